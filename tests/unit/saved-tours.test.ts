import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { forgetSavedTours, toggleSavedTour, useSavedTours } from '#features/tours/saved-tours.ts';

afterEach(() => forgetSavedTours());

/** What another tab wrote. */
function fromOtherTab(newValue: string | null): void {
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'savedTours', newValue })));
}

test.each([
  ['not JSON', '{{'],
  ['no list', '{"a":1}'],
  ['null', 'null'],
  ['numbers and objects', '[1,null,{},[]]'],
  ['what is no slug', '["../etc","<b>","A B"]'],
])('a stored list that is %s counts as empty', (_, value) => {
  const { result } = renderHook(useSavedTours);
  fromOtherTab(value);
  expect(result.current).toEqual([]);
});

test('good entries stay when others are not, each once', () => {
  const { result } = renderHook(useSavedTours);
  fromOtherTab('["amboseli-tour",7,"amboseli-tour","classic-kenya"]');
  expect(result.current).toEqual(['amboseli-tour', 'classic-kenya']);
});

test('the oldest makes room for the thirteenth', () => {
  const { result } = renderHook(useSavedTours);
  act(() => {
    for (let index = 1; index <= 13; index += 1) toggleSavedTour(`tour-${index}`);
  });
  expect(result.current).toHaveLength(12);
  expect(result.current).not.toContain('tour-1');
});

test('where nothing can be stored, saving works for the visit', () => {
  const { result } = renderHook(useSavedTours);
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  act(() => toggleSavedTour('classic-kenya'));
  Storage.prototype.setItem = setItem;
  expect(result.current).toEqual(['classic-kenya']);
});
