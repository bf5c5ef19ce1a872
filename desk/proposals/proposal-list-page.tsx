import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { officeDay } from '#contract/calendar/calendar.ts';
import { type DeskProposalSummary, deskProposalState } from '#contract/desk/proposals.ts';
import { formatDay, formatMoment } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { proposalsQuery } from '#desk/proposals/proposal.queries.ts';
import { endInWords, openedInWords, proposalStates } from '#desk/proposals/proposal-words.ts';
import { TravellerCell } from '#desk/proposals/traveller-cell.tsx';
import { allAndEach, CountTabs } from '#desk/shell/count-tabs.tsx';
import type { Column } from '#desk/shell/data-table.tsx';
import { ListAnswer } from '#desk/shell/list-answer.tsx';
import { PageHead } from '#desk/shell/page-head.tsx';
import { StateBadge } from '#desk/shell/state-badge.tsx';

const route = getRouteApi('/_office/proposals/');

/** Travellers open and hold them while the list is looked at, in milliseconds. */
const askedAgainAfter = 30_000;

/** Every trip that was offered, those that were touched last first. */
export function ProposalListPage() {
  const search = route.useSearch();
  const { data, error } = useQuery({
    ...proposalsQuery(search),
    placeholderData: keepPreviousData,
    refetchInterval: askedAgainAfter,
  });
  return (
    <>
      <PageHead title="Proposals" note="One is begun on the page of its enquiry." />
      <CountTabs
        label="States"
        name="state"
        chosen={search.state?.length === 1 ? search.state[0] : undefined}
        tabs={allAndEach(deskProposalState.options, (state) => proposalStates[state].name, data?.counts)}
      />
      <div className="mt-4">
        <ListAnswer
          data={data}
          error={error}
          noun="proposals"
          caption="Proposals"
          columns={columns}
          rowsOf={(answer) => answer.proposals}
          keyOf={({ id }) => id}
          isMarked={(proposal) => endInWords(proposal, officeDay(new Date())) !== undefined}
          empty={search.state === undefined ? 'No proposal has been made yet.' : 'No proposal is in this state.'}
        />
      </div>
    </>
  );
}

const columns: Column<DeskProposalSummary>[] = [
  {
    header: 'Traveller',
    cell: TravellerCell,
  },
  {
    header: 'Tour',
    cell: (row) => (
      <>
        <p>{row.tour}</p>
        {row.number > 0 && <p className="text-label text-muted">Version {row.number}</p>}
      </>
    ),
  },
  {
    header: 'Begins',
    cell: (row) => (
      <span className="whitespace-nowrap">{row.startDate === null ? 'No date' : formatDay(row.startDate)}</span>
    ),
  },
  {
    header: 'Total',
    cell: (row) => row.total !== null && <span className="figures">{formatUsd(row.total)}</span>,
  },
  {
    header: 'State',
    cell: (row) => {
      const opened = openedInWords(row, Date.now());
      return (
        <>
          <StateBadge of={proposalStates[row.state]} />
          {opened !== undefined && (
            <p
              className="mt-1 text-label text-muted"
              title={row.lastOpenedAt ? formatMoment(row.lastOpenedAt) : undefined}
            >
              {opened}
            </p>
          )}
        </>
      );
    },
  },
  {
    header: 'Valid until',
    cell: (row) => {
      const end = endInWords(row, officeDay(new Date()));
      return (
        <>
          <p className="whitespace-nowrap">{formatDay(row.validUntil)}</p>
          {end !== undefined && <p className="font-semibold text-label text-warning">{end}</p>}
        </>
      );
    },
  },
];
