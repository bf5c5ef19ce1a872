import type { AnyRouter } from '@tanstack/react-router';

/** To the page before, or home where there is none: a link opened in a new tab has no way back. */
export function goBack(router: AnyRouter): void {
  if (history.length > 1) router.history.back();
  else void router.navigate({ href: '/', reloadDocument: true });
}
