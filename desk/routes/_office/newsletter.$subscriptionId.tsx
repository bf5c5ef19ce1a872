import { createFileRoute } from '@tanstack/react-router';
import { subscriberQuery } from '#desk/newsletter/subscriber.queries.ts';
import { SubscriberPage } from '#desk/newsletter/subscriber-page.tsx';

export const Route = createFileRoute('/_office/newsletter/$subscriptionId')({
  loader: ({ context: { queryClient }, params }) => queryClient.ensureQueryData(subscriberQuery(params.subscriptionId)),
  component: SubscriberPage,
});
