import type { DeskProposal, ProposalDraft } from '#contract/desk/proposals.ts';
import { compareTrips } from '#contract/trip/trip-comparison.ts';
import type { Typed } from '#contract/words/trip-words.ts';
import { notifyMerged } from '#desk/platform/notify-merged.ts';
import { CompareTable } from '#desk/proposals/compare/compare-table.tsx';
import { draftParts } from '#desk/proposals/compare/draft-parts.ts';
import { tripWords } from '#desk/proposals/compare/trip-words.ts';
import { fieldName } from '#desk/proposals/form/field-name.ts';
import type { TypedProposal, UnsavedChanges } from '#desk/proposals/typed/typed-proposal.ts';
import type { ProposalWork } from '#desk/proposals/typed/use-proposal-work.ts';
import { mergeValues } from '#records/merge.ts';
import { Button } from '#ui/button.tsx';

/** Somebody else was faster: what is there now beside what was typed, and what is to stand. */
export function EditConflict({ proposal, work }: { proposal: DeskProposal; work: ProposalWork }) {
  const { draft, choices } = proposal;
  const rows = compareTrips<Typed>(draftParts(draft, choices), draftParts(work.value, choices), tripWords);
  return (
    <div role="alert" className="mb-5 grid gap-3 rounded-card border-2 border-warning bg-surface p-4">
      <p className="font-semibold">Somebody else has changed this since you began to type.</p>
      <p>What you typed is still here and was not kept yet.</p>
      <CompareTable
        caption="What is there now and what you typed"
        one="There now"
        other="Yours"
        rows={rows.filter(({ isDifferent }) => isDifferent)}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => work.goOn(putOnTop)}>
          Put mine on top
        </Button>
        <Button variant="quiet" size="small" onClick={work.forget}>
          Leave it as it is now
        </Button>
      </div>
    </div>
  );
}

/** Where both changed something, what was typed here stands, and a notice says so. */
function putOnTop({ from, typed }: UnsavedChanges, draft: ProposalDraft): TypedProposal {
  const { value, decided } = mergeValues<TypedProposal>({ base: from, mine: typed, theirs: draft });
  notifyMerged([...new Set(decided.map((path) => fieldName(path) || path))]);
  return value;
}
