import type { AnyRouter } from '@tanstack/react-router';
import type { IndexUiState, UiState } from 'instantsearch.js';
import { readSearchSearch, type SearchPageAddress } from '#features/search/search-address.ts';
import { facetFilter, searchFacets } from '#features/search/search-facets.ts';
import { orderOf, sortedIndex } from '#features/search/search-sorts.ts';
import { stringifySearch } from '#platform/search-params.ts';
import { searchPath } from '#shell/search/search-address.ts';

/*
 * InstantSearch's `routing`. The router owns the address; InstantSearch reads from it what the one index is refined by that
 * it names, and writes back what its widgets change. The words it is given by the page, as they stand in the address.
 */

/** What the widgets hold when this is the address. */
function stateOfAddress(address: SearchPageAddress): UiState {
  const { index, sort, page } = address;
  if (index === undefined) return {};
  const chosen = searchFacets[index].flatMap(({ key, attribute }) => {
    const values = (address[key] ?? []).map((value) => facetFilter.fromAddress(key, value));
    return values.length === 0 ? [] : [[attribute, values] as const];
  });
  const order = sortedIndex(index, sort);
  const refined: IndexUiState = {
    ...(chosen.length > 0 && { refinementList: Object.fromEntries(chosen) }),
    ...(order !== index && { sortBy: order }),
    ...(page !== undefined && { page }),
  };
  return { [index]: refined };
}

/** The address of what the widgets hold, for these words and while `index`, or all of them, is shown. */
function addressOfState(state: UiState, { q, index }: SearchPageAddress): SearchPageAddress {
  if (index === undefined) return readSearchSearch({ q });
  const { refinementList = {}, sortBy, page } = state[index] ?? {};
  const facets = searchFacets[index].map(({ key, attribute }) => [
    key,
    refinementList[attribute]?.map((value) => facetFilter.toAddress(key, value)),
  ]);
  return readSearchSearch({
    q,
    index,
    ...Object.fromEntries(facets),
    sort: sortBy === undefined ? undefined : orderOf(index, sortBy),
    page: page === 1 ? undefined : page,
  });
}

/**
 * The search page: a page of results is an entry of the history, whatever else is refined replaces it (B-147). It writes from
 * `attach` until that is undone: when the page goes, its widgets go one by one after it, and what they held is no search.
 */
export function pageRouting(router: AnyRouter) {
  const latest = () => readSearchSearch(router.latestLocation.search);
  const isOnPage = () => router.latestLocation.pathname === searchPath;
  let shown = latest();
  let isAttached = false;
  let update = (_: SearchPageAddress) => {};

  const routing = {
    router: {
      read: () => shown,
      write(next: SearchPageAddress) {
        if (!isAttached || !isOnPage() || isSame(next, shown)) return;
        const isOtherPage = isSame({ ...next, page: undefined }, { ...shown, page: undefined });
        shown = next;
        void router.navigate({ to: searchPath, search: next, replace: !isOtherPage, resetScroll: isOtherPage });
      },
      createURL: (address: SearchPageAddress) => router.buildLocation({ to: searchPath, search: address }).href,
      onUpdate(callback: (address: SearchPageAddress) => void) {
        update = callback;
      },
      dispose() {
        update = () => {};
      },
    },
    stateMapping: {
      stateToRoute: (state: UiState) => addressOfState(state, shown),
      routeToState: stateOfAddress,
    },
  };

  return {
    routing,
    attach() {
      isAttached = true;
      return () => {
        isAttached = false;
      };
    },
    /** Takes over an address that somebody else wrote: a link, Back, the box. */
    follow() {
      if (!isOnPage() || isSame(latest(), shown)) return;
      shown = latest();
      update(shown);
    },
  };
}

const isSame = (one: SearchPageAddress, other: SearchPageAddress): boolean =>
  stringifySearch(one) === stringifySearch(other);
