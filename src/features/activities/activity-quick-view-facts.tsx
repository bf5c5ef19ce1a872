import { Clock, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActivitySummary } from '#contract/records/activities.ts';
import { formatAges, formatDuration } from '#features/activities/activity-words.ts';

/** How many pieces of equipment are named before "& more" (B-52). */
const equipmentShown = 3;

/** How long it takes and, where there is a rule, for which ages (B-50). */
export function ActivityTiles({ activity: { duration, requirements } }: { activity: ActivitySummary }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2.5">
      <Tile label="Duration" value={formatDuration(duration)} icon={<Clock aria-hidden="true" size={19} />} />
      {requirements.age && (
        <Tile label="Age range" value={formatAges(requirements.age)} icon={<Users aria-hidden="true" size={19} />} />
      )}
    </dl>
  );
}

function Tile({ label, value, icon }: { label: string; value: string; icon: ReactNode }) {
  return (
    <div className="rounded-field bg-sand px-4 py-3">
      <dt className="flex items-center gap-2 text-label text-muted">
        {icon}
        {label}
      </dt>
      <dd className="mt-0.5 font-display font-semibold text-xl leading-snug">{value}</dd>
    </div>
  );
}

/** What it asks of a guest and what to bring, as far as a glance needs it. */
export function ActivityWhatToExpect({ activity: { requirements } }: { activity: ActivitySummary }) {
  const { fitness, equipment } = requirements;
  if (!fitness && equipment.length === 0) return null;
  return (
    <section aria-labelledby="what-to-expect">
      <h3 id="what-to-expect" className="font-semibold text-base">
        What to Expect
      </h3>
      <dl className="mt-2 grid gap-2 text-[0.96875rem] leading-normal">
        {fitness && (
          <div>
            <dt className="text-label text-muted">Fitness level</dt>
            <dd>{fitness}</dd>
          </div>
        )}
        {equipment.length > 0 && (
          <div>
            <dt className="text-label text-muted">Equipment</dt>
            <dd>
              <ShortList items={equipment} most={equipmentShown} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** The first few items in one line; whatever is left out is "& more". */
export function ShortList({ items, most }: { items: readonly string[]; most: number }) {
  return (
    <ul className="flex flex-wrap gap-x-2">
      {items.slice(0, most).map((item, index) => (
        <li key={item} className="flex gap-2">
          {item}
          {index < Math.min(items.length - 1, most) && (
            <span aria-hidden="true" className="text-accent">
              ·
            </span>
          )}
        </li>
      ))}
      {items.length > most && <li className="text-muted">& more</li>}
    </ul>
  );
}
