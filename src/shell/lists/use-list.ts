import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useListAddress } from '#shell/lists/use-list-address.ts';
import { useListQuery } from '#shell/lists/use-list-query.ts';
import type { Facet } from '#ui/facets/facet.ts';

interface List<Search, Page> {
  /** Where the list stands: `/places`. */
  path: string;
  facets: readonly Facet[];
  /** Reads the search of the address, as the route does. */
  readSearch: (search: Record<string, unknown>) => Search;
  /** The query the route's loader has asked. */
  query: (search: Search) => UseQueryOptions<Page, Error, Page, QueryKey>;
}

/** What a page hands to its `ListPage`: the records its address asks for, and the filters, sort and page in that address. */
export function useList<Search extends Readonly<Record<string, unknown>>, Page>(list: List<Search, Page>) {
  const { path, facets, readSearch, query } = list;
  const search = readSearch(useSearch({ strict: false }));
  return { search, facets, query: useListQuery(query(search)), ...useListAddress(path, facets, search) };
}
