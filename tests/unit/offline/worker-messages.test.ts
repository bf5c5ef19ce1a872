import { expect, onTestFinished, test, vi } from 'vitest';
import { askToKeep, readPageMessage, readWorkerMessage } from '#offline/worker-messages.ts';

test.each([
  undefined,
  null,
  'tours-synced',
  {},
  { type: 'tours-synced' },
  { type: 'tours-synced', payload: 7 },
  { type: 'tours-synced', payload: { toString: () => 'text' } },
  { type: 'tours-synced', payload: 'x'.repeat(301) },
  { type: 'SKIP_WAITING' },
])('a page ignores %j', (data) => {
  expect(readWorkerMessage(data)).toBeUndefined();
});

test('a page reads the text of tours-synced (B-180)', () => {
  expect(readWorkerMessage({ type: 'tours-synced', payload: 'Fresh <b>prices</b>', more: 1 })).toEqual({
    type: 'tours-synced',
    payload: 'Fresh <b>prices</b>',
  });
});

test('the worker does what a page may ask and nothing else (B-95)', () => {
  for (const type of ['SKIP_WAITING', 'CLEAN_CACHE', 'SYNC_TOURS', 'KEEP_ALL'])
    expect(readPageMessage({ type })).toEqual({ type });
  expect(readPageMessage({ type: 'KEEP_PAGE', files: 'all', scripts: [] })).toBeUndefined();
  expect(readPageMessage({ type: 'UNREGISTER' })).toBeUndefined();
});

test('a worker that never answers is waited for two minutes, and no longer than one wants (B-923)', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const silent = { active: { postMessage: () => {} } } as unknown as ServiceWorkerRegistration;
  const asked = askToKeep(silent, { type: 'KEEP_ALL' });
  const stop = new AbortController();
  const stopped = askToKeep(silent, { type: 'KEEP_ALL' }, stop.signal);
  stop.abort();
  expect(await stopped).toBe('AbortError');
  vi.advanceTimersByTime(120_000);
  expect(await asked).toBe('TimeoutError');
});
