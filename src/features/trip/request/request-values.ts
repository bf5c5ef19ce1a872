import * as z from 'zod/mini';
import { currentEnquiryConsent } from '#contract/forms/consent.ts';
import type { PreferredContact } from '#contract/forms/contact-details.ts';
import type { CostRange } from '#contract/money/whole-trip.ts';
import { customSafariRequest } from '#contract/trip/customization.ts';
import {
  basePriceFor,
  type CustomizationState,
  priceOf,
  unknownDuration,
} from '#features/trip/state/customization-state.ts';
import type { TourOffer } from '#features/trip/state/fit-to-tour.ts';
import { consentWords, contactFieldWords, type FieldWords } from '#platform/forms/field-words.ts';

export interface RequestValues {
  contact: { name: string; email: string; phone: string; preferredContact: PreferredContact };
  notes: string;
  consent: boolean;
}

/** The form and its draft, and what it is towards the bot check. */
export const requestName = 'custom-safari' as const;

/** The id of a part of the request in its document, named by its path; where the form's errors lead. */
export const requestFieldId = (path: string) => `${requestName}-${path.replaceAll('.', '-')}`;

export const emptyRequest: RequestValues = {
  contact: { name: '', email: '', phone: '', preferredContact: 'email' },
  notes: '',
  consent: false,
};

export const longestNotes = 2000;

export const requestWords: FieldWords = {
  'contact.name': contactFieldWords.name,
  'contact.email': contactFieldWords.email,
  'contact.phone': contactFieldWords.phone,
  'contact.preferredContact': contactFieldWords.preferredContact,
  notes: { tooLong: 'Please keep the notes to 2,000 characters.', otherwise: 'Please check the notes once more.' },
  consent: consentWords,
  'dates.startDate': 'Please choose the first day again.',
  'dates.endDate': 'Please choose the last day again.',
};

/** The call's body without token and request id: who asks, and the trip as they were shown it. */
export function requestBody(
  { contact, notes, consent }: RequestValues,
  { baseTour, customizations, pricing }: CustomizationState,
  wholeTrip: CostRange | undefined,
) {
  const phone = contact.phone.trim();
  const needsPhone = contact.preferredContact !== 'email';
  const { name, email, preferredContact } = contact;
  return {
    contact: { name, email, preferredContact, ...((needsPhone || phone !== '') && { phone }) },
    baseTour: baseTour && {
      id: baseTour.id,
      slug: baseTour.slug,
      name: baseTour.name,
      price: basePriceFor(baseTour, customizations),
    },
    dates: customizations.dates,
    guests: customizations.guestCount,
    ...(customizations.childAges !== undefined && { childAges: customizations.childAges.map((age) => age ?? null) }),
    activities: customizations.activities,
    accommodations: customizations.accommodations,
    ...(notes.trim() !== '' && { notes }),
    pricing,
    ...(wholeTrip !== undefined && { wholeTrip }),
    consent,
    consentVersion: currentEnquiryConsent,
  };
}

const { baseTour, dates, guests, childAges, activities, accommodations, wholeTrip } = customSafariRequest.shape;
const tripParts = z.object({ baseTour, dates, guests, childAges, activities, accommodations });
const wholeTripPart = z.object({ wholeTrip });

/** The trip of an enquiry, as it was asked for; undefined when the enquiry is damaged. `tourOf` knows tours by their slug. */
export function tripOfRequest(
  body: Record<string, unknown>,
  tourOf: (slug: string) => Pick<TourOffer, 'duration' | 'prices'> | undefined,
): CustomizationState | undefined {
  const parts = tripParts.safeParse(body).data;
  if (parts === undefined) return undefined;
  const { duration = unknownDuration, prices } = tourOf(parts.baseTour.slug) ?? {};
  const customizations = {
    activities: parts.activities,
    accommodations: parts.accommodations,
    guestCount: parts.guests,
    childAges: parts.childAges?.map((age) => age ?? undefined),
    dates: parts.dates,
  };
  const asked = { ...parts.baseTour, duration };
  const priced = { ...asked, prices };
  // What was agreed to stays, whatever the tour costs by now; while that is the same, its single supplement is known.
  const isSame = basePriceFor(priced, customizations) === asked.price;
  const trip = { baseTour: isSame ? priced : asked, customizations };
  return { ...trip, pricing: priceOf(trip), isLoading: false, error: null };
}

/** The whole trip as it was shown with an enquiry. */
export function wholeTripOfRequest(body: Record<string, unknown>): CostRange | undefined {
  return wholeTripPart.safeParse(body).data?.wholeTrip;
}
