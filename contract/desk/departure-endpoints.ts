import * as z from 'zod/mini';
import { pageEnvelope } from '#contract/api/paging.ts';
import {
  departureChange,
  deskDeparture,
  deskDepartureDetail,
  deskDeparturesQuery,
  newDepartureLetter,
  newDeskDeparture,
  newSeatHold,
} from '#contract/desk/departures.ts';
import { csvTable, deskRead, deskWrite, versionErrors } from '#contract/desk/desk-endpoint.ts';
import { singleLine } from '#contract/forms/contact-details.ts';
import { instant, slug, wholeNumber } from '#contract/values.ts';

// One line: PostgreSQL has no text with a NUL in it, and would fail instead of finding nothing.
const departureParams = z.object({ id: z.string().check(singleLine, z.minLength(1), z.maxLength(120)) });
const partId = z.string().check(singleLine, z.minLength(1), z.maxLength(60));
const holdParams = z.extend(departureParams, { hold: partId });

export const listDeskDepartures = deskRead({
  name: 'listDeskDepartures',
  summary: 'Departures in the order of their days, from today on unless asked otherwise',
  path: '/departures',
  query: deskDeparturesQuery,
  response: z.extend(pageEnvelope, {
    departures: z.array(deskDeparture),
    /** Every group tour, to narrow the list by and to add dates to. */
    tours: z.array(z.object({ slug, name: z.string() })),
  }),
});

export const getDeskDeparture = deskRead({
  name: 'getDeskDeparture',
  summary: 'One departure with who has its seats, asked for them or waits, and its history',
  path: '/departures/{id}',
  params: departureParams,
  response: deskDepartureDetail,
});

export const addDeskDeparture = deskWrite({
  name: 'addDeskDeparture',
  summary: 'Add a date that no rule proposed',
  path: '/departures',
  body: newDeskDeparture,
  response: deskDepartureDetail,
  status: 201,
});

export const changeDeskDeparture = deskWrite({
  name: 'changeDeskDeparture',
  summary: 'Change capacity, seats sold, price, whether it is sure to run, or open and close it',
  path: '/departures/{id}/change',
  params: departureParams,
  body: departureChange,
  response: deskDepartureDetail,
  also: versionErrors,
});

export const holdDeskSeats = deskWrite({
  name: 'holdDeskSeats',
  summary: 'Keep seats for somebody until an instant',
  path: '/departures/{id}/holds',
  params: departureParams,
  body: newSeatHold,
  response: deskDepartureDetail,
  status: 201,
  also: ['changed_meanwhile'],
});

export const releaseDeskHold = deskWrite({
  name: 'releaseDeskHold',
  summary: 'Give the seats of a hold back',
  path: '/departures/{id}/holds/{hold}/release',
  params: holdParams,
  response: deskDepartureDetail,
  also: ['changed_meanwhile'],
});

export const sellDeskHold = deskWrite({
  name: 'sellDeskHold',
  summary: 'Turn a hold into seats sold',
  path: '/departures/{id}/holds/{hold}/sell',
  params: holdParams,
  response: deskDepartureDetail,
  also: ['changed_meanwhile'],
});

export const removeDeskPlace = deskWrite({
  name: 'removeDeskPlace',
  summary: 'Take somebody out of the line; what was offered to them is free again',
  path: '/departures/{id}/line/{place}/remove',
  params: z.extend(departureParams, { place: partId }),
  response: deskDepartureDetail,
  also: ['changed_meanwhile'],
});

export const getDeskDepartureTable = deskRead({
  name: 'getDeskDepartureTable',
  summary: 'Who travels on a departure as a table for spreadsheets, for guides and camps',
  path: '/departures/{id}/table',
  params: departureParams,
  /** `words` adds what they wrote. */
  query: z.object({ words: z.optional(z.literal('yes')) }),
  response: csvTable,
});

export const writeToDeskDeparture = deskWrite({
  name: 'writeToDeskDeparture',
  summary: 'Send one letter to several parties of a departure, once to each, in the conversation of its enquiry',
  path: '/departures/{id}/letters',
  params: departureParams,
  body: newDepartureLetter,
  response: z.extend(deskDepartureDetail, { sent: wholeNumber }),
});

export const cancelDeskDeparture = deskWrite({
  name: 'cancelDeskDeparture',
  summary: 'Cancel a departure; nobody is written to by itself',
  path: '/departures/{id}/cancel',
  params: departureParams,
  response: deskDepartureDetail,
  also: versionErrors,
});

/** Where calendars find all departures; null until somebody has made an address. */
const departureFeed = z.object({
  url: z.nullable(z.string()),
  madeAt: z.nullable(instant),
  madeBy: z.nullable(z.string()),
});

export const getDepartureFeed = deskRead({
  name: 'getDepartureFeed',
  summary: 'The private address at which a calendar reads all departures',
  path: '/departure-feed',
  response: departureFeed,
});

export const renewDepartureFeed = deskWrite({
  name: 'renewDepartureFeed',
  summary: 'Make a new private address for calendars; the one before leads nowhere from then on',
  path: '/departure-feed/renew',
  response: departureFeed,
});
