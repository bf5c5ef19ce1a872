import type { MonthRating } from '#contract/values.ts';

/** Hatched, empty, half and full: the colours of a season chart, told apart without them too. */
const looks = [
  { fill: 'var(--season-avoid)', line: 'var(--line-strong)', over: 'M4 10l6-6M7 13l6-6' },
  { fill: 'var(--season-fair)', line: 'var(--line-strong)' },
  { fill: 'var(--surface)', line: 'var(--season-good)', half: 'M8.5 3a5.5 5.5 0 0 0 0 11z' },
  { fill: 'var(--season-best)', line: 'var(--season-best)' },
] as const satisfies readonly { fill: string; line: string; over?: string; half?: string }[];

/**
 * How good a month is, as a disc as high as the text around it. Its colours are attributes: classes for them would be in
 * the sheet of every page.
 */
export function SeasonMark({ rating }: { rating: MonthRating }) {
  const look: { fill: string; line: string; over?: string; half?: string } = looks[rating] ?? looks[1];
  return (
    <svg aria-hidden="true" viewBox="0 0 17 17" width="1em" height="1em" className="block shrink-0">
      <circle cx="8.5" cy="8.5" r="8.5" fill="var(--surface)" />
      <circle cx="8.5" cy="8.5" r="6" fill={look.fill} stroke={look.line} strokeWidth="2" />
      {look.half && <path d={look.half} fill={look.line} />}
      {look.over && <path d={look.over} stroke={look.line} strokeWidth="1.25" />}
    </svg>
  );
}
