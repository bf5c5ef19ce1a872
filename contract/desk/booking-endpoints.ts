import * as z from 'zod/mini';
import { bookingAct, deskBookingList, deskBookingsQuery } from '#contract/desk/bookings.ts';
import { csvTable, deskRead, deskWrite, versionErrors } from '#contract/desk/desk-endpoint.ts';
import { deskProposal, proposalId } from '#contract/desk/proposals.ts';
import { travellerDetails } from '#contract/forms/traveller-details.ts';

export const listDeskBookings = deskRead({
  name: 'listDeskBookings',
  summary: 'Trips that were agreed to, those with the oldest open sum first',
  path: '/bookings',
  query: deskBookingsQuery,
  response: deskBookingList,
});

export const getDeskBookingTable = deskRead({
  name: 'getDeskBookingTable',
  summary: 'Bookings as a table for spreadsheets: those that a query of the list finds',
  path: '/booking-table',
  query: z.omit(deskBookingsQuery, { page: true }),
  response: csvTable,
});

export const changeDeskBooking = deskWrite({
  name: 'changeDeskBooking',
  summary:
    'Confirm a booking or take that back, write down what was paid or take that out, or give the trip back with its seats',
  path: '/proposals/{id}/booking',
  params: z.object({ id: proposalId }),
  body: bookingAct,
  response: deskProposal,
  also: [...versionErrors, 'conflict'],
});

/* Whoever reads what travellers gave of themselves is written down, so both are writes. */

export const readDeskTravellerDetails = deskWrite({
  name: 'readDeskTravellerDetails',
  summary: 'What the travellers of a booking gave of themselves; who reads it is written down',
  path: '/proposals/{id}/travellers/read',
  params: z.object({ id: proposalId }),
  body: z.strictObject({}),
  response: travellerDetails,
  also: ['conflict'],
});

export const getDeskTravellerTable = deskWrite({
  name: 'getDeskTravellerTable',
  summary: 'The same as a table for camps and airlines, without health and emergency contact',
  path: '/proposals/{id}/travellers/table',
  params: z.object({ id: proposalId }),
  body: z.strictObject({}),
  response: csvTable,
  also: ['conflict'],
});
