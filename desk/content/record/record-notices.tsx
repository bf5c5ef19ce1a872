import type { ContentRecord } from '#contract/desk/content.ts';
import { Overtaken } from '#desk/content/record/overtaken.tsx';
import { changesAgainst } from '#desk/content/record/record-parts.ts';
import type { RecordActions } from '#desk/content/record/use-record-actions.ts';
import type { RecordWork } from '#desk/content/record/use-record-work.ts';
import type { FormKnowledge } from '#desk/content/values/value-words.ts';
import { isChangedMeanwhile } from '#desk/platform/desk-query-client.ts';
import { FormFailure } from '#desk/shell/form-failure.tsx';

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
      {work.isOvertaken && (
        <Overtaken
          title="Somebody else has changed this since you began to type."
          changes={changesAgainst(work.copy?.from ?? null, work.stored, form)}
          onTop={putMineOnTop}
        >
          What you typed is still here. Put it on top of what they did, and both are in it.
        </Overtaken>
      )}
      {isStale(record) && !work.isOvertaken && (
        <Overtaken
          title="What is live was changed since this draft was begun."
          changes={[]}
          onTop={() => merge.mutate()}
          isBusy={merge.isPending}
        >
          Put the draft on top of what is live now, and both are in it.
        </Overtaken>
      )}
      {!isChangedMeanwhile(failure) && <FormFailure error={failure} />}
    </>
  );
}
