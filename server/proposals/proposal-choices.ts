import type * as z from 'zod/mini';
import type { ProposalDraft, proposalChoices } from '#contract/desk/proposals.ts';
import { dayKeys, nightsAt, tripDays } from '#contract/trip/trip-days.ts';
import { driveWords } from '#contract/words/journey-words.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import type { DepartureBoard } from '#server/group-tours/departure-board.ts';
import { dayWords } from '#server/proposals/proposed-days.ts';

type ProposalChoices = z.infer<typeof proposalChoices>;

/** What a draft could be made of: tours, and what goes with the one it names. Throws StoreUnavailable. */
export async function choicesOf(
  { catalogue, board }: { catalogue: Catalogue; board: DepartureBoard },
  { trip }: Pick<ProposalDraft, 'trip'>,
): Promise<ProposalChoices> {
  const { tours, groupTours, activities, accommodations, people } = catalogue;
  const known = <Kind extends 'tour' | 'group-tour'>(kind: Kind, { slug, name }: { slug: string; name: string }) => ({
    kind,
    slug,
    name,
  });
  return {
    tours: [
      ...tours.all().map(([, { record }]) => known('tour', record)),
      ...groupTours.all().map(([, { record }]) => known('group-tour', record)),
    ],
    activities: [...activities.values()].map(({ record: { slug, name, pricing } }) => ({
      id: slug,
      name,
      price: pricing.basePrice,
    })),
    stays: [...accommodations.values()].map(({ record: { slug, name, rooms } }) => ({
      id: slug,
      name,
      rooms: rooms.map((room) => ({ name: room.name, pricePerNight: room.pricing.basePrice })),
    })),
    ownStays: trip.kind === 'tour' ? ownStaysOf(catalogue, trip.tour) : [],
    days: trip.kind === 'tour' ? daysOf(catalogue, trip) : [],
    departures: trip.kind === 'departure' ? await departuresOf(board, trip.groupTour) : [],
    planners: people.filter(({ role }) => role === 'planner').map(({ slug, name }) => ({ slug, name })),
  };
}

/** Those of its nights that we have a record of, each once. */
function ownStaysOf({ tours, accommodations }: Catalogue, slug: string): ProposalChoices['ownStays'] {
  const itinerary = tours.get(slug)?.record.itinerary ?? [];
  return [...new Set(itinerary.flatMap(({ accommodationId }) => accommodationId ?? []))].flatMap((id) => {
    const stay = accommodations.get(id)?.record;
    return stay === undefined ? [] : [{ id, name: stay.name, nights: nightsAt(itinerary, id) }];
  });
}

function daysOf(
  catalogue: Catalogue,
  { tour, stays }: Extract<ProposalDraft['trip'], { kind: 'tour' }>,
): ProposalChoices['days'] {
  const itinerary = catalogue.tours.get(tour)?.record.itinerary ?? [];
  const chosen = stays.map(({ insteadOf, ...stay }) => ({
    ...stay,
    ...(insteadOf && { insteadOf: { id: insteadOf } }),
  }));
  const days = tripDays(itinerary, chosen);
  const keys = dayKeys(days);
  return days.map((day, index) => {
    const { title, description, stay, drive, meals } = dayWords(catalogue, day);
    const facts = [...(drive ? [driveWords(drive)] : []), ...meals].join(', ');
    return { key: keys[index] ?? '', title, description, stay: stay ?? '', facts };
  });
}

async function departuresOf(board: DepartureBoard, slug: string): Promise<ProposalChoices['departures']> {
  const coming = (await board.departuresOf([slug])).get(slug) ?? [];
  return coming.map(({ id, startDate, endDate, price, availableSeats }) => ({
    id,
    startDate,
    endDate,
    price,
    free: availableSeats,
  }));
}
