import type { Block, Inline } from '#contract/prose.ts';
import { inlines, plainText } from '#ui/prose-inlines.tsx';

type Table = Extract<Block, { kind: 'table' }>;

/** A table of an article. Figures stand below each other, and the head of their column says the currency once. */
export function ProseTable({ table: { head, rows } }: { table: Table }) {
  const columns = head.map((_, index) =>
    columnOf(
      rows.map((row) => row[index] ?? []),
      index,
    ),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, also by keyboard
    <figure aria-label={`Table: ${head.map(plainText).join(', ')}`} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-[0.96875rem]">
        <thead>
          <tr className="align-bottom">
            {head.map((cell, index) => (
              <th
                key={plainText(cell)}
                scope="col"
                className={`border-line-strong border-b-2 py-2 ${sideOf(columns[index])}`}
              >
                {inlines(cell)}
                {columns[index]?.isInDollars && <span>, USD</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figures">
          {rows.map((row) => (
            <tr key={row.map(plainText).join('|')}>
              {row.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell's place is its identity
                <td key={index} className={`border-line border-b py-2 align-top ${sideOf(columns[index])}`}>
                  {inlines(columns[index]?.isInDollars ? withoutCurrency(cell) : cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

interface Column {
  hasFigures: boolean;
  /** Every amount of it is in dollars. */
  isInDollars: boolean;
}

/** `12`, `1.5 to 2`, `about 240 km`, `USD 80, or 130 with another passport` */
const figure = /^(?:about )?\d[\d.,]*(?: to \d[\d.,]*)?(?: \S+)?$|^USD \d/;
const leastShare = 0.75;

function columnOf(cells: readonly (readonly Inline[])[], index: number): Column {
  const texts = cells.map(plainText);
  const figures = texts.filter((text) => figure.test(text));
  const hasFigures = index > 0 && figures.length >= texts.length * leastShare;
  const amounts = texts.filter((text) => /\d/.test(text));
  return { hasFigures, isInDollars: hasFigures && amounts.every((text) => text.startsWith('USD ')) };
}

const sideOf = (column: Column | undefined) =>
  column?.hasFigures ? 'pl-4 text-right first:pl-0' : 'pr-4 text-left last:pr-0';

function withoutCurrency([first, ...others]: readonly Inline[]): readonly Inline[] {
  return first === undefined ? [] : [{ ...first, text: first.text.replace(/^USD /, '') }, ...others];
}
