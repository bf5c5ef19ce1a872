import { deskProposalState } from '#contract/desk/proposals.ts';
import { bookingStages } from '#contract/trip/booking.ts';
import { listOf, oneOf, page, type ReadSearch, searchReader, wholeNumber } from '#platform/search-params.ts';

const listFields = { page, state: listOf(oneOf(deskProposalState.options)) };

/** What `/proposals` keeps in its address. */
export type ProposalSearch = ReadSearch<typeof listFields>;

export const readProposalSearch = searchReader(listFields);

const bookingFields = { page, stage: listOf(oneOf(bookingStages)) };

/** What `/bookings` keeps in its address. */
export type BookingSearch = ReadSearch<typeof bookingFields>;

export const readBookingSearch = searchReader(bookingFields);

const version = wholeNumber(1, 10_000);

/** Which part of a proposal is looked at, and which two versions stand side by side. */
export const readProposalPageSearch = searchReader({ part: oneOf(['read', 'versions']), one: version, other: version });
