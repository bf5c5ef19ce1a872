import { useQueryClient } from '@tanstack/react-query';
import type { UiState } from 'instantsearch.js';
import { type ReactNode, useEffect } from 'react';
import { Configure, InstantSearch, type InstantSearchProps, useInstantSearch } from 'react-instantsearch';
import { hitsPerIndex } from '#features/search/client/ask-index.ts';
import { keepSearchDocuments } from '#features/search/client/device-search.ts';
import { searchClientOf } from '#features/search/client/search-client.ts';
import { markedAttributes } from '#features/search/hits/search-hit.ts';
import type { SearchPageAddress } from '#features/search/search-address.ts';

/** A search that is quicker than this shows no sign of loading (B-91). */
export const loadingDelayMs = 300;

interface SearchProviderProps {
  /** The words of the address. The box stands outside: it works before this code is there. */
  q: string;
  /** Where the address says more than words; the first one counts. */
  routing?: Exclude<InstantSearchProps<UiState, SearchPageAddress>['routing'], boolean | undefined>;
  children: ReactNode;
}

/** InstantSearch around whatever searches. No index of its own: that would be a sixth query. */
export function SearchProvider({ q, routing, children }: SearchProviderProps) {
  const queryClient = useQueryClient();
  const client = searchClientOf(queryClient);

  useEffect(() => keepSearchDocuments(queryClient), [queryClient]);

  return (
    <InstantSearch
      searchClient={client as never}
      {...(routing && { routing })}
      stalledSearchDelay={loadingDelayMs}
      future={{ preserveSharedStateOnUnmount: true }}
      insights={false}
    >
      <Configure
        query={q}
        hitsPerPage={hitsPerIndex}
        attributesToHighlight={markedAttributes}
        attributesToSnippet={['summary:26']}
        snippetEllipsisText="…"
      />
      <SearchAgain />
      {children}
    </InstantSearch>
  );
}

/** A late index has answered, or a failed one is to be asked again: what is known comes from the query client, the rest is asked. */
function SearchAgain() {
  const client = searchClientOf(useQueryClient());
  const { refresh } = useInstantSearch();
  useEffect(() => client.subscribe(refresh), [client, refresh]);
  return null;
}
