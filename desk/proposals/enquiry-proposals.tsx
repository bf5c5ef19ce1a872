import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { officeDay } from '#contract/calendar/calendar.ts';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import { beginDeskProposal } from '#contract/desk/proposal-endpoints.ts';
import type { DeskProposalSummary } from '#contract/desk/proposals.ts';
import { formatDay } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { proposalQuery } from '#desk/proposals/proposal.queries.ts';
import { endInWords, openedInWords, proposalStates } from '#desk/proposals/proposal-words.ts';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Panel } from '#desk/shell/panel.tsx';
import { StateBadge } from '#desk/shell/state-badge.tsx';
import { Button } from '#ui/button.tsx';

/** What was offered in answer to an enquiry, and the press that offers its trip. */
export function EnquiryProposals({ enquiry: { reference, proposals } }: { enquiry: DeskEnquiry }) {
  const begin = useChange(beginDeskProposal);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const hasDraft = proposals.some(({ state }) => state === 'draft');
  const press = () =>
    begin.mutate(
      { params: { reference }, body: {} },
      {
        onSuccess: (proposal) => {
          queryClient.setQueryData(proposalQuery(proposal.id).queryKey, proposal);
          void navigate({ to: '/proposals/$id', params: { id: proposal.id } });
        },
      },
    );
  return (
    <Panel title="Proposals">
      <div className="grid gap-4">
        {proposals.length > 0 && (
          <ul className="grid gap-3">
            {proposals.map((proposal) => (
              <li key={proposal.id}>
                <Proposal proposal={proposal} />
              </li>
            ))}
          </ul>
        )}
        <FormFailure error={begin.error} />
        {/* One that was begun and not sent is gone on with, not begun twice. */}
        {!hasDraft && (
          <div>
            <Button variant="secondary" size="small" isIdle={begin.isPending} onClick={press}>
              {begin.isPending ? 'Making it …' : proposals.length > 0 ? 'Make another proposal' : 'Make a proposal'}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

function Proposal({ proposal }: { proposal: DeskProposalSummary }) {
  const { id, tour, state, total, validUntil } = proposal;
  const end = endInWords(proposal, officeDay(new Date()));
  const facts = [
    total !== null && formatUsd(total),
    openedInWords(proposal, Date.now()),
    `valid until ${formatDay(validUntil)}${end === undefined ? '' : `, ${end}`}`,
  ].filter((fact) => typeof fact === 'string');
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to="/proposals/$id"
          params={{ id }}
          className="inline-flex min-h-9 items-center font-semibold underline underline-offset-4"
        >
          {tour}
        </Link>
        <StateBadge of={proposalStates[state]} />
      </div>
      <p className="text-label text-muted">{facts.join(' · ')}</p>
    </>
  );
}
