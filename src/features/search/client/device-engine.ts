import type { SearchSnapshot } from '#contract/search/search-endpoints.ts';
import { createHelpfulSearch } from '#search/helpful-search.ts';
import { createSearchEngine } from '#search/search-engine.ts';

/** The engine the server has, over what is on this device: a download of its own, for whoever needs it. */
export function createDeviceEngine(snapshot: SearchSnapshot) {
  const engine = createSearchEngine(snapshot.documents);
  return { engine, helpful: createHelpfulSearch(snapshot, () => engine) };
}
