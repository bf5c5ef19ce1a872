import type { WorkerMessage } from '#offline/worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Says something to every open page of the site. */
export async function tellPages(message: WorkerMessage): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}
