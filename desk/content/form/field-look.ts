/** Fields of a long form stand closer than those of a page with five. */
export const boxClass =
  'w-full min-w-0 min-h-11 rounded-field border border-line-strong bg-surface px-3 text-base placeholder:text-subtle aria-invalid:border-2 aria-invalid:border-danger disabled:opacity-60';

export const areaClass = `${boxClass} field-sizing-content contain-inline-size max-h-[32rem] py-2.5 leading-normal`;

/** Rows for a text where the browser cannot fit the box to it. */
export function rowsFor(text: string, least: number): number {
  const lines = text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 90), 0);
  return Math.min(18, Math.max(least, lines));
}
