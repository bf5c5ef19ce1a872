import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Index } from 'react-instantsearch';
import { AnswerSuggestions } from '#features/search/answers/answer-suggestions.tsx';
import { useSearchAnswers } from '#features/search/answers/use-search-answers.ts';
import { searchAccessOf } from '#features/search/client/search-host.ts';
import { PagesAtHand } from '#features/search/hits/needs-network.tsx';
import { SearchProvider } from '#features/search/instant/search-provider.tsx';
import { useSearchGroups } from '#features/search/instant/use-search-groups.ts';
import { FoundGroup } from '#features/search/suggestions/found-group.tsx';
import { FoundSuggestions } from '#features/search/suggestions/found-suggestions.tsx';
import { StartSuggestions } from '#features/search/suggestions/start-suggestions.tsx';
import { SuggestionsWaiting } from '#features/search/suggestions/suggestion-states.tsx';
import type { SearchSuggestionsProps } from '#shell/search/search-slot.ts';
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
