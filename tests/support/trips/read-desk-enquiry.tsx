import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterContextProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import type { DeskSession } from '#contract/desk/sign-in-endpoints.ts';
import { EnquiryAsked } from '#desk/enquiries/enquiry-asked.tsx';
import { PriceToday } from '#desk/enquiries/price-today.tsx';
import { createDeskRouter } from '#desk/router.tsx';
import { sessionQuery } from '#desk/session/session.query.ts';
import { pairsIn, partNamed, textOf } from '#tests/support/trips/read-part.ts';
import { dayIn, daysIn, partyIn, rangeIn } from '#tests/support/trips/read-words.ts';
import type { ReadFacts } from '#tests/support/trips/trip-facts.ts';
import { invoiceIn } from '#tests/support/trips/trip-lines.ts';

export const deskSession: DeskSession = {
  email: 'wanjiru@desk.example',
  name: 'Wanjiru',
  staff: [],
  operator: { name: 'The operator', siteUrl: 'https://site.test', email: 'hello@mail.example' },
  isDemonstration: true,
  isMailboxRead: false,
};

/** An enquiry at the desk: what was asked, and what it costs as seen and today. */
export function enquiryAtDesk({ details, today }: DeskEnquiry): { seen: ReadFacts; now: ReadFacts } {
  if (today === null) throw new Error('The enquiry has no price.');
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, deskSession);
  const { container, unmount } = render(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={createDeskRouter(queryClient)}>
        <EnquiryAsked details={details} />
        <PriceToday today={today} />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  const facts = Object.fromEntries(pairsIn(container));
  const [first, last] = daysIn(facts.Dates);
  const price = partNamed('Price', container);
  const column = (cell: number) =>
    invoiceIn(
      [...price.querySelectorAll('tbody tr')].map((row) => [textOf(row.children[0]), textOf(row.children[cell])]),
      'Seats',
    );
  const whole = rangeIn([...price.querySelectorAll('p')].map(textOf).find((line) => line.startsWith('The whole trip')));
  const trip =
    details.kind === 'contact' ? { first: dayIn(facts.Departure) } : { first, last, ...partyIn(facts.People) };
  unmount();
  return { seen: { ...trip, ...column(1) }, now: { ...column(2), whole } };
}
