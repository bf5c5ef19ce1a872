import { mostShortlisted } from '#contract/shortlist.ts';
import { readStored, removeStored } from '#platform/browser/storage.ts';
import { createStoredStore } from '#platform/browser/stored-store.ts';
import {
  entryKey,
  readEntry,
  type ShortlistEntry,
  type ShortlistSubject,
} from '#platform/shortlist/shortlist-entry.ts';

/** What a visitor saved, in their own order. */
export interface Shortlist {
  entries: readonly ShortlistEntry[];
  /** When and with whom they would travel, as stored: read where it is needed (features/shortlist/shortlist-trip.ts). */
  trip?: unknown;
}

/** What the prerendered page knows of. */
export const nothingShortlisted: Shortlist = { entries: [] };

export const shortlist = createStoredStore(nothingShortlisted, { key: 'shortlist', parse });

function parse(stored: string): Shortlist {
  const { entries, trip } = Object(JSON.parse(stored)) as Record<string, unknown>;
  const read = Array.isArray(entries)
    ? entriesOnce(entries.slice(0, 1000).flatMap((entry) => readEntry(entry) ?? []))
    : [];
  return read.length === 0 && trip === undefined ? nothingShortlisted : { entries: read, trip };
}

/** Each thing once, and no more than there is room for. */
export function entriesOnce(entries: readonly ShortlistEntry[]): ShortlistEntry[] {
  const first = new Map(entries.toReversed().map((entry) => [entryKey(entry), entry]));
  return entries.filter((entry) => first.get(entryKey(entry)) === entry).slice(0, mostShortlisted);
}

export function isShortlisted(subject: ShortlistSubject): boolean {
  const key = entryKey(subject);
  return shortlist.getSnapshot().entries.some((entry) => entryKey(entry) === key);
}

/** What changes stays beside what does not. */
export function changeShortlist(change: Partial<Shortlist>): void {
  shortlist.set({ ...shortlist.getSnapshot(), ...change });
}

/** Saves it at the end of the list; false where there is no room. */
export function addToShortlist(subject: ShortlistSubject, name: string): boolean {
  const { entries } = shortlist.getSnapshot();
  if (entries.length >= mostShortlisted) return false;
  changeShortlist({ entries: [...entries, { ...subject, name, addedAt: Date.now() }] });
  return true;
}

export function removeFromShortlist(subject: ShortlistSubject): void {
  const key = entryKey(subject);
  changeShortlist({ entries: shortlist.getSnapshot().entries.filter((entry) => entryKey(entry) !== key) });
}

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
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.slice(0, 1000) : [];
  } catch {
    return [];
  }
}

if (!import.meta.env.SSR) takeOverSavedTours();
