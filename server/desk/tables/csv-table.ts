/** What stands in a cell: a number as it is, a text that no spreadsheet may take for a formula, or nothing. */
export type Cell = string | number | undefined;

export type Column<Row> = readonly [header: string, cell: (row: Row) => Cell];

/** Spreadsheets run what begins so, in their own and in full-width characters, also behind spaces. */
const formula = /^[\s\p{Cf}]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]/u;

/**
 * A table as spreadsheets read it without questions: UTF-8 with its mark, every text in quotes. A text that would
 * be run as a formula begins with an apostrophe, which a spreadsheet shows as text. In pieces, a page of rows each.
 */
export async function* csvTable<Row>(
  columns: readonly Column<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  let text = `\ufeff${csvLine(columns.map(([header]) => header))}`;
  for await (const rows of pages) {
    yield text + rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('');
    text = '';
  }
  if (text !== '') yield text;
}

/** Rows that are all there. */
export async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = formula.test(cell) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}
