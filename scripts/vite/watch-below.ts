import { resolve, sep } from 'node:path';
import type { ViteDevServer } from 'vite';

/** Calls `changed` whenever this file, or one below this folder, has changed; it may lie outside the project. */
export function watchBelow({ watcher }: ViteDevServer, path: string, changed: () => void): void {
  const watched = resolve(path);
  watcher.add(watched);
  watcher.on('all', (_event, file) => {
    const found = resolve(file);
    if (found === watched || found.startsWith(`${watched}${sep}`)) changed();
  });
}
