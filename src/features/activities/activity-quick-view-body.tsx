import type { ActivitySummary } from '#contract/activities.ts';
import { formatUsd } from '#contract/words/money.ts';
import { difficultyTone, typeTone } from '#features/activities/activity-looks.ts';
import { ActivityTiles, ActivityWhatToExpect, ShortList } from '#features/activities/activity-quick-view-facts.tsx';
import { ActivityWhereabouts } from '#features/activities/activity-whereabouts.tsx';
import { difficultyName, typeName } from '#features/activities/activity-words.ts';
import { WeatherBadge } from '#features/activities/weather-badge.tsx';
import { Badge } from '#ui/badge.tsx';

/** How many inclusions are named before "& more" (B-52). */
const inclusionsShown = 2;

/** What the quick view tells, from the badges to the price (B-50). */
export function ActivityQuickViewBody({ activity }: { activity: ActivitySummary }) {
  const { name, description, type, difficulty, weatherDependency } = activity;
  return (
    <div className="grid gap-5 px-5 pt-6 pb-6 sm:px-7">
      <header>
        <div className="flex flex-wrap gap-2 pr-12">
          {weatherDependency && <WeatherBadge />}
          <Badge tone={typeTone(type)}>{typeName(type)}</Badge>
          <Badge tone={difficultyTone(difficulty)}>{difficultyName(difficulty)}</Badge>
        </div>
        <h2 className="mt-3 text-title-2 leading-[1.05] tracking-[-0.012em]">{name}</h2>
        <ActivityWhereabouts activity={activity} />
      </header>
      <ActivityTiles activity={activity} />
      {description && <p className="line-clamp-3">{description}</p>}
      <ActivityWhatToExpect activity={activity} />
      <PriceBox activity={activity} />
    </div>
  );
}

function PriceBox({ activity: { pricing } }: { activity: ActivitySummary }) {
  const { basePrice, inclusions } = pricing;
  return (
    <section aria-label="Price" className="rounded-card border border-line-strong/60 px-5 py-4">
      <p className="text-label text-muted">Price per person</p>
      <p className="figures leading-tight">
        <span className="font-display font-semibold text-[2rem]">{formatUsd(basePrice)}</span>
        <span className="text-muted">/person</span>
      </p>
      {inclusions.length > 0 && (
        <div className="mt-1.5 text-[0.96875rem] leading-normal">
          <p className="sr-only">Included:</p>
          <ShortList items={inclusions} most={inclusionsShown} />
        </div>
      )}
    </section>
  );
}
