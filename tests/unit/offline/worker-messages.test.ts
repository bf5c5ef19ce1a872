import { expect, test } from 'vitest';
import { readPageMessage, readWorkerMessage } from '#offline/worker-messages.ts';

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
