import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router';

/*
 * The address owns what is searched. On the search page that is its own search. Elsewhere a search is a mask: the address
 * bar reads `/search?q=…`, which can be sent, reloaded and gone back from, while the page one searches from stays where it
 * is, with what was typed on it.
 */

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What is searched above a page that is not the search page; empty when the box was cleared. */
    searchFor?: string;
  }
}

export const searchPath = '/search';

export interface SearchAddress {
  /** What the address asks for; undefined when nothing is searched. */
  q: string | undefined;
  /** Whether a link to the search page takes the place of this entry of the history, since it only refines it (B-147). */
  isRefining: boolean;
  /** Searches and stays: adds to the history from elsewhere, replaces while one refines (B-147). */
  search: (q: string) => void;
  /** Goes to the search page, all collections. */
  openPage: (q: string) => void;
}

export function useSearchAddress(): SearchAddress {
  const router = useRouter();
  const { q, isSearchPage, isRefining } = useRouterState({
    select: ({ location }) => {
      const isSearchPage = location.pathname === searchPath;
      const asked = isSearchPage ? location.search.q : location.state.searchFor;
      return { q: asked, isSearchPage, isRefining: isSearchPage || asked !== undefined };
    },
    structuralSharing: true,
  });
  return {
    q,
    isRefining,
    search: (next) => (isSearchPage ? refine(router, next) : mask(router, next)),
    openPage: (next) =>
      void router.navigate({
        to: searchPath,
        search: next === '' ? {} : { q: next },
        replace: isRefining,
      }),
  };
}

export const isMasked = (router: AnyRouter): boolean => router.latestLocation.state.searchFor !== undefined;

/** Filters and collection stay while one changes the words; the page of results does not. */
function refine(router: AnyRouter, q: string): void {
  void router.navigate({
    to: searchPath,
    search: (old: object) => ({ ...old, q: q === '' ? undefined : q, page: undefined }),
    replace: true,
    resetScroll: false,
  });
}

function mask(router: AnyRouter, q: string): void {
  void router.navigate({
    to: '.',
    search: true,
    hash: true,
    state: (old: object) => ({ ...old, searchFor: q }),
    mask: { to: searchPath, search: q === '' ? {} : { q }, unmaskOnReload: true },
    replace: isMasked(router),
    resetScroll: false,
    hashScrollIntoView: false,
    // The page is not left, so nothing on it is lost.
    ignoreBlocker: true,
  });
}
