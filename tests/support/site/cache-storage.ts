import { vi } from 'vitest';

/** The Cache API, which happy-dom lacks, as far as pages use it: answers by their paths. */
export function installCaches({ most = Number.POSITIVE_INFINITY } = {}) {
  const all = new Map<string, Map<string, Response>>();
  const pathOf = (request: RequestInfo | URL) =>
    new URL(typeof request === 'object' && 'url' in request ? request.url : String(request), location.origin).pathname;
  const cacheOf = (kept: Map<string, Response>) => ({
    match: async (request: RequestInfo) => kept.get(pathOf(request))?.clone(),
    async put(request: RequestInfo, response: Response) {
      if (kept.size >= most) throw new DOMException('No room.', 'QuotaExceededError');
      kept.set(pathOf(request), response);
    },
    delete: async (request: RequestInfo) => kept.delete(pathOf(request)),
    keys: async () => [...kept.keys()].map((path) => ({ url: new URL(path, location.origin).href })),
  });
  vi.stubGlobal('caches', {
    async open(name: string) {
      const kept = all.get(name) ?? new Map<string, Response>();
      all.set(name, kept);
      return cacheOf(kept);
    },
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
  });
  return { paths: (name: string) => new Set(all.get(name)?.keys()) };
}
