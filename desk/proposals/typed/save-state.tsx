import type { DeskProposal } from '#contract/desk/proposals.ts';
import type { ProposalWork } from '#desk/proposals/typed/use-proposal-work.ts';
import { isConnectionFailure } from '#platform/api/app-error.ts';
import { Button } from '#ui/button.tsx';

/** Whether what is typed is kept, said quietly. */
export function SaveState({ proposal, work }: { proposal: DeskProposal; work: ProposalWork }) {
  return (
    <p role="status" className="flex min-h-11 items-center text-label text-muted">
      {stateInWords(work, proposal)}
    </p>
  );
}

function stateInWords(work: ProposalWork, { number, isChanged }: DeskProposal): string {
  if (work.isSaving) return 'Saving …';
  if (work.hasConflict) return 'Not saved: somebody else has changed it';
  if (!work.isUnsaved) return number > 0 && !isChanged ? `As version ${number} was sent` : 'Saved';
  if (isConnectionFailure(work.error)) return 'No connection. It is kept in this browser and saved later.';
  if (work.hasOwnProblems || work.error !== null) return 'Not saved yet: something needs another look';
  return 'Typing …';
}

/** Why what is typed was not kept, where that is not said at a field. */
export function SaveFailure({ work }: { work: ProposalWork }) {
  const { error } = work;
  if (error === null || work.isSaving) return null;
  return (
    <div
      role="alert"
      className="mb-5 flex flex-wrap items-center gap-3 rounded-card border-2 border-danger bg-surface p-4"
    >
      <p className="min-w-0 flex-1 basis-60">
        <strong>{error.message}</strong> What you typed is kept in this browser.
      </p>
      <Button variant="quiet" size="small" onClick={work.keep}>
        Try again
      </Button>
    </div>
  );
}
