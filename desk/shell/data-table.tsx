import { type ColumnDef, type RowData, tableFeatures, useTable } from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** Lists are sorted, filtered and paged by the server: none of the table's own features is used. */
const features = tableFeatures({});

export type Column<Row extends RowData> = ColumnDef<typeof features, Row>;

interface DataTableProps<Row extends RowData> {
  /** What the table lists, for whoever cannot see it. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  /** A row that wants to be seen first. */
  isMarked?: (row: Row) => boolean;
  /** Shown in place of rows. */
  empty: ReactNode;
}

/** Rows that become cards on a phone, each cell with its column's name. Columns and rows must be stable values. */
export function DataTable<Row extends RowData>({ caption, columns, rows, isMarked, empty }: DataTableProps<Row>) {
  const table = useTable({ features, columns, data: rows });
  if (rows.length === 0) return <p className="rounded-card bg-sand p-6">{empty}</p>;
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full border-collapse text-left text-[0.96875rem] max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col" className="px-3 py-2.5 font-semibold text-label text-muted first:pl-5">
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody className="max-md:block">
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              className={`border-line border-t align-top hover:bg-sand/60 max-md:grid max-md:gap-1 max-md:px-4 max-md:py-3 ${isMarked?.(row.original) ? 'bg-sun/12' : ''}`}
            >
              {row.getAllCells().map((cell) => (
                <td
                  key={cell.id}
                  className="px-3 py-2.5 first:pl-5 max-md:grid max-md:grid-cols-[min(7.5rem,40%)_minmax(0,1fr)] max-md:gap-2 max-md:p-0 max-md:first:p-0"
                >
                  <span className="text-label text-muted md:hidden" aria-hidden="true">
                    {String(cell.column.columnDef.header ?? '')}
                  </span>
                  <div className="min-w-0 max-md:wrap-anywhere">
                    <table.FlexRender cell={cell} />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
