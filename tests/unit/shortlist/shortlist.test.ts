import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  addToShortlist,
  changeShortlist,
  nothingShortlisted,
  removeFromShortlist,
  shortlist,
} from '#platform/shortlist/shortlist.ts';
import { entryKey, type ShortlistEntry } from '#platform/shortlist/shortlist-entry.ts';
import { takeOverSavedTours } from '#platform/shortlist/take-over-saved-tours.ts';
import { useStore } from '#platform/store.ts';
import { badStored } from '#tests/support/site/bad-stored.ts';
import { fillStorage } from '#tests/support/site/broken-storage.ts';

const useEntries = () => useStore(shortlist, nothingShortlisted).entries;
const tour = (slug: string) => ({ kind: 'tour', slug }) as const;
const keys = (entries: readonly ShortlistEntry[]) => entries.map(entryKey);

/** What another tab wrote. */
function fromOtherTab(newValue: string | null): void {
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'shortlist', newValue })));
}

describe('a stored shortlist', () => {
  test.each([
    ...badStored,
    ['not JSON', '{{'],
    ['another kind', '{"entries":[{"kind":"cruise","slug":"a"}]}'],
    ['no entries', '{"entries":7}'],
    ['what is no slug', '{"entries":[{"kind":"tour","slug":"../etc"},{"kind":"place","slug":"<b>"}]}'],
    ['a departure without a date', '{"entries":[{"kind":"departure","slug":"a"}]}'],
    ['a date that is none', '{"entries":[{"kind":"departure","slug":"a","departure":"<b>"}]}'],
  ])('that is %s counts as empty', (_, value) => {
    const { result } = renderHook(useEntries);
    fromOtherTab(value);
    expect(result.current).toEqual([]);
  });

  test('keeps good entries when others are not, each once', () => {
    const { result } = renderHook(useEntries);
    const entries = [tour('amboseli-tour'), 7, null, tour('amboseli-tour'), { ...tour('classic-kenya'), note: 3 }];
    fromOtherTab(JSON.stringify({ entries }));
    expect(keys(result.current)).toEqual(['tour/amboseli-tour/', 'tour/classic-kenya/']);
  });

  test('has notes in one line of 280 characters at most, and as many entries as there is room for', () => {
    const { result } = renderHook(useEntries);
    const entries = Array.from({ length: 500 }, (_, index) => ({
      ...tour(`tour-${index}`),
      note: `a\n\n b${'x'.repeat(999)}`,
    }));
    fromOtherTab(JSON.stringify({ entries }));
    expect(result.current).toHaveLength(40);
    expect(result.current[0]?.note).toMatch(/^a bx+$/);
    expect(result.current[0]?.note).toHaveLength(280);
  });

  test('is followed from other tabs, also when it is cleared there (B-672)', () => {
    const { result } = renderHook(useEntries);
    act(() => void addToShortlist(tour('classic-kenya'), 'Classic Kenya'));
    fromOtherTab(JSON.stringify({ entries: [{ kind: 'place', slug: 'giraffe-centre', addedAt: 5 }] }));
    expect(result.current).toEqual([{ kind: 'place', slug: 'giraffe-centre', addedAt: 5 }]);
    fromOtherTab(null);
    expect(result.current).toEqual([]);
  });
});

test('the same slug as a tour, a stay and a date are three entries', () => {
  addToShortlist(tour('mara'), 'Mara');
  addToShortlist({ kind: 'accommodation', slug: 'mara' }, 'Mara');
  addToShortlist({ kind: 'departure', slug: 'mara', departure: 'mara-2027-01-01' }, 'Mara');
  expect(shortlist.getSnapshot().entries).toHaveLength(3);
  removeFromShortlist({ kind: 'accommodation', slug: 'mara' });
  expect(keys(shortlist.getSnapshot().entries)).toEqual(['tour/mara/', 'departure/mara/mara-2027-01-01']);
});

test('the forty-first finds no room, and nothing makes way for it (B-109)', () => {
  const taken = Array.from({ length: 41 }, (_, index) => addToShortlist(tour(`tour-${index}`), 'A tour'));
  expect(taken.filter(Boolean)).toHaveLength(40);
  expect(taken.at(-1)).toBe(false);
  expect(shortlist.getSnapshot().entries[0]?.slug).toBe('tour-0');
});

describe('the tours that were saved before', () => {
  test('are taken over once, behind what is there (B-670)', () => {
    localStorage.setItem('savedTours', '["amboseli-tour","classic-kenya","amboseli-tour"]');
    addToShortlist(tour('classic-kenya'), 'Classic Kenya');
    takeOverSavedTours();
    expect(keys(shortlist.getSnapshot().entries)).toEqual(['tour/classic-kenya/', 'tour/amboseli-tour/']);
    expect(localStorage.getItem('savedTours')).toBeNull();
    removeFromShortlist(tour('amboseli-tour'));
    takeOverSavedTours();
    expect(keys(shortlist.getSnapshot().entries)).toEqual(['tour/classic-kenya/']);
  });

  test.each(['{{', '{"a":1}', 'null', '[1,null,{},[]]', '["../etc","<b>","A B"]'])(
    'count as none where they are %s',
    (stored) => {
      localStorage.setItem('savedTours', stored);
      takeOverSavedTours();
      expect(shortlist.getSnapshot().entries).toEqual([]);
    },
  );

  test('stay where they are while nothing can be stored', () => {
    localStorage.setItem('savedTours', '["amboseli-tour"]');
    fillStorage();
    takeOverSavedTours();
    expect(keys(shortlist.getSnapshot().entries)).toEqual(['tour/amboseli-tour/']);
    expect(localStorage.getItem('savedTours')).toBe('["amboseli-tour"]');
  });
});

test('the days and people that were chosen stay when entries come and go', () => {
  const trip = { guests: { adults: 4, children: 0, infants: 0 } };
  changeShortlist({ trip });
  addToShortlist(tour('classic-kenya'), 'Classic Kenya');
  removeFromShortlist(tour('classic-kenya'));
  expect(JSON.parse(localStorage.getItem('shortlist') ?? '')).toEqual({ entries: [], trip });
});
