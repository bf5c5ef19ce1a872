import { Backpack, HeartPulse } from 'lucide-react';
import type { ActivitySummary } from '#contract/activities.ts';
import { CheckList } from '#ui/check-list.tsx';

/** What the activity asks of a guest, and what to bring. */
export function ActivityExpectations({ requirements }: Pick<ActivitySummary, 'requirements'>) {
  const { fitness, equipment } = requirements;
  return (
    <div className="grid gap-x-12 gap-y-8 rounded-panel bg-sand p-6 sm:grid-cols-2 sm:p-8">
      {fitness && (
        <div>
          <h3 className="flex items-center gap-2.5 text-title-3">
            <HeartPulse aria-hidden="true" size={22} strokeWidth={1.75} className="shrink-0 text-primary" />
            Fitness level
          </h3>
          <p className="mt-3">{fitness}</p>
        </div>
      )}
      {equipment.length > 0 && (
        <div>
          <h3 className="flex items-center gap-2.5 text-title-3">
            <Backpack aria-hidden="true" size={22} strokeWidth={1.75} className="shrink-0 text-primary" />
            Equipment
          </h3>
          <div className="mt-3">
            <CheckList items={equipment} />
          </div>
        </div>
      )}
    </div>
  );
}
