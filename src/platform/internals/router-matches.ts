import type { AnyRouter } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';

/** What a page that was written whole is made of. */
const settled = ['success', 'notFound'];

type Dehydrated = NonNullable<NonNullable<typeof window.$_TSR>['router']>;

/** The router's matches of a rendered page, as its own server half writes them. */
export type WrittenMatches = Dehydrated['matches'];

/** Where the router stands, for its browser half. */
export function writeMatches({ state }: Pick<AnyRouter, 'state'>): WrittenMatches {
  return (state.matches as AnyRouter['state']['matches']).map((match) => ({
    i: writtenId(match.id) as WrittenMatches[number]['i'],
    u: match.updatedAt,
    s: match.status,
    ...(match.loaderData !== undefined && { l: match.loaderData }),
    ...(match._notFound && { g: true as const }),
    ssr: true,
  }));
}

/** The router reads the ids of matches without slashes. */
function writtenId(id: string): string {
  return id.replaceAll('/', '#');
}

/**
 * Brings the router to where it stood when the page was rendered, its route's code loaded. False where the router understands it no
 * longer, or the address asks for another page: the page is then to be rendered anew.
 */
export async function adoptMatches(router: AnyRouter, matches: WrittenMatches): Promise<boolean> {
  if (!isRenderedFor(router, matches)) return false;
  const nothing = () => {};
  try {
    window.$_TSR = {
      router: { manifest: undefined, matches },
      buffer: [],
      h: nothing,
      e: nothing,
      c: nothing,
      p: (run) => run(),
    };
    await hydrate(router);
  } catch (error) {
    reportError(error);
    return false;
  }
  const adopted = router.state.matches as AnyRouter['state']['matches'];
  return adopted.length === matches.length && adopted.every(({ status }) => settled.includes(status));
}

/**
 * Whether the HTML shows what the address asks for. One file stands for all searches of a list: `/tours?tier=mid` comes with
 * the page of `/tours`. Words a page does not know, as advertisements append them, change nothing.
 */
function isRenderedFor(router: AnyRouter, matches: WrittenMatches): boolean {
  const { latestLocation, routesById } = router;
  const asked = router.matchRoutes(latestLocation);
  if (asked.length !== matches.length) return false;
  return asked.every(({ id, routeId }, index) => {
    const { validateSearch } = routesById[routeId]?.options ?? {};
    const known = typeof validateSearch === 'function' ? validateSearch(latestLocation.search) : {};
    const isAnySearch = Object.values(known).some((value) => value !== undefined);
    return !isAnySearch && writtenId(id) === matches[index]?.i;
  });
}
