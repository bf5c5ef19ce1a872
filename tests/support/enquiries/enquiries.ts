import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '#contract/forms/contact.ts';
import { priceTrip } from '#contract/money/price.ts';
import type { CustomSafariRequest } from '#contract/trip/customization.ts';

/** A message that is in order but for its token. */
export function contactBody(given: Partial<ContactMessage> = {}): ContactMessage {
  return {
    name: 'Ada Traveller',
    email: 'ada@mail.example',
    topic: 'tour',
    message: 'We would like to see elephants in July.',
    preferredContact: 'email',
    consent: true,
    turnstileToken: 'missing',
    clientRequestId: randomUUID(),
    ...given,
  };
}

/** The departure of the small catalogue that most questions are about. */
export const newYear = 'marsh-together-2027-01-01';

/** What a message about seats on it is about. */
export function seatsContext(seats: number) {
  return {
    kind: 'group-tour' as const,
    id: 'marsh-together',
    name: 'Marsh together',
    url: '/group-tour/marsh-together',
    departureId: newYear,
    seats,
  };
}

/** A request that is in order but for its token, priced from the small catalogue. */
export function safariBody(given: Partial<CustomSafariRequest> = {}): CustomSafariRequest {
  const addedAt = '2026-11-20T08:00:00.000Z';
  const body = {
    contact: { name: 'Ada Traveller', email: 'ada@mail.example', preferredContact: 'email' as const },
    baseTour: { id: 'marsh-day', slug: 'marsh-day', name: 'Marsh day', price: 499.99 },
    dates: { startDate: '2027-07-03', endDate: '2027-07-09', flexibility: 'few-days' as const },
    guests: { adults: 2, children: 1, infants: 1 },
    activities: [{ id: 'canoe', name: 'Canoe at dawn', price: 45, guestCount: 2, addedAt }],
    accommodations: [{ id: 'reed-camp', name: 'Reed Camp', roomType: 'suite', pricePerNight: 320, nights: 2, addedAt }],
    consent: true as const,
    turnstileToken: 'missing',
    clientRequestId: randomUUID(),
    ...given,
  };
  return { pricing: pricingOf(body), ...body };
}

/** What the browser shows for these prices. */
export function pricingOf(
  body: Pick<CustomSafariRequest, 'baseTour' | 'guests' | 'activities' | 'accommodations'>,
): CustomSafariRequest['pricing'] {
  const { guests, activities, accommodations } = body;
  return priceTrip({ basePrice: body.baseTour.price, guests, activities, accommodations });
}
