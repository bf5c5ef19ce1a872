import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { getDeskBookingTable } from '#contract/desk/booking-endpoints.ts';
import type { DeskBookingSummary } from '#contract/desk/bookings.ts';
import { bookingStages } from '#contract/trip/booking.ts';
import { formatDay } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { isLate, paymentInWords, stages } from '#desk/proposals/booking-words.ts';
import { bookingsQuery } from '#desk/proposals/proposal.queries.ts';
import { TravellerCell } from '#desk/proposals/traveller-cell.tsx';
import { allAndEach, CountTabs } from '#desk/shell/count-tabs.tsx';
import type { Column } from '#desk/shell/data-table.tsx';
import { ListAnswer } from '#desk/shell/list-answer.tsx';
import { PageHead } from '#desk/shell/page-head.tsx';
import { StateBadge } from '#desk/shell/state-badge.tsx';
import { TableButton } from '#desk/shell/table-button.tsx';
import { apiOf } from '#platform/api/endpoint-query.ts';

const route = getRouteApi('/_office/bookings');

/** Every trip that was agreed to, those with the oldest open sum first. */
export function BookingListPage() {
  const search = route.useSearch();
  const queryClient = useQueryClient();
  const { data, error } = useQuery({
    ...bookingsQuery(search),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  const { stage = [] } = search;
  return (
    <>
      <PageHead title="Bookings" note="A proposal is one from the traveller’s yes on.">
        <TableButton
          label="Table of bookings"
          load={() => apiOf(queryClient).call(getDeskBookingTable, { query: { stage } })}
        />
      </PageHead>
      <CountTabs
        label="Stages"
        name="stage"
        chosen={stage.length === 1 ? stage[0] : undefined}
        tabs={allAndEach(bookingStages, (stage) => stages[stage].name, data?.counts)}
      />
      <div className="mt-4">
        <ListAnswer
          data={data}
          error={error}
          noun="bookings"
          caption="Bookings"
          columns={columns}
          rowsOf={(answer) => answer.bookings}
          keyOf={({ id }) => id}
          isMarked={isLate}
          empty={stage.length === 0 ? 'Nobody has said yes to a proposal yet.' : 'No booking is at this stage.'}
        />
      </div>
    </>
  );
}

const columns: Column<DeskBookingSummary>[] = [
  {
    header: 'Traveller',
    cell: TravellerCell,
  },
  { header: 'Tour', cell: ({ tour }) => tour },
  { header: 'Begins', cell: ({ startDate }) => <span className="whitespace-nowrap">{formatDay(startDate)}</span> },
  {
    header: 'Received',
    cell: ({ received, total }) => (
      <>
        <p className="figures">{formatUsd(received)}</p>
        <p className="figures whitespace-nowrap text-label text-muted">of {formatUsd(total)}</p>
      </>
    ),
  },
  {
    header: 'Next',
    cell: (row) =>
      row.open === null ? (
        'Nothing'
      ) : (
        <span className={isLate(row) ? 'font-semibold text-warning' : ''}>
          {paymentInWords(row.open)}
          {isLate(row) && ', overdue'}
        </span>
      ),
  },
  {
    header: 'Stage',
    cell: ({ stage }) => (
      <span className="whitespace-nowrap">
        <StateBadge of={stages[stage]} />
      </span>
    ),
  },
];
