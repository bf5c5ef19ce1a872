import { mostShortlisted } from '#contract/trip/shortlist.ts';
import { createStoredStore } from '#platform/browser/stored-store.ts';
import { shortlistCount } from '#platform/shortlist/shortlist-count.ts';
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

const updateCount = () => shortlistCount.set(shortlist.getSnapshot().entries.length);
if (!import.meta.env.SSR) {
  // For as long as the page is open.
  shortlist.subscribe(updateCount);
  updateCount();
}

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
