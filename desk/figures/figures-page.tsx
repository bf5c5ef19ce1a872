import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { MonthFigures, PeriodFigures } from '#contract/desk/figure-endpoints.ts';
import { formatMonth } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { figuresQuery } from '#desk/figures/figures.queries.ts';
import { Answer } from '#desk/shell/answer.tsx';
import { type Column, DataTable } from '#desk/shell/data-table.tsx';
import { FilterSelect } from '#desk/shell/list-filters.tsx';
import { PageHead } from '#desk/shell/page-head.tsx';

const route = getRouteApi('/_office/figures');

/** What came of the enquiries of each month, and of some of them what they were about, how fast they were answered and what was lost. */
export function FiguresPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error } = useQuery({ ...figuresQuery(search), placeholderData: keepPreviousData });
  return (
    <>
      <PageHead
        title="Figures"
        note="By the month an enquiry came in. What is promised counts by your opening hours and days off. What was erased since is in no figure."
      />
      <Answer data={data} error={error}>
        {({ months, period }) => {
          // The month that runs stands first, and a month without an enquiry says nothing.
          const newest = months.toReversed();
          const [last = '', , quarter = ''] = newest.map(({ month }) => month);
          const periods = [
            { value: `${quarter} ${last}`, label: 'The last three months' },
            ...newest
              .filter(({ received }) => received > 0)
              .map(({ month }) => ({ value: `${month} ${month}`, label: formatMonth(month) })),
          ];
          return (
            <>
              <DataTable
                caption="Enquiries by month"
                columns={monthColumns(Math.max(...months.map(({ received }) => received)))}
                rows={newest.filter(({ received }) => received > 0)}
                keyOf={({ month }) => month}
                empty="No enquiry has come in these thirteen months."
              />
              <div className="mt-8 mb-4 flex flex-wrap items-center justify-between gap-3">
                <h2 className="text-title-3">What came of them</h2>
                <FilterSelect
                  label="Of"
                  any="All thirteen months"
                  value={search.from && `${search.from} ${search.to ?? search.from}`}
                  options={periods}
                  onChoose={(chosen) => {
                    const [from, to] = chosen?.split(' ') ?? [];
                    void navigate({ search: { from, to }, resetScroll: false });
                  }}
                />
              </div>
              <PeriodInFigures period={period} />
            </>
          );
        }}
      </Answer>
    </>
  );
}

function PeriodInFigures({ period }: { period: PeriodFigures }) {
  const { received, answered, answeredAsPromised, medianMinutes, proposed, held } = period;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <dl className="grid gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 sm:p-5 xl:col-span-2 xl:grid-cols-4">
        <Sum
          label="Half were answered within"
          value={medianMinutes === null ? 'Nothing yet' : spanInWords(medianMinutes)}
        >
          {answered} of {received} have an answer
        </Sum>
        <Sum label="Answered as promised" value={ofAll(answeredAsPromised, received)}>
          <Bar part={answeredAsPromised} most={received} />
        </Sum>
        <Sum label="Proposed" value={`USD ${formatUsd(proposed.dollars).slice(1)}`}>
          {proposed.count === 1 ? 'one proposal' : `${proposed.count} proposals`}
        </Sum>
        <Sum label="Held for travellers" value={`USD ${formatUsd(held.dollars).slice(1)}`}>
          <Bar part={held.dollars} most={proposed.dollars} />
        </Sum>
      </dl>
      <Shares
        caption="By trip"
        header="Trip"
        rows={period.byTrip}
        keyOf={({ kind, slug }) => `${kind} ${slug}`}
        nameOf={({ name, kind }) => (
          <>
            {name}
            {kind === 'group-tour' && <span className="text-label text-muted"> · group tour</span>}
          </>
        )}
        empty="No enquiry of that time was about a trip of ours."
      />
      <Shares
        caption="By month asked for"
        header="Travels in"
        rows={period.byMonthAskedFor}
        keyOf={({ month }) => month}
        nameOf={({ month }) => formatMonth(month)}
        empty="No enquiry of that time named a day to begin."
      />
      <Shares
        caption="By where they came from"
        header="Came from"
        rows={period.bySource}
        keyOf={({ source }) => source ?? ''}
        nameOf={({ source }) => source ?? <span className="text-muted">No other site led here</span>}
        empty="No enquiry of that time said how it came."
      />
      <DataTable
        caption="What was lost, and why"
        columns={lostColumns(Math.max(0, ...period.lost.map(({ count }) => count)))}
        rows={period.lost}
        keyOf={({ reason }) => reason}
        empty="Nothing of that time is lost."
      />
    </div>
  );
}

function Sum({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-label text-muted">{label}</dt>
      <dd>
        <p className="figures font-semibold text-title-3 leading-tight">{value}</p>
        <div className="figures text-label text-muted">{children}</div>
      </dd>
    </div>
  );
}

/** A part of the most there is, drawn; the figure stands beside it. */
function Bar({ part, most }: { part: number; most: number }) {
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="mt-1 h-2 w-full min-w-16">
      <rect width="100" height="1" className="fill-line" />
      <rect width={most === 0 ? 0 : (100 * part) / most} height="1" className="fill-primary" />
    </svg>
  );
}

interface Share {
  received: number;
  won: number;
}

interface SharesProps<Row extends Share> {
  caption: string;
  header: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => ReactNode;
  empty: string;
}

function Shares<Row extends Share>({ caption, header, rows, keyOf, nameOf, empty }: SharesProps<Row>) {
  const most = Math.max(0, ...rows.map(({ received }) => received));
  const columns: Column<Row>[] = [
    { header, isWide: true, cell: nameOf },
    { header: 'Received', cell: (row) => <Drawn count={row.received} most={most} /> },
    { header: 'Won', cell: (row) => <Figure>{ofAll(row.won, row.received)}</Figure> },
  ];
  return <DataTable caption={caption} columns={columns} rows={rows} keyOf={keyOf} empty={empty} />;
}

function Drawn({ count, most }: { count: number; most: number }) {
  return (
    <div className="flex items-center gap-3">
      <span className="min-w-8 shrink-0 text-right">
        <Figure>{count}</Figure>
      </span>
      <Bar part={count} most={most} />
    </div>
  );
}

/** `12`, with its part of the whole: `12 (80 %)`. */
function ofAll(part: number, all: number): string {
  return all === 0 ? String(part) : `${part} (${Math.round((100 * part) / all)} %)`;
}

/** `40 min`, `3 h 20 min`, `2 d 4 h`. */
function spanInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return hours < 24 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

function Figure({ children }: { children: number | string }) {
  return <span className="figures whitespace-nowrap">{children}</span>;
}

function monthColumns(most: number): Column<MonthFigures>[] {
  return [
    { header: 'Month', cell: (row) => <span className="whitespace-nowrap">{formatMonth(row.month)}</span> },
    {
      header: 'Received',
      cell: (row) => (
        <div className="md:min-w-60 xl:min-w-96">
          <Drawn count={row.received} most={most} />
        </div>
      ),
    },
    { header: 'Answered as promised', cell: (row) => <Figure>{ofAll(row.answeredAsPromised, row.received)}</Figure> },
    { header: 'Won', cell: (row) => <Figure>{ofAll(row.won, row.received)}</Figure> },
  ];
}

function lostColumns(most: number): Column<PeriodFigures['lost'][number]>[] {
  return [
    { header: 'Lost because', isWide: true, cell: ({ reason }) => reason },
    { header: 'Enquiries', cell: ({ count }) => <Drawn count={count} most={most} /> },
  ];
}
