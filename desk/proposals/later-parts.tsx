import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import type { ProposalWork } from '#desk/proposals/typed/use-proposal-work.ts';
import { Answer } from '#desk/shell/answer.tsx';

/*
 * Code that the first look at a proposal can do without. It comes right after that, and is there when it is asked for, without a
 * network too; code that could not be had is asked for again.
 */

const codeQuery = <Code,>(part: string, queryFn: () => Promise<Code>) =>
  queryOptions({
    queryKey: ['code', 'proposal', part],
    queryFn,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

const readCode = codeQuery('read', () => import('#desk/proposals/read/read-part.tsx'));
const askedCode = codeQuery('asked', () => import('#desk/proposals/asked-panel.tsx'));
const overtakenCode = codeQuery('overtaken', () => import('#desk/proposals/typed/overtaken.tsx'));
const outcomeCode = codeQuery('outcome', () => import('#desk/proposals/outcome-panels.tsx'));
const versionsCode = codeQuery('versions', () => import('#desk/proposals/version-list.tsx'));

interface WrittenProps {
  proposal: DeskProposal;
  work: ProposalWork;
}

/** What was asked beside what is offered; the enquiry comes later than the proposal, too. */
export function LaterAskedPanel({ proposal, work: { value } }: WrittenProps) {
  return (
    <Answer {...useQuery(askedCode)}>{({ AskedPanel }) => <AskedPanel proposal={proposal} value={value} />}</Answer>
  );
}

/** That somebody else was faster. */
export function LaterOvertaken({ proposal, work }: WrittenProps) {
  const { data, error } = useQuery(overtakenCode);
  if (!work.isOvertaken) return null;
  return (
    <Answer data={data} error={error}>
      {({ Overtaken }) => <Overtaken proposal={proposal} work={work} />}
    </Answer>
  );
}

/** How the draft will be read. */
export function LaterReadPart({ proposal }: { proposal: DeskProposal }) {
  return <Answer {...useQuery(readCode)}>{({ ReadPart }) => <ReadPart proposal={proposal} />}</Answer>;
}

/** What the traveller said to it, where they said something. */
export function LaterOutcome({ proposal }: { proposal: DeskProposal }) {
  const { data, error } = useQuery(outcomeCode);
  if (proposal.held === null && proposal.questions.length === 0) return null;
  return (
    <Answer data={data} error={error}>
      {({ OutcomePanels }) => <OutcomePanels proposal={proposal} />}
    </Answer>
  );
}

/** What was sent. */
export function LaterVersionList({ proposal }: { proposal: DeskProposal }) {
  return <Answer {...useQuery(versionsCode)}>{({ VersionList }) => <VersionList proposal={proposal} />}</Answer>;
}

/** Has the code of the other parts come. */
export function useLaterParts(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    void queryClient.prefetchQuery(readCode);
    void queryClient.prefetchQuery(versionsCode);
  }, [queryClient]);
}
