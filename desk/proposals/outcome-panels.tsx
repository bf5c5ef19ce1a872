import type { DeskProposal } from '#contract/desk/proposals.ts';
import { HeldPanel } from '#desk/proposals/held-panel.tsx';
import { QuestionList } from '#desk/proposals/question-list.tsx';

/** What the traveller said to it. */
export function OutcomePanels({ proposal }: { proposal: DeskProposal }) {
  return (
    <>
      <HeldPanel proposal={proposal} />
      <QuestionList proposal={proposal} />
    </>
  );
}
