import { mostShortlisted } from '#contract/trip/shortlist.ts';
import { entryKey, readNote, type ShortlistEntry } from '#platform/shortlist/shortlist-entry.ts';

type Entries = readonly ShortlistEntry[];

/** One place up (-1) or down (1); at an end it stays. */
export function moved(entries: Entries, key: string, by: 1 | -1): Entries {
  const from = entries.findIndex((entry) => entryKey(entry) === key);
  const entry = entries[from];
  const other = entries[from + by];
  if (entry === undefined || other === undefined) return entries;
  return entries.with(from, other).with(from + by, entry);
}

export function withNote(entries: Entries, key: string, note: string): Entries {
  return entries.map((entry) => (entryKey(entry) === key ? { ...entry, note: readNote(note) } : entry));
}

export interface Merge {
  /** What would be the visitor's shortlist. */
  entries: Entries;
  /** What of the other is new here. */
  added: Entries;
  /** What is new and finds no room. */
  leftOut: number;
}

/** Somebody else's shortlist behind one's own: what one has stays as it is, and takes their note where it has none. */
export function merged(mine: Entries, theirs: Entries, now: Date): Merge {
  const noteOf = new Map(theirs.map((entry) => [entryKey(entry), entry.note]));
  const kept = mine.map((entry) => ({ ...entry, note: entry.note ?? noteOf.get(entryKey(entry)) }));
  const known = new Set(mine.map(entryKey));
  const fresh = theirs.filter((entry) => !known.has(entryKey(entry)));
  const added = fresh.slice(0, Math.max(0, mostShortlisted - mine.length));
  return {
    entries: [...kept, ...added.map((entry) => ({ ...entry, addedAt: now.getTime() }))],
    added,
    leftOut: fresh.length - added.length,
  };
}
