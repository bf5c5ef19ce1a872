import type { ComparedPart } from '#contract/trip/trip-comparison.ts';
import { CardCell } from '#desk/shell/card-cell.tsx';

interface CompareTableProps {
  /** What is compared, for whoever cannot see it. */
  caption: string;
  /** What the two are called. */
  one: string;
  other: string;
  rows: readonly ComparedPart[];
}

/** Two trips side by side; below each other on a phone. What differs is marked, in words too. */
export function CompareTable({ caption, one, other, rows }: CompareTableProps) {
  return (
    <table className="w-full table-fixed border-collapse text-left max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="text-label text-muted">
          <th scope="col" className="w-40 py-1.5 pr-3 font-semibold">
            What
          </th>
          <th scope="col" className="py-1.5 pr-3 font-semibold">
            {one}
          </th>
          <th scope="col" className="py-1.5 font-semibold">
            {other}
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr
            key={row.key}
            className={`border-line border-t align-top max-md:block max-md:py-2 ${row.isDifferent ? 'bg-sun/15' : ''}`}
          >
            <th scope="row" className="py-2 pr-3 pl-2 font-semibold wrap-anywhere max-md:block max-md:p-1">
              {row.label}
              {row.isDifferent && (
                <span className="ml-2 font-normal text-label text-muted md:ml-0 md:block">differs</span>
              )}
            </th>
            <Cell name={one} value={row.one} isOther={row.isDifferent} />
            <Cell name={other} value={row.other} isOther={row.isDifferent} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ name, value, isOther }: { name: string; value: string | null; isOther: boolean }) {
  return (
    <CardCell name={name} className="py-2 pr-3 max-md:p-1" valueClass="wrap-anywhere">
      <span className={`figures whitespace-pre-line ${isOther ? '' : 'text-muted'}`}>
        {value ?? <span className="text-muted">nothing</span>}
      </span>
    </CardCell>
  );
}
