import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { searchClientOf } from '#features/search/client/search-client.ts';
import { foundMessage } from '#features/search/found-message.ts';
import type { SearchState } from '#features/search/instant/use-search-groups.ts';
import { FailedGroup } from '#features/search/page/failed-group.tsx';
import { OfflineBadge } from '#features/search/page/offline-badge.tsx';
import { useRememberSearch } from '#features/search/recent/use-remember-search.ts';
import { NothingSuggested, SearchFailed } from '#features/search/suggestions/suggestion-states.tsx';
import type { SearchSuggestionsProps } from '#shell/search/search-slot.ts';

interface FoundSuggestionsProps extends SearchSuggestionsProps {
  /** Undefined while there is nothing to tell. */
  state: SearchState | undefined;
  /** How many answers stand below the collections. */
  answers: number;
  /** What was probably meant where nothing is found. */
  meant: string | undefined;
  /** The options themselves. */
  list: ReactNode;
}

/** What is found while one types, and what is to be said of it. Old hits stay until new ones are there. */
export function FoundSuggestions({
  q,
  onLeave,
  onOpenPage,
  onState,
  state,
  answers,
  meant,
  list,
}: FoundSuggestionsProps) {
  const client = searchClientOf(useQueryClient());
  const isSettled = state?.answered === q;
  const total = state?.total ?? 0;
  const isLoading = state?.isLoading ?? false;

  const isShown = state !== undefined;
  const hasOptions = total + answers > 0;
  useEffect(() => {
    if (isShown) onState({ hasOptions, isLoading });
  }, [onState, isShown, hasOptions, isLoading]);
  useRememberSearch(q, isSettled ? total : 0);

  const hasFailed = state?.hasFailed ?? false;
  const groups = hasFailed ? [] : (state?.groups ?? []);
  const isNothing =
    isShown && !hasFailed && isSettled && total + answers === 0 && groups.every((group) => group.state === 'answered');
  return (
    <div className={isShown ? 'mt-6' : undefined}>
      {isShown && (
        <p role="status" className="sr-only">
          {isSettled && !hasFailed ? foundMessage(groups, q, answers) : ''}
        </p>
      )}
      {(hasFailed || state?.isReplaced) && <SearchFailed onRetry={() => client.retry()} />}
      {state?.isOffline && <OfflineBadge />}
      {isNothing && <NothingSuggested q={q} meant={meant} onLeave={onLeave} onOpenPage={onOpenPage} />}
      {list}
      {groups
        .filter((group) => group.state === 'failed')
        .map(({ uid }) => (
          <FailedGroup key={uid} uid={uid} onRetry={() => client.retry(uid)} />
        ))}
      {total > 0 && (
        <button
          type="button"
          onClick={() => onOpenPage(q)}
          className="mt-4 min-h-11 rounded-full font-semibold text-accent underline underline-offset-4"
        >{`Show all results for “${q}”`}</button>
      )}
    </div>
  );
}
