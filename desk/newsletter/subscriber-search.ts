import { subscriberStates } from '#contract/desk/subscriber-endpoints.ts';
import { oneOf, page, type ReadSearch, searchReader, words } from '#platform/search-params.ts';

const fields = {
  show: oneOf([...subscriberStates, 'undelivered']),
  q: words(200),
  page,
};

/** What `/newsletter` keeps in its address. */
export type SubscriberSearch = ReadSearch<typeof fields>;

export const readSubscriberSearch = searchReader(fields);
