import type { WorkerMessage } from '#offline/worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** The notification of a new version was pressed: one page comes to the front and refreshes; others keep what is typed. */
export async function acceptUpdate(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (page === undefined) return void (await self.clients.openWindow('/'));
  await page.focus();
  page.postMessage({ type: 'update-accepted' } satisfies WorkerMessage);
}
