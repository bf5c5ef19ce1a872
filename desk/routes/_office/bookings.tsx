import { createFileRoute } from '@tanstack/react-router';
import { BookingListPage } from '#desk/proposals/booking-list-page.tsx';
import { bookingsQuery } from '#desk/proposals/proposal.queries.ts';
import { readBookingSearch } from '#desk/proposals/proposal-search.ts';

export const Route = createFileRoute('/_office/bookings')({
  validateSearch: readBookingSearch,
  loader: ({ context: { queryClient }, location }) => {
    void queryClient.prefetchQuery(bookingsQuery(readBookingSearch(location.search)));
  },
  component: BookingListPage,
});
