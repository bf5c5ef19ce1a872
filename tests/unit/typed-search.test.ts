import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useTypedSearch } from '#features/search/use-typed-search.ts';

beforeEach(() => vi.useFakeTimers());

function box(q = '', restMs?: number) {
  const search = vi.fn();
  const hook = renderHook(({ address }) => useTypedSearch(address, search, restMs), { initialProps: { address: q } });
  const type = (text: string) => act(() => hook.result.current.type(text));
  return { ...hook, search, type };
}

test('the header searches when the typing has rested for 400 ms (B-89)', () => {
  const { search, type } = box();
  for (const text of ['s', 'sa', 'saf', 'safari']) type(text);
  act(() => vi.advanceTimersByTime(399));
  expect(search).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(search.mock.calls).toEqual([['safari']]);
});

test('one character does nothing, also after two; an empty box clears at once (B-150)', () => {
  const { search, type } = box('mara');
  type('m');
  act(() => vi.advanceTimersByTime(5000));
  expect(search).not.toHaveBeenCalled();
  type('');
  expect(search.mock.calls).toEqual([['']]);
});

test('the same words are searched once, however many spaces are around them', () => {
  const { search, type } = box('mara');
  type(' mara ');
  act(() => vi.advanceTimersByTime(400));
  expect(search).not.toHaveBeenCalled();
});

test('what is typed keeps every character while the address is behind', () => {
  const { result, rerender, type } = box();
  type('mara');
  act(() => vi.advanceTimersByTime(400));
  type('mara li');
  rerender({ address: 'mara' });
  expect(result.current.text).toBe('mara li');
});

test('when the address changes by itself, the box follows, and a search that was waiting is not made', () => {
  const { result, rerender, search, type } = box('mara');
  type('mara lions');
  rerender({ address: 'nakuru' });
  expect(result.current.text).toBe('nakuru');
  act(() => vi.advanceTimersByTime(1000));
  expect(search).not.toHaveBeenCalled();
});

test('Enter takes the text as it stands and does not wait', () => {
  const { result, search, type } = box();
  type(' lions ');
  let taken: string | undefined;
  act(() => {
    taken = result.current.take();
  });
  expect(taken).toBe('lions');
  act(() => vi.advanceTimersByTime(1000));
  expect(search).not.toHaveBeenCalled();
});
