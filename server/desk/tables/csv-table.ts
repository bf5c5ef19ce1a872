/** What stands in a cell: a number as it is, a text that no spreadsheet may take for a formula, or nothing. */
export type Cell = string | number | undefined;

/** Spreadsheets run what begins so, in their own and in full-width letters, also behind spaces. */
const formula = /^[\s\p{Cf}]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]/u;

/**
 * A table as spreadsheets read it without questions: UTF-8 with its mark, every text in quotes. A text that would
 * be run as a formula begins with an apostrophe, which a spreadsheet shows as text.
 */
export function csvTable(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${[header, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}

function cellText(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = formula.test(cell) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}
