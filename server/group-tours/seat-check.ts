import type { Availability, BookingValidation, Departure } from '#contract/records/group-tours.ts';
import { count } from '#contract/words/count.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import type { DepartureBoard } from '#server/group-tours/departure-board.ts';

/**
 * The departure an id means: a departure's own, or a group tour's next one with a seat left, else its next. `null` when
 * the group tour has none, `undefined` when nothing has that id or the departure has left. Throws StoreUnavailable.
 */
export async function departureFor(
  { groupTours }: Catalogue,
  board: DepartureBoard,
  id: string,
): Promise<Departure | null | undefined> {
  const isTour = groupTours.has(id);
  const slug = isTour ? id : tourOfDeparture(id);
  if (!groupTours.has(slug)) return undefined;
  const departures = (await board.departuresOf([slug])).get(slug) ?? [];
  if (!isTour) return departures.find((departure) => departure.id === id);
  return departures.find((departure) => departure.availableSeats > 0) ?? departures[0] ?? null;
}

/** The slug of the group tour a departure is of. */
export function tourOfDeparture(id: string): string {
  return id.replace(/-\d{4}-\d\d-\d\d$/, '');
}

/** How many seats are left (B-159). */
export function availabilityOf(departure: Departure | null, now: Date): Availability {
  const availableSeats = departure?.availableSeats ?? 0;
  return {
    available: availableSeats > 0,
    availableSeats,
    totalSeats: departure?.totalSeats ?? 0,
    checkedAt: now.toISOString(),
  };
}

/** Whether so many seats can be asked for (B-161). Nothing is reserved, and the words say so. */
export function bookingValidationOf(departure: Departure | null, requestedSeats: number): BookingValidation {
  const availableSeats = departure?.availableSeats ?? 0;
  const fits = requestedSeats <= availableSeats;
  return {
    valid: fits,
    availableSeats,
    message: fits ? requestable(requestedSeats) : refusal(availableSeats, departure),
    canProceed: fits,
  };
}

function requestable(seats: number): string {
  const can = count(seats, 'seat is', 'seats are');
  return `${can} free on this departure. Nothing is reserved until we confirm.`;
}

function refusal(seats: number, departure: Departure | null): string {
  if (departure === null) return 'This group tour has no coming departures.';
  if (seats === 1) return 'Only 1 seat is left on this departure.';
  if (seats > 1) return `Only ${seats} seats are left on this departure.`;
  return departure.status === 'waitlist'
    ? 'This departure is full. You can join its waiting list.'
    : 'This departure is sold out.';
}
