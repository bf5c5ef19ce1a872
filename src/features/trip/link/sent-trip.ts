import type { StartWindow } from '#contract/calendar/calendar.ts';
import type { TripLink } from '#contract/trip/trip-link.ts';
import type { ReceivedTrip } from '#features/trip/link/trip-fragment.ts';
import { emptyRequest, requestName } from '#features/trip/request/request-values.ts';
import {
  basePriceFor,
  type CustomizationState,
  type Customizations,
} from '#features/trip/state/customization-state.ts';
import { fitToTour, type TourOffer } from '#features/trip/state/fit-to-tour.ts';
import { readCustomization } from '#features/trip/state/read-customization.ts';
import { clearDraft, readDraft, writeDraft } from '#platform/forms/form-draft.ts';

/** A trip that came with a link, read for the tour it belongs to. */
export interface SentTrip {
  /** As far as it can still be asked for, at today's prices. */
  today: CustomizationState;
  /** With the prices it was sent with, and with what is no longer offered. */
  asSent: CustomizationState;
  link: TripLink;
}

/** What of a trip travels, with the notes that belong to it. */
export function tripLinkOf(
  { baseTour, customizations }: CustomizationState,
  notes: string,
  today: string,
): TripLink | undefined {
  if (baseTour === null) return undefined;
  const { dates, guestCount, childAges = [], activities, accommodations } = customizations;
  return {
    tour: baseTour.slug,
    sentOn: today,
    price: basePriceFor(baseTour, customizations),
    dates,
    guests: guestCount,
    childAges: [...childAges],
    activities: activities.map(({ id, price, selectedDate, guestCount: people }) => ({
      id,
      price,
      selectedDate,
      guestCount: people,
    })),
    accommodations: accommodations.map(({ id, roomType, pricePerNight, nights, insteadOf }) => ({
      id,
      roomType,
      pricePerNight,
      nights,
      insteadOf: insteadOf && { id: insteadOf.id, pricePerNight: insteadOf.pricePerNight },
    })),
    notes: notes.trim(),
  };
}

/**
 * The trip of a link as one that had been stored would be read: what cannot be asked for any more is left out. Undefined where
 * nothing of it fits the tour.
 */
export function sentTripOf(link: TripLink, offer: TourOffer, starts: StartWindow): SentTrip | undefined {
  const { id, slug, name, duration } = offer;
  const asSent = readCustomization(
    JSON.stringify({
      baseTour: { id, slug, name, price: link.price, duration },
      customizations: customizationsOf(link, offer),
    }),
    starts,
  );
  if (asSent === undefined) return undefined;
  const today = fitToTour(asSent, offer);
  // What had to be left out is said where the trip is shown, line by line.
  // Its price is that of its days, also where these can no longer be asked for.
  const customizations = { ...asSent.customizations, dates: link.dates };
  return { asSent: { ...asSent, customizations }, today: { ...today, error: null }, link };
}

/** In the order they were sent, which stands for when they were added. */
function customizationsOf(link: TripLink, offer: TourOffer): Customizations {
  const stayName = (id: string) => offer.accommodations.find(({ slug }) => slug === id)?.name ?? wordsOf(id);
  const addedAt = (place: number) => new Date(Date.parse(link.sentOn) + place).toISOString();
  return {
    dates: link.dates,
    guestCount: link.guests,
    childAges: link.childAges,
    activities: link.activities.map((item, place) => ({
      ...item,
      name: offer.activities.find(({ slug }) => slug === item.id)?.name ?? wordsOf(item.id),
      addedAt: addedAt(place),
    })),
    accommodations: link.accommodations.map((stay, place) => ({
      ...stay,
      name: stayName(stay.id),
      insteadOf: stay.insteadOf && { ...stay.insteadOf, name: stayName(stay.insteadOf.id) },
      addedAt: addedAt(link.activities.length + place),
    })),
  };
}

/** `balloon-over-the-mara` as words: what is no longer offered here has no other name. */
function wordsOf(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the visitor has written below "Notes" in the request form, sent or not yet opened again. */
export function readRequestNotes(): string {
  return readDraft(requestName, emptyRequest)?.notes ?? '';
}

/** Puts these notes into the form's draft and leaves the rest of it; a form that is open has to be read again. Returns how to put back what was there. */
export function writeRequestNotes(notes: string): () => void {
  const before = readDraft(requestName, emptyRequest);
  const { consent: _consent, ...draft } = before ?? emptyRequest;
  writeDraft(requestName, { ...draft, notes });
  return () => {
    if (before === undefined) clearDraft(requestName);
    else writeDraft(requestName, before);
  };
}

export interface SentTripQuestion {
  received: ReceivedTrip;
  /** The trip, where it is one of this page's tour. */
  sent: SentTrip | undefined;
  fragment: string;
  offer: TourOffer;
  /** `YYYY-MM-DD` at the office. */
  today: string;
  onTake: () => void;
  onLeave: () => void;
}
