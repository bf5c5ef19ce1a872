import { type DehydratedState, dehydrate, hydrate, type Query, type QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { modulesName, pageDataMark } from '#contract/site/page-marks.ts';
import { markValidated } from '#platform/ensure-data.ts';
import type { SiteRouter } from '#src/router.tsx';

/** What a prerendered page was rendered from, in a file beside it, so that the browser need not ask for it: it is fetched with the code. */
export interface PageData {
  /** When it was rendered, in milliseconds: the page's own "now" until the browser has hydrated it. */
  renderedAt: number;
  /** The version of the content it was rendered from. */
  content: string;
  /** Answers with seats, which change without the content's version; by their query's hash. */
  withSeats: string[];
  queries: DehydratedState;
  /** The ids of the router's matches, from the root to the page's own. */
  matches: string[];
}

/** What the page that was just rendered is made of. */
export function collectPageData(
  router: SiteRouter,
  queryClient: QueryClient,
  { renderedAt, content }: Pick<PageData, 'renderedAt' | 'content'>,
): PageData {
  const queries = dehydrate(queryClient, { shouldDehydrateQuery: isKeepable });
  const withSeats = queries.queries.filter(({ state }) => JSON.stringify(state.data).includes('"availableSeats"'));
  return {
    renderedAt,
    content,
    withSeats: withSeats.map(({ queryHash }) => queryHash),
    queries,
    matches: router.state.matches.map(({ id }) => id),
  };
}

/** Not what goes stale in minutes. */
function isKeepable({ state, meta }: Query): boolean {
  return state.status === 'success' && meta?.persist !== false;
}

/** The data of the page; undefined on the shell, which has none, and where it is not to be had: the page is then rendered anew. */
export async function readPageData(): Promise<PageData | undefined> {
  const address = document.querySelector(`meta[name=${modulesName}]`)?.getAttribute(pageDataMark);
  if (!address) return undefined;
  try {
    // A line may be silent for ever, as a hotel's Wi-Fi can be.
    const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Puts the page's answers into the cache: also where its HTML is of no use, they need not be asked for. Where the server says
 * that its content is still what the page was built from, they count as its answer of this moment; else they are shown, and
 * refreshed behind when they are old.
 */
export function hydrateQueries(queryClient: QueryClient, { queries, content, withSeats }: PageData): void {
  const isCurrent = servedContent() === content;
  const now = Date.now();
  for (const { queryHash, state } of queries.queries) {
    // A visitor's clock may be behind the builder's; what comes from the future would stay fresh until then.
    if (state.dataUpdatedAt > now || (isCurrent && !withSeats.includes(queryHash))) state.dataUpdatedAt = now;
    markValidated(state.data);
  }
  hydrate(queryClient, queries);
}

/**
 * Whether the HTML shows what the address asks for. One file stands for all searches of a list: `/tours?tier=mid` comes with
 * the page of `/tours`. Words a page does not know, as advertisements append them, change nothing.
 */
export function isRenderedFor(router: AnyRouter, { matches }: Pick<PageData, 'matches'>): boolean {
  const { latestLocation, routesById } = router;
  const asked = router.matchRoutes(latestLocation);
  if (asked.length !== matches.length) return false;
  return asked.every(({ id, routeId }, index) => {
    const { validateSearch } = routesById[routeId]?.options ?? {};
    const known = typeof validateSearch === 'function' ? validateSearch(latestLocation.search) : {};
    const isAnySearch = Object.values(known).some((value) => value !== undefined);
    return !isAnySearch && id === matches[index];
  });
}

/** The version of the content behind the server that sent the page; undefined where it does not tell, as a static host. */
function servedContent(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation?.serverTiming?.find(({ name }) => name === 'content')?.description;
}
