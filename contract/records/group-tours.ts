import * as z from 'zod/mini';
import { listOf, pageQuery } from '#contract/api/paging.ts';
import { mostSeats, seatsBands } from '#contract/choices.ts';
import { monthSlugs } from '#contract/records/seasons.ts';
import { tourSummary } from '#contract/records/tours.ts';
import { calendarDay, instant, local, slug, text, usd, wholeNumber } from '#contract/values.ts';

export const departureStatus = z.enum(['available', 'limited', 'guaranteed', 'on request', 'waitlist', 'sold out']);
export type DepartureStatus = z.infer<typeof departureStatus>;

/** Up to this many seats left, a departure is called limited. */
export const limitedSeats = 4;

/** One dated run of a group tour. Days are calendar days at the office; prices are per person sharing. */
export const departure = z.object({
  id: z.string(),
  startDate: calendarDay,
  endDate: calendarDay,
  price: usd,
  kenyaPrice: local,
  singleSupplement: usd,
  /** The most the whole trip comes to for each of two who share, with what is paid to others, in whole dollars. */
  wholeTrip: z.optional(usd),
  totalSeats: wholeNumber,
  availableSeats: wholeNumber,
  status: departureStatus,
  guaranteed: z.boolean(),
  minToRun: wholeNumber,
  /** Whether the operator looks for somebody to share with, so that nobody has to pay the single supplement. */
  offersSharing: z.optional(z.boolean()),
});
export type Departure = z.infer<typeof departure>;

export const groupTourSummary = z.extend(tourSummary, {
  joiningPoint: text,
  departureCount: wholeNumber,
  nextDepartures: z.array(departure),
});
export type GroupTourSummary = z.infer<typeof groupTourSummary>;

export const seatsBand = z.enum(seatsBands);
export type SeatsBand = z.infer<typeof seatsBand>;

export const groupToursQuery = z.extend(pageQuery, {
  month: listOf(z.enum(monthSlugs)),
  destination: listOf(slug),
  seats: z.optional(seatsBand),
});

/** The seats of a departure, and when they were read (B-159). */
export const availability = z.object({
  available: z.boolean(),
  availableSeats: wholeNumber,
  totalSeats: wholeNumber,
  checkedAt: instant,
});
export type Availability = z.infer<typeof availability>;

/** One seat unless asked otherwise (B-161). */
export const bookingRequest = z.strictObject({
  requestedSeats: z._default(z.int().check(z.gte(1), z.lte(mostSeats)), 1),
});

/** Whether so many seats can be asked for (B-161). */
export const bookingValidation = z.object({
  valid: z.boolean(),
  availableSeats: wholeNumber,
  message: z.string(),
  canProceed: z.boolean(),
});
export type BookingValidation = z.infer<typeof bookingValidation>;
