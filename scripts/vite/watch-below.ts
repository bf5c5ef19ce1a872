import { resolve, sep } from 'node:path';
import type { ViteDevServer } from 'vite';

/**
 * Loads the page anew, with the modules whose address fits, whenever this file, or one below this folder, has changed; of some
 * files it is of no use.
 */
export function reloadBelow(vite: ViteDevServer, path: string, modules: RegExp, except: readonly string[] = []): void {
  const unused = new Set(except.map((file) => resolve(file)));
  watchBelow(vite, path, (file) => {
    if (unused.has(file)) return;
    for (const [id, module] of vite.moduleGraph.idToModuleMap) {
      if (modules.test(id)) vite.moduleGraph.invalidateModule(module);
    }
    vite.ws.send({ type: 'full-reload' });
  });
}

/** Calls `changed` whenever this file, or one below this folder, has changed; it may lie outside the project. */
export function watchBelow({ watcher }: ViteDevServer, path: string, changed: (file: string) => void): void {
  const watched = resolve(path);
  watcher.add(watched);
  watcher.on('all', (_event, file) => {
    const found = resolve(file);
    if (found === watched || found.startsWith(`${watched}${sep}`)) changed(found);
  });
}
