import type { MonthRating } from '#contract/values.ts';

/** Hatched, empty, half and full: the colours of a season chart, told apart without them too. */
const looks = [
  'border-line-strong bg-season-avoid hatched',
  'border-line-strong bg-season-fair',
  'border-season-good bg-linear-to-r from-50% from-season-good to-50% to-surface',
  'border-season-best bg-season-best',
];

/** How good a month is, as a disc a little lower than the letters it stands beside. */
export function SeasonMark({ rating, className = '' }: { rating: MonthRating; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block size-[0.9em] shrink-0 rounded-full border-2 forced-color-adjust-none ${looks[rating] ?? ''} ${className}`}
    />
  );
}
