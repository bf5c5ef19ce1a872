import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { bookingAct, deskBookingList, deskBookingsQuery } from '#contract/desk/bookings.ts';
import { deskReadErrors, deskVersionErrors, deskWriteErrors } from '#contract/desk/desk-change.ts';
import { deskProposal, proposalId } from '#contract/desk/proposals.ts';
import { travellerDetails } from '#contract/forms/traveller-details.ts';

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

/* Whoever reads what travellers gave of themselves is written down, so both are writes. */

export const readDeskTravellerDetails = endpoint({
  name: 'readDeskTravellerDetails',
  summary: 'What the travellers of a booking gave of themselves; who reads it is written down',
  method: 'POST',
  path: '/proposals/{id}/travellers/read',
  params: z.object({ id: proposalId }),
  body: z.strictObject({}),
  response: travellerDetails,
  errors: [...deskWriteErrors, 'not_found', 'conflict'],
});

export const getDeskTravellerTable = endpoint({
  name: 'getDeskTravellerTable',
  summary: 'The same as a table for camps and airlines, without health and emergency contact',
  method: 'POST',
  path: '/proposals/{id}/travellers/table',
  params: z.object({ id: proposalId }),
  body: z.strictObject({}),
  response: z.object({ fileName: z.string(), csv: z.string() }),
  errors: [...deskWriteErrors, 'not_found', 'conflict'],
});
