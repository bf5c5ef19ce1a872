import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Index } from 'react-instantsearch';
import { searchAccessOf } from '#features/search/client/search-host.ts';
import { PagesAtHand } from '#features/search/hits/needs-network.tsx';
import { SearchProvider } from '#features/search/instant/search-provider.tsx';
import { useSearchGroups } from '#features/search/instant/use-search-groups.ts';
import { AnswerSuggestions, FoundGroup } from '#features/search/overlay/found-groups.tsx';
import { FoundSuggestions } from '#features/search/overlay/found-suggestions.tsx';
import { StartSuggestions } from '#features/search/overlay/start-suggestions.tsx';
import type { SearchSuggestionsProps } from '#features/search/overlay/suggestion.tsx';
import { useSearchAnswers } from '#features/search/search-answers.ts';
import { isSearchable } from '#shell/search/search-text.ts';

/** What stands below the overlay's box: where to start, and what is found while one types. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const queryClient = useQueryClient();
  // Learnt while one types, the host's address is no round trip of the first search.
  useEffect(() => void searchAccessOf(queryClient).catch(() => {}), [queryClient]);
  return (
    <SearchProvider q={props.q}>
      <Suggestions {...props} />
    </SearchProvider>
  );
}

/** What stood there stays until something is found, or until it takes its time. */
function Suggestions(props: SearchSuggestionsProps) {
  const { q, listId } = props;
  const state = useSearchGroups();
  const { answers, meant, wordsInTitle } = useSearchAnswers(q);
  const isFirst = state.groups.length === 0 || (state.answered !== q && state.total === 0 && !state.hasFailed);
  const isStart = !isSearchable(q) || (isFirst && !state.isLoading);
  const isFound = !isStart && !isFirst;
  const isBusy = state.isLoading || state.groups.some((group) => group.state === 'late');
  const hasOptions = isFound && !state.hasFailed && state.total + answers.length > 0;
  const answerGroup = hasOptions && <AnswerSuggestions {...props} answers={answers} />;
  const areAnswersBest = wordsInTitle > state.wordsInName;
  // The list holds the indexes, which search before there is anything to list.
  const list = (
    <div
      {...(hasOptions
        ? { role: 'listbox', id: listId, 'aria-label': 'Suggestions', 'aria-busy': isBusy }
        : { hidden: true })}
      className={`gap-x-10 transition-opacity lg:columns-2 ${state.isLoading ? 'opacity-55' : ''}`}
    >
      {areAnswersBest && answerGroup}
      {state.order.map((uid) => (
        <Index key={uid} indexName={uid} indexId={uid}>
          <FoundGroup
            {...props}
            group={hasOptions ? state.groups.find((group) => group.uid === uid) : undefined}
            uid={uid}
          />
        </Index>
      ))}
      {!areAnswersBest && answerGroup}
    </div>
  );
  return (
    <PagesAtHand isOffline={state.isOffline}>
      {isStart && <StartSuggestions {...props} />}
      {!isStart && isFirst && <SuggestionsWaiting onState={props.onState} />}
      <FoundSuggestions
        {...props}
        state={isFound ? state : undefined}
        answers={answers.length}
        meant={meant}
        list={list}
      />
    </PagesAtHand>
  );
}

/** Places for what is on its way and takes its time (B-91). */
function SuggestionsWaiting({ onState }: Pick<SearchSuggestionsProps, 'onState'>) {
  useEffect(() => onState({ hasOptions: false, isLoading: true }), [onState]);
  return (
    <div className="mt-6 min-h-52">
      <p role="status" className="sr-only">
        Loading...
      </p>
      <div aria-hidden="true" className="grid animate-pulse gap-x-10 gap-y-3 lg:grid-cols-2">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <div key={place} className="flex items-center gap-3.5 p-2">
            <div className="size-14 rounded-field bg-sand" />
            <div className="grid flex-1 gap-2">
              <div className="h-4 w-3/5 rounded-full bg-sand" />
              <div className="h-3 w-2/5 rounded-full bg-sand" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
