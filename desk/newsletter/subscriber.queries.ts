import { getDeskSubscriber, listDeskSubscribers } from '#contract/desk/subscriber-endpoints.ts';
import type { SubscriberSearch } from '#desk/newsletter/subscriber-search.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

export const subscribersQuery = (search: SubscriberSearch) => endpointQuery(listDeskSubscribers, { query: search });

export const subscriberQuery = (subscriptionId: string) =>
  endpointQuery(getDeskSubscriber, { params: { subscriptionId } });
