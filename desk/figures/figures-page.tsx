import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { MonthFigures } from '#contract/desk/figure-endpoints.ts';
import { formatMonth } from '#contract/words/days.ts';
import { figuresQuery } from '#desk/figures/figures.queries.ts';
import { type Column, DataTable } from '#desk/shell/data-table.tsx';
import { FilterSelect } from '#desk/shell/list-filters.tsx';
import { PageHead } from '#desk/shell/page-head.tsx';

const route = getRouteApi('/_office/figures');

/** What came of the enquiries of each month. */
export function FiguresPage() {
  const { month: chosen } = route.useSearch();
  const navigate = route.useNavigate();
  const { data } = useSuspenseQuery(figuresQuery);
  // The month that runs stands first.
  const months = useMemo(() => data.months.toReversed(), [data]);
  const summed = useMemo(
    () => sumFigures(months.filter(({ month }) => chosen === undefined || month === chosen)),
    [months, chosen],
  );
  return (
    <>
      <PageHead
        title="Figures"
        note="By the month an enquiry came in. What is promised counts by your opening hours and days off. What was erased since is in no figure."
      />
      <DataTable
        caption="Enquiries by month"
        columns={monthColumns}
        rows={months}
        keyOf={({ month }) => month}
        empty=""
      />
      <div className="mt-8 mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title-3">What they were about</h2>
        <FilterSelect
          label="Of"
          any="All thirteen months"
          value={chosen}
          options={months.map(({ month }) => ({ value: month, label: formatMonth(month) }))}
          onChoose={(month) => void navigate({ search: { month }, resetScroll: false })}
        />
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <DataTable
          caption="By trip"
          columns={tripColumns}
          rows={summed.byTrip}
          keyOf={({ kind, slug }) => `${kind} ${slug}`}
          empty="No enquiry of that time was about a trip of ours."
        />
        <DataTable
          caption="By month asked for"
          columns={askedForColumns}
          rows={summed.byMonthAskedFor}
          keyOf={({ month }) => month}
          empty="No enquiry of that time named a day to begin."
        />
      </div>
    </>
  );
}

/** `12`, with its part of the whole: `12 (80 %)`. */
function ofAll(part: number, all: number): string {
  return all === 0 ? String(part) : `${part} (${Math.round((100 * part) / all)} %)`;
}

function Figure({ children }: { children: number | string }) {
  return <span className="figures whitespace-nowrap">{children}</span>;
}

const monthColumns: Column<MonthFigures>[] = [
  { header: 'Month', cell: (row) => formatMonth(row.month) },
  { header: 'Received', cell: (row) => <Figure>{row.received}</Figure> },
  {
    header: 'Answered as promised',
    cell: (row) => <Figure>{ofAll(row.answeredAsPromised, row.received)}</Figure>,
  },
  {
    header: 'Won',
    cell: (row) => <Figure>{ofAll(row.won, row.received)}</Figure>,
  },
];

const tripColumns: Column<MonthFigures['byTrip'][number]>[] = [
  {
    header: 'Trip',
    cell: (row) => (
      <>
        {row.name}
        {row.kind === 'group-tour' && <span className="text-label text-muted"> · group tour</span>}
      </>
    ),
  },
  { header: 'Received', cell: (row) => <Figure>{row.received}</Figure> },
  {
    header: 'Won',
    cell: (row) => <Figure>{ofAll(row.won, row.received)}</Figure>,
  },
];

const askedForColumns: Column<MonthFigures['byMonthAskedFor'][number]>[] = [
  { header: 'Travels in', cell: (row) => formatMonth(row.month) },
  { header: 'Received', cell: (row) => <Figure>{row.received}</Figure> },
  {
    header: 'Won',
    cell: (row) => <Figure>{ofAll(row.won, row.received)}</Figure>,
  },
];

type Figures = Omit<MonthFigures, 'month'>;

interface Share {
  received: number;
  won: number;
}

/** What several months came to together, in the orders of one. */
function sumFigures(months: readonly MonthFigures[]): Figures {
  const byTrip = sumBy(
    months.flatMap((month) => month.byTrip),
    ({ kind, slug }) => `${kind} ${slug}`,
  );
  const byMonth = sumBy(
    months.flatMap((month) => month.byMonthAskedFor),
    ({ month }) => month,
  );
  return {
    received: sum(months, 'received'),
    won: sum(months, 'won'),
    answeredAsPromised: sum(months, 'answeredAsPromised'),
    byTrip: byTrip.toSorted((a, b) => b.received - a.received),
    byMonthAskedFor: byMonth.toSorted((a, b) => a.month.localeCompare(b.month)),
  };
}

function sum(months: readonly MonthFigures[], name: 'received' | 'won' | 'answeredAsPromised'): number {
  return months.reduce((all, month) => all + month[name], 0);
}

function sumBy<Row extends Share>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const known = sums.get(keyOf(row));
    sums.set(keyOf(row), {
      ...row,
      received: row.received + (known?.received ?? 0),
      won: row.won + (known?.won ?? 0),
    });
  }
  return [...sums.values()];
}
