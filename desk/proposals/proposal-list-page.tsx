import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { officeDay } from '#contract/calendar/calendar.ts';
import { type DeskProposalSummary, deskProposalState } from '#contract/desk/proposals.ts';
import { formatDay, formatMoment } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { proposalsQuery } from '#desk/proposals/proposal.queries.ts';
import { endInWords, openedInWords, proposalStateNames, proposalStateTones } from '#desk/proposals/proposal-words.ts';
import { TravellerCell } from '#desk/proposals/traveller-cell.tsx';
import { Answer } from '#desk/shell/answer.tsx';
import { allAndEach, CountTabs } from '#desk/shell/count-tabs.tsx';
import { type Column, DataTable } from '#desk/shell/data-table.tsx';
import { PageHead } from '#desk/shell/page-head.tsx';
import { PageLinks } from '#desk/shell/page-links.tsx';
import { Badge } from '#ui/badge.tsx';

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
        tabs={allAndEach(deskProposalState.options, (state) => proposalStateNames[state], data?.counts)}
      />
      <div className="mt-4">
        <Answer data={data} error={error}>
          {(answer) => (
            <>
              <DataTable
                caption="Proposals"
                columns={columns}
                rows={answer.proposals}
                keyOf={({ id }) => id}
                isMarked={(proposal) => endInWords(proposal, officeDay(new Date())) !== undefined}
                empty={search.state === undefined ? 'No proposal has been made yet.' : 'No proposal is in this state.'}
              />
              <PageLinks page={answer.page} total={answer.total} limit={answer.limit} noun="proposals" />
            </>
          )}
        </Answer>
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
          <Badge tone={proposalStateTones[row.state]}>{proposalStateNames[row.state]}</Badge>
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
