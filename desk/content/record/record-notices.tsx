import type { ReactNode } from 'react';
import type { ContentRecord } from '#contract/desk/content.ts';
import { ChangeList } from '#desk/content/record/change-list.tsx';
import { changesAgainst } from '#desk/content/record/record-parts.ts';
import type { RecordActions } from '#desk/content/record/use-record-actions.ts';
import type { RecordWork } from '#desk/content/record/use-record-work.ts';
import type { ValueChange } from '#desk/content/values/value-changes.ts';
import type { FormKnowledge } from '#desk/content/values/value-words.ts';
import { isChangedMeanwhile } from '#desk/platform/desk-query-client.ts';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Button } from '#ui/button.tsx';

interface RecordNoticesProps {
  record: ContentRecord;
  work: RecordWork;
  actions: RecordActions;
  form: FormKnowledge;
}

/** Whether what is live has moved on since the draft was begun. */
export function isStale({ draft, live }: ContentRecord): boolean {
  return draft !== null && live !== null && draft.basedOn !== live.hash;
}

/** What somebody has to know before they go on. */
export function RecordNotices({ record, work, actions, form }: RecordNoticesProps) {
  const { discard, merge, putMineOnTop } = actions;
  const failure = merge.error ?? discard.error;
  return (
    <>
      {work.hasConflict && (
        <EditConflict
          title="Somebody else has changed this since you began to type."
          changes={changesAgainst(work.copy?.from ?? null, work.stored, form)}
          onTop={putMineOnTop}
        >
          What you typed is still here. Put it on top of what they did, and both are in it.
        </EditConflict>
      )}
      {isStale(record) && !work.hasConflict && (
        <EditConflict
          title="What is live was changed since this draft was begun."
          changes={[]}
          onTop={() => merge.mutate()}
          isBusy={merge.isPending}
        >
          Put the draft on top of what is live now, and both are in it.
        </EditConflict>
      )}
      {!isChangedMeanwhile(failure) && <FormFailure error={failure} />}
    </>
  );
}

interface EditConflictProps {
  title: string;
  /** What somebody else did. */
  changes: readonly ValueChange[];
  onTop: () => void;
  isBusy?: boolean;
  children: ReactNode;
}

/** Somebody else was faster: what they changed, and a way to have both. */
function EditConflict({ title, changes, onTop, isBusy = false, children }: EditConflictProps) {
  return (
    <div role="alert" className="grid gap-3 rounded-card border-2 border-warning bg-surface p-4">
      <p className="font-semibold">{title}</p>
      <p>{children}</p>
      {changes.length > 0 && <ChangeList changes={changes.slice(0, 12)} />}
      <div>
        <Button size="small" isIdle={isBusy} onClick={onTop}>
          Put mine on top
        </Button>
      </div>
    </div>
  );
}
