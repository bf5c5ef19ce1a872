import { monthOf, officeDay } from '#contract/calendar/calendar.ts';
import { monthNames } from '#contract/records/seasons.ts';
import type { MonthRating } from '#contract/values.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';

/** By rating, the worst first. */
export const ratings = [
  { word: 'avoid', height: 'h-[12%]', colour: 'bg-season-avoid hatched' },
  { word: 'fair', height: 'h-[34%]', colour: 'bg-season-fair dark:bg-[#8a8262]' },
  { word: 'good', height: 'h-[67%]', colour: 'bg-season-good' },
  { word: 'best', height: 'h-full', colour: 'bg-season-best' },
] as const;

interface SeasonChartProps {
  months: readonly MonthRating[];
  /** Those of a trip, January 0; this month where they are left out. */
  marked?: readonly number[];
}

/** Twelve months as bars below what their colours mean, some of them marked; each is also written out for a screen reader. */
export function SeasonChart({ months, marked }: SeasonChartProps) {
  const current = useIsHydrated() ? monthOf(officeDay(new Date())) - 1 : undefined;
  return (
    <div className="@container">
      <ul aria-hidden="true" className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-label text-muted">
        {[...ratings].reverse().map(({ word, colour }) => (
          <li key={word} className="flex items-center gap-2">
            <span className={`size-3 rounded-full ring-1 ring-line-strong/40 ${colour}`} />
            {word}
          </li>
        ))}
      </ul>
      <ol className="grid grid-cols-12 gap-1 sm:gap-2">
        {monthNames.map((name, index) => {
          const rating = ratings[months[index] ?? 1];
          const isMarked = marked?.includes(index) ?? index === current;
          return (
            <li key={name} aria-current={isMarked ? 'date' : undefined} className="flex flex-col items-center gap-1">
              <span aria-hidden="true" className="flex h-24 w-full items-end rounded-lg bg-sand">
                <span
                  className={`block w-full rounded-lg border border-transparent ${rating?.height} ${rating?.colour}`}
                />
              </span>
              <span
                aria-hidden="true"
                className={`w-full rounded-full py-0.5 text-center text-[0.8125rem] leading-normal ${isMarked ? 'bg-ink font-semibold text-paper' : 'font-medium text-muted'}`}
              >
                {name.slice(0, 1)}
                <span className="hidden @min-[30rem]:inline">{name.slice(1, 3)}</span>
              </span>
              <span className="sr-only">{`${name}: ${rating?.word ?? ''}`}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
