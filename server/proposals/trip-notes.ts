import type { ProposalOffer } from '#contract/forms/proposals.ts';
import type { TripNotes } from '#contract/trip/trip-notes.ts';
import { type Catalogue, summariesOf } from '#server/content/catalogue/catalogue.ts';
import type { StoredBooking } from '#server/proposals/bookings/booking-rows.ts';
import type { Operator } from '#server/settings/operator.ts';

export interface NoteSources {
  catalogue: Catalogue;
  operator: Operator;
}

/** What a traveller needs on the way, as content and office have it today; undefined once it is given back, and nothing of a tour or a stay that is there no more. */
export function tripNotes(
  { catalogue, operator: { nightPhone } }: NoteSources,
  { tour: { kind, slug }, days }: Pick<ProposalOffer, 'tour' | 'days'>,
  { meeting, givenBackAt }: Pick<StoredBooking, 'meeting' | 'givenBackAt'>,
): TripNotes | undefined {
  if (givenBackAt !== null) return undefined;
  const tour = catalogue[kind === 'tour' ? 'tours' : 'groupTours'].get(slug)?.record;
  const named = new Map(catalogue.accommodations.all().map(([, { record }]) => [record.name, record]));
  const stays = [...new Set(days.map(({ stay }) => stay))].flatMap((name) => named.get(name ?? '') ?? []);
  const places = [...(tour?.destinationIds ?? []), ...stays.map(({ destinationId }) => destinationId)];
  return {
    meeting,
    nightPhone,
    stays: stays.map(({ name, telephone, lat, lng }) => ({ name, ...(telephone && { telephone }), lat, lng })),
    packing: tour?.packing ?? [],
    destinations: summariesOf(catalogue.destinations, places).map(({ slug: id, name, months }) => ({
      name,
      months,
      whenToGo: catalogue.destinations.get(id)?.record.whenToGo ?? '',
    })),
  };
}
