import type { AnyRouter, RouterState } from '@tanstack/react-router';

/** Whether what the router shows is the 404 page: for an address of no route, or of no record. */
export function isMissingPage({ matches }: Pick<RouterState, 'matches'>): boolean {
  return matches.some(({ status, _notFound }) => status === 'notFound' || _notFound === true);
}

/** Tells the router that its page came as finished HTML: rendered on a server, its matches have no Suspense around them. */
export function expectServerMarkup(router: AnyRouter): void {
  router.ssr = { manifest: undefined };
}
