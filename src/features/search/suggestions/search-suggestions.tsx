import { SearchIndexes } from '#features/search/instant/search-indexes.tsx';
import { SearchProvider } from '#features/search/instant/search-provider.tsx';
import { FoundSuggestions } from '#features/search/suggestions/found-suggestions.tsx';
import { StartSuggestions } from '#features/search/suggestions/start-suggestions.tsx';
import type { SearchSuggestionsProps } from '#shell/search/search-slot.ts';
import { isSearchable } from '#shell/search/search-text.ts';

/** What stands below the overlay's box: where to start, and what is found while one types. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  return (
    <SearchProvider>
      <SearchIndexes q={props.q} />
      {isSearchable(props.q) ? <FoundSuggestions {...props} /> : <StartSuggestions {...props} />}
    </SearchProvider>
  );
}
