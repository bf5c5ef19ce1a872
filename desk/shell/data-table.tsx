import { type ReactNode, useRef } from 'react';
import { useListKeys } from '#desk/platform/use-list-keys.ts';
import { CardCell } from '#desk/shell/card-cell.tsx';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** It has what the others leave, on one line. */
  isWide?: boolean;
}

export interface DataTableProps<Row> {
  /** What the table lists, for whoever cannot see it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** What a row is known by. */
  keyOf: (row: Row) => string;
  /** A row that wants to be seen first. */
  isMarked?: (row: Row) => boolean;
  /** Shown in place of rows. */
  empty: ReactNode;
  /** Where several can be picked. */
  picking?: Picking<Row>;
}

interface Picking<Row> {
  /** Keys of those that are picked. */
  picked: Pick<ReadonlySet<string>, 'has'>;
  /** What a row is called, for whoever cannot see it. */
  nameOf: (row: Row) => string;
  onPick: (rows: readonly Row[], isPicked: boolean) => void;
}

/** Large enough for a finger, and no taller than a line. */
const pickClass = 'block size-6 cursor-pointer accent-primary';

/** Rows that J and K and the arrows go through, and that become cards on a phone, each cell with its column's name; the server sorts, filters and pages them. */
export function DataTable<Row>({ caption, columns, rows, keyOf, isMarked, empty, picking }: DataTableProps<Row>) {
  const table = useRef<HTMLTableElement>(null);
  useListKeys((step, isArrow) => {
    const links = [...(table.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [])].flatMap(
      (row) => row.querySelector('a') ?? [],
    );
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const next = links[at + step] ?? links[at] ?? links[0];
    if (next === undefined || (isArrow && at < 0)) return false;
    next.focus();
    return true;
  });
  /** The row that was picked last: with Shift all between it and the next are. */
  const last = useRef<string | undefined>(undefined);
  const pick = (row: Row, isPicked: boolean, isRange: boolean) => {
    const [from, to] = [rows.findIndex((one) => keyOf(one) === last.current), rows.indexOf(row)];
    last.current = keyOf(row);
    const range = isRange && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
    picking?.onPick(range, isPicked);
  };
  const areAllPicked = rows.every((row) => picking?.picked.has(keyOf(row)));
  if (rows.length === 0) return <p className="rounded-card bg-sand p-6">{empty}</p>;
  return (
    // What is for the ear alone stays within it, too: else the page scrolls sideways.
    <div className="relative overflow-x-auto rounded-card border border-line bg-surface">
      <table ref={table} className="w-full border-collapse text-left text-[0.96875rem] max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr>
            {picking !== undefined && (
              <th scope="col" className="w-0 pl-4">
                <input
                  type="checkbox"
                  aria-label={`Pick all ${rows.length}`}
                  checked={areAllPicked}
                  onChange={() => picking.onPick(rows, !areAllPicked)}
                  className={pickClass}
                />
              </th>
            )}
            {columns.map(({ header }) => (
              <th key={header} scope="col" className="px-2.5 py-1.5 font-semibold text-label text-muted first:pl-5">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className={`border-line border-t align-top hover:bg-sand/60 max-md:relative max-md:grid max-md:gap-1 max-md:px-4 max-md:py-3 ${isMarked?.(row) ? 'bg-sun/12' : ''}`}
            >
              {picking !== undefined && (
                <td className="py-1.5 pl-4 max-md:absolute max-md:top-3 max-md:right-4 max-md:p-0">
                  <input
                    type="checkbox"
                    aria-label={`Pick ${picking.nameOf(row)}`}
                    checked={picking.picked.has(keyOf(row))}
                    onChange={({ nativeEvent }) =>
                      pick(row, !picking.picked.has(keyOf(row)), (nativeEvent as MouseEvent).shiftKey)
                    }
                    className={pickClass}
                  />
                </td>
              )}
              {columns.map(({ header, cell, isWide }, column) => (
                <CardCell
                  key={header}
                  name={column > 0 ? header : undefined}
                  className={`px-2.5 py-1 first:pl-5 max-md:p-0 max-md:first:p-0 ${isWide ? 'md:w-full md:max-w-0' : ''} ${column === 0 && picking !== undefined ? 'max-md:pr-10' : ''}`}
                  valueClass={isWide ? 'md:truncate' : ''}
                >
                  {cell(row)}
                </CardCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
