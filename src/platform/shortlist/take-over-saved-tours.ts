import { parsedJson } from '#contract/parsed-json.ts';
import { readStored, removeStored } from '#platform/browser/storage.ts';
import { changeShortlist, entriesOnce, shortlist } from '#platform/shortlist/shortlist.ts';
import { readEntry } from '#platform/shortlist/shortlist-entry.ts';

/** What was saved while only tours could be, a list of slugs: taken over once, and forgotten when it is stored anew. */
export function takeOverSavedTours(): void {
  const stored = readStored('savedTours');
  if (stored === null) return;
  const { entries } = shortlist.getSnapshot();
  const saved = readSavedTours(stored).flatMap((slug) => readEntry({ kind: 'tour', slug }) ?? []);
  if (saved.length > 0) changeShortlist({ entries: entriesOnce([...entries, ...saved]) });
  if (shortlist.isSaved()) removeStored('savedTours');
}

function readSavedTours(stored: string): readonly unknown[] {
  const list = parsedJson(stored);
  return Array.isArray(list) ? list.slice(0, 1000) : [];
}
