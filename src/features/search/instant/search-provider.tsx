import { useQueryClient } from '@tanstack/react-query';
import type { SearchClient } from 'instantsearch.js';
import { type ReactNode, useEffect } from 'react';
import { InstantSearch, useInstantSearch } from 'react-instantsearch';
import { keepSearchDocuments } from '#features/search/client/keep-search-documents.ts';
import { searchClientOf } from '#features/search/client/search-client-of.ts';

/** A search that is quicker than this shows no sign of loading (B-91). */
export const loadingDelayMs = 300;

/** InstantSearch around whatever searches. No index of its own: that would be a sixth query. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const client = searchClientOf(queryClient);

  useEffect(() => keepSearchDocuments(queryClient), [queryClient]);

  return (
    <InstantSearch
      searchClient={client as unknown as SearchClient}
      stalledSearchDelay={loadingDelayMs}
      future={{ preserveSharedStateOnUnmount: true }}
      insights={false}
    >
      <SearchAgain />
      {children}
    </InstantSearch>
  );
}

/** A late index has answered, or a failed one is to be asked again: what is known comes from memory, the rest is asked. */
function SearchAgain() {
  const client = searchClientOf(useQueryClient());
  const { setUiState } = useInstantSearch();
  useEffect(() => client.subscribe(() => setUiState((state) => state)), [client, setUiState]);
  return null;
}
