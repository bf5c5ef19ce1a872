import { expect, test } from 'vitest';
import { listFaqs, listFeaturedTours, listTours } from '#contract/api/endpoints.ts';
import { announceToursSynced, refreshTours } from '#offline/tours-synced.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';
import { noticeList } from '#platform/notices/notify.ts';
import { createQueryClient } from '#platform/query-client.ts';
import { apiAnswering, json } from '#tests/support/site/answering-api.ts';

test('the worker’s news is a notice with its text, once, and an event with the same text (B-180)', () => {
  const heard: string[] = [];
  addEventListener('tours-synced', (event) => heard.push((event as CustomEvent<string>).detail));
  announceToursSynced('Two tours have changed.');
  announceToursSynced('Two tours have changed.');
  expect(noticeList.getSnapshot()).toMatchObject([
    { type: 'info', title: 'Data Updated', message: 'Two tours have changed.', duration: 5000 },
  ]);
  expect(heard).toEqual(['Two tours have changed.', 'Two tours have changed.']);
});

test('what holds tours counts as old; nothing nobody looks at is asked for, and other answers stay fresh', () => {
  const { api, requests } = apiAnswering(() => json({}));
  const queryClient = createQueryClient({ api });
  const keys = [listTours, listFeaturedTours, listFaqs].map((endpoint) => endpointQuery(endpoint, {}).queryKey);
  for (const key of keys) queryClient.setQueryData(key, {} as never);
  refreshTours(queryClient);
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
  expect(requests).toHaveLength(0);
});
