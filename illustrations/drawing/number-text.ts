// Numbers as path data writes them: short, and separated only where they would run together.

/** Writes a number with at most one decimal and no superfluous zero. */
export function formatNumber(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return (rounded === 0 ? 0 : rounded).toString().replace(/^(-?)0\./, '$1.');
}

/** The values rounded to whole units, as path data. */
export function joinWhole(values: readonly number[]): string {
  return joinNumbers(values.map(Math.round));
}

/** The values as path data: a minus sign separates well enough, anything else needs a space. */
export function joinNumbers(values: readonly number[]): string {
  return values
    .map(formatNumber)
    .map((text, index) => (index === 0 || text.startsWith('-') ? text : ` ${text}`))
    .join('');
}
