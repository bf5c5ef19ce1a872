import type { AnyRouter } from '@tanstack/react-router';

/** Tells the router that its page came as finished HTML: rendered on a server, its matches have no Suspense around them. */
export function expectServerMarkup(router: AnyRouter): void {
  router.ssr = { manifest: undefined };
}
