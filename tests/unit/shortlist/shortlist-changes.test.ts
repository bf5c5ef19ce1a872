import { expect, test } from 'vitest';
import { merged, moved, withNote } from '#features/shortlist/shortlist-changes.ts';
import { entryKey, type ShortlistEntry } from '#platform/shortlist/shortlist-entry.ts';

const entry = (slug: string, note?: string): ShortlistEntry => ({ kind: 'tour', slug, addedAt: 1, note });
const slugs = (entries: readonly ShortlistEntry[]) => entries.map(({ slug }) => slug).join('');
const abc = [entry('a'), entry('b'), entry('c')];
const now = new Date(5);

test('an entry moves up and down by one, and stays at the ends', () => {
  expect(slugs(moved(abc, 'tour/c/', -1))).toBe('acb');
  expect(slugs(moved(abc, 'tour/a/', 1))).toBe('bac');
  expect(slugs(moved(abc, 'tour/a/', -1))).toBe('abc');
  expect(slugs(moved(abc, 'tour/c/', 1))).toBe('abc');
  expect(slugs(moved(abc, 'tour/none/', 1))).toBe('abc');
});

test('a note belongs to its entry; an empty one is none', () => {
  const noted = withNote(abc, 'tour/b/', '  for   Amina ');
  expect(noted.map(({ note }) => note)).toEqual([undefined, 'for Amina', undefined]);
  expect(withNote(noted, 'tour/b/', '  ')[1]?.note).toBeUndefined();
});

test('what was sent stands behind one’s own, and one’s own notes are kept', () => {
  const theirs = [entry('b', 'theirs'), entry('d', 'new'), entry('a', 'theirs')];
  const { entries, added, leftOut } = merged([entry('a', 'mine'), entry('b')], theirs, now);
  expect(entries.map(({ slug, note }) => `${slug} ${note}`)).toEqual(['a mine', 'b theirs', 'd new']);
  expect(added.map(entryKey)).toEqual(['tour/d/']);
  expect(leftOut).toBe(0);
});

test('what finds no room is counted, and nothing makes way for it', () => {
  const mine = Array.from({ length: 38 }, (_, index) => entry(`m${index}`));
  const { entries, added, leftOut } = merged(mine, [...abc, entry('d')], now);
  expect(entries.slice(0, 38).map(({ slug }) => slug)).toEqual(mine.map(({ slug }) => slug));
  expect([entries.length, slugs(added), leftOut]).toEqual([40, 'ab', 2]);
});
