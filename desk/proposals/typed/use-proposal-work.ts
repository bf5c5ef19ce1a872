import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { draftDeskProposal } from '#contract/desk/proposal-endpoints.ts';
import { type DeskProposal, type ProposalDraft, proposalDraft } from '#contract/desk/proposals.ts';
import { isChangedMeanwhile } from '#desk/platform/desk-query-client.ts';
import { allProblems, typedProblems } from '#desk/platform/typed-problems.ts';
import { useUnsavedChanges } from '#desk/platform/use-unsaved-changes.ts';
import { proposalQuery } from '#desk/proposals/proposal.queries.ts';
import {
  copyKey,
  draftOf,
  proposalCopies,
  type TypedProposal,
  type UnsavedChanges,
} from '#desk/proposals/typed/typed-proposal.ts';
import { AppError, isConnectionFailure } from '#platform/api/app-error.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { retryDelay } from '#platform/query-client.ts';
import { isSame } from '#records/values.ts';

/** Milliseconds after the last character. */
const pause = 800;

/** What another tab has typed is kept from here after so many milliseconds, for that tab may be gone. */
const keptFromHereAfter = 10_000;

/** What somebody types into a proposal, which is kept at the server by itself, one save at a time. */
export function useProposalWork(proposal: DeskProposal) {
  const { id, draft, version } = proposal;
  const queryClient = useQueryClient();
  const { queryKey } = proposalQuery(id);
  /** Another tab's typing is shown here, and kept from there while that is open. */
  const isOwn = useRef<boolean>(true);
  /** How often in a row there was no answer: what is typed is tried again with a query's waits, and when the browser finds a network. */
  const unanswered = useRef(0);
  const { copy, latest, put } = useUnsavedChanges(proposalCopies, copyKey(id), {
    isWorth: isTypedOver,
    onOther(other) {
      isOwn.current = false;
      if (other === undefined) void queryClient.invalidateQueries({ queryKey });
    },
  });

  const value: TypedProposal = copy?.typed ?? draft;
  const ownProblems = useMemo(() => typedProblems(proposalDraft, value), [value]);
  // What the draft says already was kept, and the answer was lost, or came to a tab that had gone.
  const isUnsaved = copy !== undefined && isTypedOver(copy) && !isSameAs(copy, draft);
  const isBehind = copy !== undefined && copy.version < version;
  /** Somebody else has changed the draft since what is typed here was begun. */
  const hasConflict = isUnsaved && isBehind && !isSame(copy.from, draft);

  /** Changes what is there at that moment: a press may come later than the words it would overwrite. */
  const change = (update: (value: TypedProposal) => TypedProposal) => {
    const { current } = latest;
    isOwn.current = true;
    put({ from: draft, version, ...current, typed: update(current?.typed ?? draft) });
  };

  const save = useMutation({
    mutationFn: async (given: UnsavedChanges): Promise<DeskProposal> => {
      const body = draftOf(given.typed);
      if (body === undefined) return proposal;
      const kept = await apiOf(queryClient).call(draftDeskProposal, { params: { id }, body, version: given.version });
      unanswered.current = 0;
      // An answer that was asked for before this one says less.
      await queryClient.cancelQueries({ queryKey });
      const typed = latest.current?.typed ?? given.typed;
      const isWhole = isSame(typed, given.typed);
      // A space at the end of what is being typed is not kept, and must not vanish under the typing hand.
      const isAsTyped = isSame(body, kept.draft);
      put(isWhole && !isAsTyped ? undefined : { from: isWhole ? kept.draft : body, version: kept.version, typed });
      queryClient.setQueryData(queryKey, kept);
      return kept;
    },
    onError: (error) => {
      unanswered.current += 1;
      if (isChangedMeanwhile(error)) void queryClient.invalidateQueries({ queryKey });
    },
  });

  const { mutate, isPending, error, reset } = save;
  const hasNoAnswer = isConnectionFailure(error);
  // What was refused is not sent again as it was.
  const isRefused =
    error !== null &&
    !hasNoAnswer &&
    save.variables?.typed === copy?.typed &&
    save.variables?.version === copy?.version;
  const mayBeSaved = isUnsaved && !hasConflict && ownProblems.size === 0 && !isPending && !isRefused;
  const isOwnNow = isOwn.current;
  useEffect(() => {
    if (!mayBeSaved || copy === undefined) return;
    const now = () => mutate(copy);
    const again = hasNoAnswer ? retryDelay(unanswered.current, undefined) : pause;
    const timer = setTimeout(now, isOwnNow ? again : keptFromHereAfter);
    if (isOwnNow) addEventListener('online', now);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', now);
    };
  }, [mayBeSaved, hasNoAnswer, isOwnNow, mutate, copy]);

  // What others did to the rest of it takes nothing from what is typed here.
  useEffect(() => {
    const { current } = latest;
    if (current === undefined || !isBehind || isPending) return;
    if (isSame(current.from, draft)) put({ ...current, version });
    else if (!isTypedOver(current) || isSameAs(current, draft)) put(undefined);
  });

  return {
    value,
    isUnsaved,
    hasConflict,
    isSaving: isPending,
    /** Why the last save was none, unless somebody else was faster. */
    error: isChangedMeanwhile(error) ? null : error,
    problems: useMemo(
      () => allProblems(ownProblems, fieldsOf(error), proposal.faults),
      [ownProblems, error, proposal.faults],
    ),
    hasOwnProblems: ownProblems.size > 0,
    change,
    /** Keeps at once what is typed, unless it is on its way already. */
    keep: () => {
      if (isUnsaved && !hasConflict && !isPending && copy !== undefined) mutate(copy);
    },
    /** Goes on from what somebody else did meanwhile. `onTop` puts what was typed on top of it. */
    goOn: (onTop: (copy: UnsavedChanges, draft: ProposalDraft) => TypedProposal) => {
      if (copy === undefined) return;
      reset();
      isOwn.current = true;
      put({ from: draft, version, typed: onTop(copy, draft) });
    },
    forget: () => {
      reset();
      put(undefined);
    },
  };
}

export type ProposalWork = ReturnType<typeof useProposalWork>;

/** Whether it says something else than the draft it was typed on. */
function isTypedOver(copy: UnsavedChanges): boolean {
  return !isSameAs(copy, copy.from);
}

function isSameAs({ typed }: UnsavedChanges, draft: ProposalDraft): boolean {
  return isSame(draftOf(typed) ?? typed, draft);
}

function fieldsOf(error: Error | null): Record<string, string[]> {
  return error instanceof AppError ? (error.details.fields ?? {}) : {};
}
