import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { ContentProblem, ContentRecord, ContentValue } from '#contract/desk/content.ts';
import { draftDeskContent, publishDeskContent } from '#contract/desk/content-endpoints.ts';
import { contentRecordQuery } from '#desk/content/content.queries.ts';
import type { FormSchema } from '#desk/content/form-schema.ts';
import { outcomeOf } from '#desk/content/publications.ts';
import { copyKey, type RecordKey, recordCopies, type UnsavedChanges } from '#desk/content/record/unsaved-changes.ts';
import { completeValue } from '#desk/content/values/complete-value.ts';
import { withMovedDays } from '#desk/content/values/moved-days.ts';
import { useUnsavedChanges } from '#desk/platform/use-unsaved-changes.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { mergeRecords } from '#records/merge.ts';
import { isSame } from '#records/values.ts';

/** What is on the page: what somebody types, and how it is kept and made live. */
export function useRecordWork(record: ContentRecord, schema: FormSchema) {
  const { kind, name } = record.row;
  const key: RecordKey = useMemo(() => ({ kind, name }), [kind, name]);
  const queryClient = useQueryClient();
  const { copy: held, latest, put } = useUnsavedChanges(recordCopies, copyKey(key));
  /** Problems of the last press on Publish. */
  const [refused, setRefused] = useState<readonly ContentProblem[]>([]);
  /** What stands as a new record begins with it, and is meant so. */
  const [meant, setMeant] = useState<readonly string[]>([]);

  const stored = useMemo(() => storedValue(record), [record]);
  // What is there already was kept, and the answer was lost.
  const isThere = held !== undefined && isSame(completed(held.typed, schema), stored) && !isSame(held.from, stored);
  const copy = isThere ? undefined : held;
  const value = copy?.typed ?? stored;
  const asKept = useMemo(() => completed(value, schema), [value, schema]);
  const now = { live: record.live?.hash ?? '', version: record.draft?.version ?? 0 };

  /** What was there when the first letter was typed is there still, whoever kept or published it: oneself perhaps. */
  const isOnTopOf = (typed: UnsavedChanges, there: ContentValue) => isSame(completed(typed.from, schema), there);

  /** Changes what is there at that moment: a press may come later than the words it would overwrite. */
  const change = (update: (value: ContentValue) => ContentValue) => {
    const { current } = latest;
    const before = current?.typed ?? stored;
    const given = update(before);
    const typed = { ...given, fields: withMovedDays(before.fields, given.fields) };
    const from = current?.from ?? stored;
    if (isSame(typed, from) && isSame(from, stored)) put(undefined);
    else {
      const { live, version } = current ?? now;
      put({ from, live, version, typed, at: Date.now() });
    }
  };

  const save = useMutation({
    mutationFn: async ({ publish }: { publish: boolean }) => {
      const api = apiOf(queryClient);
      setRefused([]);
      let kept: ContentRecord = record;
      const given = latest.current;
      if (given !== undefined) {
        const { live, version } = isOnTopOf(given, stored) ? now : given;
        const body = { ...completed(given.typed, schema), basedOn: record.draft?.basedOn ?? live };
        kept = await api.call(draftDeskContent, { params: key, body, version });
        rebase(given, kept);
        queryClient.setQueryData(contentRecordQuery(key.kind, key.name).queryKey, kept);
      }
      if (!publish || kept.draft === null) return { isPublished: false, faults: [] };
      const body = { drafts: [{ ...key, version: kept.draft.version, meant: [...meant] }] };
      const answer = await outcomeOf(api, api.call(publishDeskContent, { body }));
      setRefused(answer.faults);
      return answer;
    },
    onSettled: () => queryClient.invalidateQueries(),
  });

  useEffect(() => {
    if (!isThere || save.isPending) return;
    save.reset();
    put(undefined);
  });

  /** What was typed while the rest was on its way stays typed, on top of what was kept. */
  function rebase(given: UnsavedChanges, kept: ContentRecord): void {
    const typed = latest.current?.typed;
    if (typed === undefined || isSame(typed, given.typed)) put(undefined);
    else
      put({ from: given.typed, live: kept.live?.hash ?? '', version: kept.draft?.version ?? 0, typed, at: Date.now() });
  }

  /** Puts what was typed on top of what somebody else did meanwhile. Returns the fields that both had changed, as the server names them. */
  const putMineOnTop = (): string[] => {
    if (copy === undefined) return [];
    const { value: typed, decided } = mergeRecords({ base: copy.from, mine: copy.typed, theirs: stored });
    put({ from: stored, ...now, typed, at: Date.now() });
    return decided;
  };

  return {
    value,
    stored,
    copy,
    /** As it would be kept. */
    completed: asKept,
    isTyped: copy !== undefined,
    /** Somebody else kept a draft or published since the first character. */
    hasConflict:
      copy !== undefined && (copy.live !== now.live || copy.version !== now.version) && !isOnTopOf(copy, stored),
    refused,
    meant,
    mean: (field: string) => setMeant([...meant, field]),
    save,
    change,
    putMineOnTop,
    forget: () => {
      put(undefined);
      setRefused([]);
      save.reset();
    },
  };
}

export type RecordWork = ReturnType<typeof useRecordWork>;

export function storedValue({ draft, live }: ContentRecord): ContentValue {
  const { fields, text } = draft ?? live ?? { fields: {}, text: null };
  return { fields, text };
}

function completed({ fields, text }: ContentValue, schema: FormSchema): ContentValue {
  return { fields: completeValue(fields, schema), text };
}
