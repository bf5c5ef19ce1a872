import { office } from '#contract/site/office.ts';
import { nextFree } from '#server/content/catalogue/records/content-rules.ts';
import type { GroupTourFile, TourFile } from '#server/content/catalogue/records/content-schema.ts';
import {
  firstDestination,
  gap,
  plateGap,
  type TemplateContext,
  unratedMonths,
} from '#server/content/catalogue/templates/record-template.ts';

/** Beside dollars, where the operator has such prices. */
const localPrice = (local: number) => (office().localCurrency === undefined ? {} : { local });

export function newTour(context: TemplateContext): TourFile {
  return {
    ...journey(context),
    style: 'private',
    departureDate: gap('when it leaves, such as "Any day of the year"'),
    order: nextFree(context.placed),
  };
}

export function newGroupTour(context: TemplateContext): GroupTourFile {
  return {
    ...journey(context),
    style: 'shared',
    departureDate: gap('when it leaves, in words, as departures.rule has it in numbers (weekday 0 is Sunday)'),
    joiningPoint: gap('where the group meets'),
    departures: {
      rule: { every: 'month', weekday: 6 },
      totalSeats: 6,
      minToRun: 2,
      guaranteedFrom: 4,
      onRequest: false,
      waitlist: false,
      offersSharing: false,
      exampleBookings: [0],
    },
    order: nextFree(context.placed),
  };
}

/** A day in the first destination, at a price nobody can take for one. */
function journey(context: TemplateContext) {
  const { slug, name, today, tours } = context;
  const { slug: destinationId, name: destination, country, lat, lng } = firstDestination(context);
  // The house has its terms: they are those of its first tour.
  const cancellation = tours[0]?.cancellation ?? [];
  return {
    slug,
    name,
    tagline: gap('what it is, in a few words'),
    summary: gap('what decides for it, in a sentence or two; set style, tier, difficulty and minAge as well'),
    description: [gap('what the trip is like, in paragraphs')],
    priceNote: gap('what the price covers'),
    duration: 1,
    nights: 0,
    prices: {
      seasons: [
        {
          name: gap('the name of the season; the prices below are 1 until they are yours'),
          dates: [{ from: '01-01', to: '12-31' }],
          prices: [{ people: 1, usd: 1, ...localPrice(1) }],
        },
      ],
      singleSupplement: { usd: 0, ...localPrice(0) },
      leastParty: 1,
    },
    fees: [],
    vehicleType: gap('what one travels in'),
    tier: 'mid',
    difficulty: 'easy',
    minAge: 0,
    maxGuests: 6,
    pickupLocation: gap('where it begins'),
    location: gap(
      `where it goes, such as "A park, ${office().country}"; set countries, destinationId and destinationIds as well`,
    ),
    countries: [country],
    destinationId,
    destinationIds: [destinationId],
    stops: [destination],
    months: unratedMonths,
    whenToGo: gap('which months are good and why; set months as well, January first, 3 best to 0 avoid'),
    highlights: [gap('what nobody forgets, a line each')],
    routePoints: [{ name: destination, lat, lng }],
    itinerary: [
      {
        day: 1,
        title: gap('the day in a few words; each day of duration has one'),
        description: gap('the day'),
        meals: [],
        activityIds: [],
        destinationId,
      },
    ],
    inclusions: [gap('what is included, a line each')],
    exclusions: [gap('what is not, a line each')],
    suits: [gap('whom it suits, a line each')],
    notFor: [gap('whom it does not, a line each')],
    packing: [gap('what to bring, a line each')],
    faqs: [],
    cancellation,
    plate: plateGap,
    relatedIds: [],
    updatedAt: today,
  } as const satisfies Partial<TourFile>;
}
