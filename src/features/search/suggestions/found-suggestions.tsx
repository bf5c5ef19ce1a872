import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { searchClientOf } from '#features/search/client/search-client-of.ts';
import { foundMessage } from '#features/search/found-message.ts';
import type { SearchGroup, SearchState } from '#features/search/instant/use-search-groups.ts';
import { FailedGroup } from '#features/search/page/failed-group.tsx';
import { OfflineBadge } from '#features/search/page/offline-badge.tsx';
import { useRememberSearch } from '#features/search/recent/use-remember-search.ts';
import { collections, countOf } from '#features/search/search-collections.ts';
import { HitSuggestion } from '#features/search/suggestions/hit-suggestion.tsx';
import { Suggestion } from '#features/search/suggestions/suggestion.tsx';
import { SuggestionGroup } from '#features/search/suggestions/suggestion-group.tsx';
import { NothingSuggested, SearchFailed } from '#features/search/suggestions/suggestion-states.tsx';
import type { SearchSuggestionsProps } from '#shell/search/search-slot.ts';

const shownOfEach = 3;

interface FoundSuggestionsProps extends SearchSuggestionsProps {
  state: SearchState;
}

/** What is found while one types, by collection. Old hits stay until new ones are there. */
export function FoundSuggestions({
  q,
  listId,
  activeId,
  isRefining,
  onLeave,
  onOpenPage,
  onState,
  state,
}: FoundSuggestionsProps) {
  const client = searchClientOf(useQueryClient());
  const { groups, isLoading, hasFailed, total, answered } = state;
  const isSettled = answered === q;
  const hasOptions = total > 0;

  useEffect(() => onState({ hasOptions, isLoading }), [onState, hasOptions, isLoading]);
  useRememberSearch(q, isSettled ? total : 0);

  if (hasFailed) return <SearchFailed onRetry={() => client.retry()} />;

  const found = groups.filter(({ hits }) => hits.length > 0);
  return (
    <div className="mt-6">
      <p role="status" className="sr-only">
        {isSettled ? foundMessage(groups, q) : ''}
      </p>
      {state.isOffline && <OfflineBadge />}
      {isSettled && total === 0 && groups.every(({ state }) => state === 'answered') && (
        <NothingSuggested q={q} onLeave={onLeave} onOpenPage={onOpenPage} />
      )}
      {hasOptions && (
        <div
          role="listbox"
          id={listId}
          aria-label="Suggestions"
          aria-busy={isLoading}
          className={`gap-x-10 transition-opacity lg:columns-2 ${isLoading ? 'opacity-55' : ''}`}
        >
          {found.map((group) => (
            <FoundGroup key={group.uid} {...{ group, q, activeId, isRefining, onLeave }} />
          ))}
        </div>
      )}
      {groups
        .filter(({ state }) => state === 'failed')
        .map(({ uid }) => (
          <FailedGroup key={uid} uid={uid} onRetry={() => client.retry(uid)} />
        ))}
      {total > 0 && (
        <button
          type="button"
          onClick={() => onOpenPage(q)}
          className="mt-4 min-h-11 rounded-full font-semibold text-accent underline underline-offset-4"
        >
          Show all results for “{q}”
        </button>
      )}
    </div>
  );
}

interface FoundGroupProps extends Pick<SearchSuggestionsProps, 'q' | 'activeId' | 'isRefining' | 'onLeave'> {
  group: SearchGroup;
}

function FoundGroup({ group: { uid, hits, total, state }, q, activeId, isRefining, onLeave }: FoundGroupProps) {
  const allId = `all-${uid}`;
  return (
    <SuggestionGroup
      title={collections[uid].title}
      // Padding: WebKit carries a margin over to the next column.
      className={`break-inside-avoid pb-6 transition-opacity ${state === 'late' ? 'opacity-55' : ''}`}
    >
      {hits.slice(0, shownOfEach).map((hit) => (
        <HitSuggestion key={hit.id} hit={hit} isActive={hit.id === activeId} onFollow={onLeave} />
      ))}
      {total > shownOfEach && (
        <Suggestion
          id={allId}
          to="/search"
          search={{ q, index: uid }}
          replace={isRefining}
          isActive={allId === activeId}
          onFollow={onLeave}
          className="inline-flex min-h-11 items-center px-2.5 font-semibold text-accent text-label"
        >
          All {countOf(uid, total)}
        </Suggestion>
      )}
    </SuggestionGroup>
  );
}
