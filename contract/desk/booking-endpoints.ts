import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { bookingAct, deskBookingList, deskBookingsQuery } from '#contract/desk/bookings.ts';
import { deskReadErrors, deskVersionErrors, deskWriteErrors } from '#contract/desk/desk-change.ts';
import { deskProposal, proposalId } from '#contract/desk/proposals.ts';

export const listDeskBookings = endpoint({
  name: 'listDeskBookings',
  summary: 'Trips that were agreed to, those with the oldest open sum first',
  path: '/bookings',
  query: deskBookingsQuery,
  response: deskBookingList,
  errors: deskReadErrors,
});

export const getDeskBookingTable = endpoint({
  name: 'getDeskBookingTable',
  summary: 'Bookings as a table for spreadsheets: those that a query of the list finds',
  path: '/booking-table',
  query: z.omit(deskBookingsQuery, { page: true }),
  response: z.object({ fileName: z.string(), csv: z.string() }),
  errors: deskReadErrors,
});

export const changeDeskBooking = endpoint({
  name: 'changeDeskBooking',
  summary:
    'Confirm a booking or take that back, write down what was paid or take that out, or give the trip back with its seats',
  method: 'POST',
  path: '/proposals/{id}/booking',
  params: z.object({ id: proposalId }),
  body: bookingAct,
  response: deskProposal,
  errors: [...deskWriteErrors, ...deskVersionErrors, 'not_found', 'conflict'],
});
