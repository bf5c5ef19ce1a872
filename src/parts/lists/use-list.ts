import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useListQuery } from '#platform/api/use-list-query.ts';
import { closeOnBack } from '#platform/browser/close-on-back.ts';
import type { Chosen, Facet } from '#ui/facets/facet.ts';

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

/**
 * A list's filters, sort and page, kept in the address and nowhere else. Changing one starts again at the first page and
 * leaves the scroll position alone; going to another page goes to its top.
 */
function useListAddress(path: string, facets: readonly Facet[], search: Readonly<Record<string, unknown>>) {
  const navigate = useNavigate();
  const router = useRouter();

  const go = (next: Record<string, unknown>, resetScroll: boolean) =>
    void navigate({ to: path, search: next, resetScroll });

  const chosen: Chosen = Object.fromEntries(
    facets.map(({ key }) => {
      const value = search[key];
      return [key, Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)]];
    }),
  );

  const onPageSearch = (page: number) => ({ ...search, page: page === 1 ? undefined : page });

  return {
    chosen,
    onChoose: (key: string, values: string[]) =>
      go({ ...search, [key]: values.length === 0 ? undefined : values, page: undefined }, false),
    onSort: (sort: string | undefined) => go({ ...search, sort, page: undefined }, false),
    onClear: () => go({}, false),
    onPage: (page: number) => go(onPageSearch(page), true),
    hrefOfPage: (page: number) => router.buildLocation({ to: path, search: onPageSearch(page) }).href,
  };
}

/** Back closes the filters of a phone, which lie over their list. For `FacetBar`'s `onSheet`. */
export function useFilterSheet(): (close: (() => void) | undefined) => void {
  const [sheet, setSheet] = useState<{ close: () => void } | undefined>(undefined);
  useEffect(() => sheet && closeOnBack(sheet.close), [sheet]);
  return (close) => setSheet(close && { close });
}
