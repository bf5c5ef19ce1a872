import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import type { IndexUiState, UiState } from 'instantsearch.js';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import { readSearchSearch, type SearchPageAddress } from '#features/search/search-address.ts';
import { facetFilter, searchFacets } from '#features/search/search-facets.ts';
import { orderOf, sortedIndex } from '#features/search/search-sorts.ts';
import { stringifySearch } from '#platform/search-params.ts';
import { searchPath } from '#shell/search/search-address.ts';

/*
 * InstantSearch's `routing`. The router owns the address; InstantSearch reads its state from it, and writes back what its
 * widgets change. The words stand in the state of the root, which all five indexes inherit; facets, order and page in that
 * of the one index the address names.
 */

const root = '';

/** What the widgets hold when this is the address. */
export function stateOfAddress(address: SearchPageAddress): UiState {
  const { q, index, sort, page } = address;
  const words: UiState = { [root]: q === undefined ? {} : { query: q } };
  if (index === undefined) return words;
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
  return { ...words, [index]: refined };
}

/** The address of what the widgets hold while `index`, or all of them, is shown. */
export function addressOfState(state: UiState, index: IndexUid | undefined): SearchPageAddress {
  const { query } = state[root] ?? {};
  if (index === undefined) return readSearchSearch({ q: query });
  const { refinementList = {}, sortBy, page } = state[index] ?? {};
  const facets = searchFacets[index].map(({ key, attribute }) => [
    key,
    refinementList[attribute]?.map((value) => facetFilter.toAddress(key, value)),
  ]);
  return readSearchSearch({
    q: query,
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
  let shown = readSearchSearch(router.latestLocation.search);
  let isAttached = false;
  const routing = routingOf({
    router,
    read: () => shown,
    follow(location) {
      if (location.pathname !== searchPath) return undefined;
      shown = readSearchSearch(location.search);
      return shown;
    },
    write(next) {
      const isLeft = !isAttached || router.latestLocation.pathname !== searchPath;
      if (isLeft || isSame(next, shown)) return;
      const isOtherPage = isSame({ ...next, page: undefined }, { ...shown, page: undefined });
      shown = next;
      void router.navigate({ to: searchPath, search: next, replace: !isOtherPage, resetScroll: isOtherPage });
    },
  });
  const attach = () => {
    isAttached = true;
    return () => {
      isAttached = false;
    };
  };
  return { routing, attach };
}

/** The overlay: the words it stands above a page with. What it finds changes nothing of the address. */
export function overlayRouting(router: AnyRouter) {
  const wordsOf = ({ pathname, search, state }: ParsedLocation): SearchPageAddress =>
    readSearchSearch({ q: pathname === searchPath ? readSearchSearch(search).q : state.searchFor });
  return routingOf({ router, read: () => wordsOf(router.latestLocation), follow: wordsOf, write: () => {} });
}

interface RoutingParts {
  router: AnyRouter;
  read: () => SearchPageAddress;
  /** What a location searches for; undefined when it is none of this search's. */
  follow: (location: ParsedLocation) => SearchPageAddress | undefined;
  write: (address: SearchPageAddress) => void;
}

function routingOf({ router, read, follow, write }: RoutingParts) {
  let stop = () => {};
  return {
    router: {
      read,
      write,
      createURL: (address: SearchPageAddress) => router.buildLocation({ to: searchPath, search: address }).href,
      onUpdate(tell: (address: SearchPageAddress) => void) {
        stop = router.subscribe('onBeforeLoad', ({ toLocation }) => {
          const address = follow(toLocation);
          if (address !== undefined) tell(address);
        });
      },
      dispose: () => stop(),
    },
    stateMapping: {
      stateToRoute: (state: UiState) => addressOfState(state, read().index),
      routeToState: stateOfAddress,
    },
  };
}

const isSame = (one: SearchPageAddress, other: SearchPageAddress): boolean =>
  stringifySearch(one) === stringifySearch(other);
