import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentRecord } from '#contract/desk/content.ts';
import { discardDeskDraft, mergeDeskDraft } from '#contract/desk/content-endpoints.ts';
import { contentRecordQuery } from '#desk/content/content.queries.ts';
import type { FormSchema } from '#desk/content/form-schema.ts';
import { gapsIn } from '#desk/content/record/still-to-write.tsx';
import type { RecordWork } from '#desk/content/record/use-record-work.ts';
import { describeChange } from '#desk/content/values/value-changes.ts';
import { valueProblems } from '#desk/content/values/value-problems.ts';
import type { FormKnowledge } from '#desk/content/values/value-words.ts';
import { notifyMerged } from '#desk/platform/notify-merged.ts';
import { useFocus } from '#desk/platform/use-focus.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { notify } from '#platform/notices/notify.ts';

/** What can be done with a record, and how it is said when it was. */
export function useRecordActions(
  record: ContentRecord,
  work: RecordWork,
  { form, hasPriceJump }: { form: FormKnowledge; hasPriceJump: boolean },
) {
  const { kind, name } = record.row;
  const queryClient = useQueryClient();
  const [refusals, setRefusals] = useState(0);
  const summary = useFocus<HTMLDivElement>(refusals);
  /** Somebody wanted to publish: what the form sees wrong is shown from then on. */
  const [isAsked, setAsked] = useState(false);
  /** Before it goes live, somebody has to say that the prices are meant. */
  const [isQuestion, setQuestion] = useState(false);
  const onSettled = () => queryClient.invalidateQueries();

  const publish = () => {
    setAsked(true);
    // What the form itself sees wrong need not travel; the words are stored here with each character.
    if (hasOwnProblems(work, form.schema)) return setRefusals(refusals + 1);
    if (hasPriceJump) return setQuestion(true);
    makeLive();
  };

  const makeLive = () => {
    setQuestion(false);
    work.save.mutate(
      { publish: true },
      {
        onSuccess: ({ isPublished }) => {
          if (!isPublished) return setRefusals(refusals + 1);
          setAsked(false);
          const isShown = gapsIn(work.completed).length === 0;
          notify({
            type: 'success',
            title: isShown ? 'It is live' : 'Published, and not shown yet',
            message: isShown
              ? 'Its pages are drawn again within seconds.'
              : 'Visitors see it once all of its texts are written.',
          });
        },
      },
    );
  };

  const keep = () =>
    work.save.mutate(
      { publish: false },
      { onSuccess: () => void notify({ type: 'success', title: 'Kept as a draft', duration: 3000 }) },
    );

  /** Of what was typed, or where nothing was, of the draft. */
  const discard = useMutation({
    mutationFn: async () => {
      const { draft } = record;
      setAsked(false);
      if (!work.isTyped && draft !== null) {
        await apiOf(queryClient).call(discardDeskDraft, { params: { kind, name }, version: draft.version });
      }
      work.forget();
    },
    onSettled,
  });

  const merge = useMutation({
    mutationFn: async () => {
      if (work.isTyped) await work.save.mutateAsync({ publish: false });
      const { draft } = queryClient.getQueryData(contentRecordQuery(kind, name).queryKey) ?? record;
      return apiOf(queryClient).call(mergeDeskDraft, { params: { kind, name }, version: draft?.version ?? 0 });
    },
    onSuccess: ({ decided }) => notifyDecided(decided, form),
    onSettled,
  });

  const putMineOnTop = () => notifyDecided(work.putMineOnTop(), form);

  return {
    summary,
    isAsked,
    isQuestion,
    leaveQuestion: () => setQuestion(false),
    publish,
    makeLive,
    keep,
    discard,
    merge,
    putMineOnTop,
  };
}

export type RecordActions = ReturnType<typeof useRecordActions>;

function hasOwnProblems({ completed: { fields, text } }: RecordWork, schema: FormSchema): boolean {
  return valueProblems(fields, schema).length > 0 || (text !== null && text.trim() === '');
}

/** In the words of the form. */
function notifyDecided(fields: readonly string[], form: FormKnowledge): void {
  notifyMerged(fields.map((field) => describeChange({ field, before: null, after: null }, form).name));
}
