import { deskPageSize } from '#contract/desk/desk-paging.ts';
import { Answer } from '#desk/shell/answer.tsx';
import { DataTable, type DataTableProps } from '#desk/shell/data-table.tsx';
import { PageLinks } from '#desk/shell/page-links.tsx';

interface ListAnswerProps<Data, Row> extends Omit<DataTableProps<Row>, 'rows'> {
  data: Data | undefined;
  error: Error | null;
  rowsOf: (data: Data) => readonly Row[];
  /** What the list is made of: `enquiries`. */
  noun: string;
}

/** A page of a list, once it is there, and the way to the others. */
export function ListAnswer<Data extends { page: number; total: number; limit?: number }, Row>(
  props: ListAnswerProps<Data, Row>,
) {
  const { data, error, rowsOf, noun, ...table } = props;
  return (
    <Answer data={data} error={error}>
      {(answer) => (
        <>
          <DataTable {...table} rows={rowsOf(answer)} />
          <PageLinks page={answer.page} total={answer.total} limit={answer.limit ?? deskPageSize} noun={noun} />
        </>
      )}
    </Answer>
  );
}
