import { monthNames } from '#contract/seasons.ts';
import type { MonthRating } from '#contract/values.ts';

/** By rating, the worst first. */
export const ratings = [
  { word: 'avoid', height: 'h-[12%]', colour: 'bg-season-avoid hatched' },
  { word: 'fair or wet', height: 'h-[34%]', colour: 'bg-season-fair' },
  { word: 'good', height: 'h-[67%]', colour: 'bg-season-good' },
  { word: 'best', height: 'h-full', colour: 'bg-season-best' },
] as const;

/** Twelve months as bars; each is also written out for a screen reader. */
export function SeasonChart({ months }: { months: readonly MonthRating[] }) {
  return (
    <div>
      <ol className="grid grid-cols-12 gap-1 sm:gap-2">
        {monthNames.map((name, index) => {
          const rating = ratings[months[index] ?? 1];
          return (
            <li key={name} className="flex flex-col items-center gap-2">
              <span aria-hidden="true" className="flex h-24 w-full items-end rounded-lg bg-sand">
                <span className={`block w-full rounded-lg ${rating?.height} ${rating?.colour}`} />
              </span>
              <span aria-hidden="true" className="font-medium text-[0.8125rem] text-muted">
                <span className="sm:hidden">{name.slice(0, 1)}</span>
                <span className="max-sm:hidden">{name.slice(0, 3)}</span>
              </span>
              <span className="sr-only">
                {name}: {rating?.word}
              </span>
            </li>
          );
        })}
      </ol>
      <ul aria-hidden="true" className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-label text-muted">
        {[...ratings].reverse().map(({ word, colour }) => (
          <li key={word} className="flex items-center gap-2">
            <span className={`size-3 rounded-full ring-1 ring-line-strong/40 ${colour}`} />
            {word}
          </li>
        ))}
      </ul>
    </div>
  );
}
