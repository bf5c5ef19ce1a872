import { SearchIndexes } from '#features/search/instant/search-indexes.tsx';
import { SearchProvider } from '#features/search/instant/search-provider.tsx';
import { useSearchGroups } from '#features/search/instant/use-search-groups.ts';
import { FoundSuggestions } from '#features/search/suggestions/found-suggestions.tsx';
import { StartSuggestions } from '#features/search/suggestions/start-suggestions.tsx';
import { SuggestionsWaiting } from '#features/search/suggestions/suggestion-states.tsx';
import type { SearchSuggestionsProps } from '#shell/search/search-slot.ts';
import { isSearchable } from '#shell/search/search-text.ts';

/** What stands below the overlay's box: where to start, and what is found while one types. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  return (
    <SearchProvider>
      <SearchIndexes q={props.q} />
      <Suggestions {...props} />
    </SearchProvider>
  );
}

/** What stood there stays until something is found, or until it takes its time. */
function Suggestions(props: SearchSuggestionsProps) {
  const state = useSearchGroups();
  const isFirst = state.groups.length === 0 || (state.answered !== props.q && state.total === 0 && !state.hasFailed);
  if (!isSearchable(props.q) || (isFirst && !state.isLoading)) return <StartSuggestions {...props} />;
  if (isFirst) return <SuggestionsWaiting onState={props.onState} />;
  return <FoundSuggestions {...props} state={state} />;
}
