import { lazyRouteComponent } from '@tanstack/react-router';
import * as React from 'react';
import type { ContentRecord } from '#contract/desk/content.ts';
import { ChangeList } from '#desk/content/record/change-list.tsx';
import type { RecordActions } from '#desk/content/record/use-record-actions.ts';
import type { RecordWork } from '#desk/content/record/use-record-work.ts';
import type { ValueChange } from '#desk/content/values/value-changes.ts';
import { isChangedMeanwhile } from '#desk/platform/desk-query-client.ts';
import { formatAgo } from '#desk/platform/eat-time.ts';
import { useStaffName } from '#desk/session/session.query.ts';
import { Question, useAsking } from '#desk/shell/ask-dialog.tsx';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Button } from '#ui/button.tsx';

const PlanRecord = lazyRouteComponent(() => import('#desk/content/record/plan-record.tsx'), 'PlanRecord');

interface PublishBarProps {
  record: ContentRecord;
  work: RecordWork;
  actions: RecordActions;
  changes: readonly ValueChange[];
  /** Fields of prices that are half or double of what is live. */
  jumps: readonly string[];
  /** Somebody else's work has to be looked at first. */
  isHeld: boolean;
}

/** What would change, whether it is live, and what can be done about it; always in sight where there is room. */
export function PublishBar({ record, work, actions, changes, jumps, isHeld }: PublishBarProps) {
  const [question, ask] = useAsking();
  const { draft } = record;
  const hasSomething = work.isTyped || draft !== null;
  const isBusy = work.save.isPending || actions.merge.isPending || actions.discard.isPending;
  const what = work.isTyped ? 'what you typed' : 'the draft';
  const isDraftLeft = work.isTyped && draft !== null;
  return (
    <section
      aria-label="Publish"
      className="raised-shadow z-20 mt-8 grid gap-3 rounded-card border border-line-strong bg-surface p-3 sm:p-4 [@media(min-height:30rem)_and_(min-width:20rem)]:sticky [@media(min-height:30rem)_and_(min-width:20rem)]:bottom-3"
    >
      {!isChangedMeanwhile(work.save.error) && <FormFailure error={work.save.error} />}
      {changes.length > 0 && (
        <details>
          <summary className="min-h-9 py-1 font-semibold">
            {changes.length === 1 ? 'One change' : `${changes.length} changes`} against the live page
          </summary>
          <div className="max-h-[40vh] overflow-y-auto pt-2 pb-1">
            <ChangeList changes={changes} />
          </div>
        </details>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="mr-auto min-w-0 py-1 text-label">
          <StateWords record={record} work={work} />
        </p>
        {hasSomething && (
          <Button variant="quiet" size="small" isIdle={isBusy} onClick={ask}>
            {work.isTyped ? 'Undo' : 'Throw the draft away'}
          </Button>
        )}
        {work.isTyped && (
          <Button variant="quiet" size="small" isIdle={isBusy || isHeld} onClick={actions.keep}>
            Keep as draft
          </Button>
        )}
        {draft !== null && !work.isTyped && !isHeld && (
          <React.Suspense>
            <PlanRecord row={record.row} choices={['publish']} meant={work.meant}>
              Publish later …
            </PlanRecord>
          </React.Suspense>
        )}
        <Button size="small" isIdle={!hasSomething || isBusy || isHeld} onClick={actions.publish}>
          {isBusy ? 'Working …' : 'Publish'}
        </Button>
      </div>
      <Question
        title="Is that right?"
        isOpen={actions.isQuestion}
        onClose={actions.leaveQuestion}
        yes="Yes, make it live"
        onYes={actions.makeLive}
        no="Look again"
      >
        <ChangeList changes={changes.filter(({ field }) => jumps.includes(field))} />
      </Question>
      <Question
        title={`Throw away ${what}?`}
        {...question}
        yes="Throw it away"
        onYes={() => {
          question.onClose();
          actions.discard.mutate();
        }}
        no="Go on"
      >
        <p>
          {isDraftLeft
            ? 'The draft is then as it was kept.'
            : record.live === null
              ? 'Nothing of this record will be left.'
              : 'The record is then as visitors see it now.'}
        </p>
        {!isDraftLeft && changes.length > 0 && <ChangeList changes={changes.slice(0, 8)} />}
      </Question>
    </section>
  );
}

function StateWords({ record, work }: Pick<PublishBarProps, 'record' | 'work'>) {
  const nameOf = useStaffName();
  const { draft, live, row } = record;
  if (work.isTyped) return 'What you typed is on this computer, and not live.';
  const looking = draft?.faults === null ? ' Whether it can be published is being looked at.' : '';
  if (draft !== null)
    return `Draft of ${nameOf(draft.by)}, ${formatAgo(draft.at, Date.now())}. It is not live.${looking}`;
  if (live === null) return 'Begun, and not live.';
  return row.isUnfinished ? 'Published, and not shown before its texts are written.' : 'This is live.';
}
