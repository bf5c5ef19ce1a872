import { office } from '#contract/site/office.ts';
import { nextFree } from '#server/content/catalogue/records/content-rules.ts';
import type {
  AccommodationFile,
  ActivityFile,
  DestinationFile,
  PlaceFile,
} from '#server/content/catalogue/records/content-schema.ts';
import { middleOfEastAfrica } from '#server/content/catalogue/records/east-africa.ts';
import {
  firstDestination,
  gap,
  plateGap,
  type TemplateContext,
  unratedMonths,
} from '#server/content/catalogue/templates/record-template.ts';

export function newDestination({ slug, name, today, placed, destinations }: TemplateContext): DestinationFile {
  const { lat, lng } = destinations[0] ?? middleOfEastAfrica;
  return {
    slug,
    name,
    country: office().country,
    county: gap('the county or region; lat and lng are another place’s until they are its own'),
    type: 'national park',
    lat,
    lng,
    summary: gap('what one goes there for, in a sentence or two; set country and type as well'),
    months: unratedMonths,
    flagship: [gap('the animals it is known for, one each')],
    altitude: { min: 0, max: 0 },
    description: [gap('what it is like, in paragraphs')],
    highlights: [gap('what nobody forgets, a line each')],
    wildlife: [{ species: gap('an animal; say for each how likely it is seen'), likelihood: 'possible' }],
    whenToGo: gap('which months are good and why; set months as well, January first, 3 best to 0 avoid'),
    access: [{ mode: 'road', from: gap('where one comes from; set km and hours as well'), hours: 1 }],
    malaria: gap('whether there is malaria, and how high it lies; set altitude as well, in metres'),
    plate: plateGap,
    order: nextFree(placed),
    updatedAt: today,
  };
}

export function newPlace(context: TemplateContext): PlaceFile {
  const { slug, name, today } = context;
  const { slug: destinationId, lat, lng } = firstDestination(context);
  return {
    slug,
    name,
    category: 'viewpoint',
    destinationId,
    lat,
    lng,
    summary: gap('why one stops there, in a sentence or two; set category, destinationId, lat and lng as well'),
    visitMinutes: 60,
    description: [gap('what there is to see, in paragraphs')],
    hours: gap('when it is open; set visitMinutes as well'),
    fee: gap('what it costs, who said so and when'),
    tips: [gap('what helps to know, a line each')],
    plate: plateGap,
    updatedAt: today,
  };
}

export function newAccommodation(context: TemplateContext): AccommodationFile {
  const { slug, name, today } = context;
  const { slug: destinationId, lat, lng } = firstDestination(context);
  return {
    slug,
    name,
    type: 'camp',
    tier: 'mid',
    destinationId,
    lat,
    lng,
    summary: gap(
      'why one sleeps there, in a sentence or two; set type, tier, board, destinationId, lat and lng as well',
    ),
    board: 'full board',
    rooms: [
      {
        id: 'double',
        name: gap('the name of this kind of room'),
        roomType: gap('what it is: a tent, a cottage, a room'),
        occupancy: 2,
        beds: gap('its beds; its price below is 1 until it is yours'),
        accessible: false,
        pricing: { basePrice: 1, currency: 'USD', per: 'room' },
      },
    ],
    description: [gap('what it is like, in paragraphs')],
    facilities: [gap('what there is, a line each')],
    childPolicy: gap('from which age children may come, and what they pay'),
    accessibility: [gap('what helps and what hinders, a line each')],
    power: gap('when there is electricity'),
    wifi: gap('where there is a network'),
    hotWater: gap('when water is hot'),
    fenced: false,
    gettingThere: gap('how one comes there, and how long it takes; set fenced as well'),
    plate: plateGap,
    updatedAt: today,
  };
}

export function newActivity(context: TemplateContext): ActivityFile {
  const { slug, name, today, placed } = context;
  return {
    slug,
    name,
    summary: gap('what one does, in a sentence or two; set type, difficulty and weatherDependency as well'),
    description: gap('what it is like, in a paragraph'),
    type: 'wildlife',
    difficulty: 'easy',
    destinationIds: [firstDestination(context).slug],
    weatherDependency: false,
    requirements: { equipment: [] },
    pricing: {
      basePrice: 0,
      inclusions: [gap('what the price covers, a line each; set basePrice as well, 0 where nothing is added')],
    },
    months: unratedMonths,
    story: [gap('how it goes, in paragraphs')],
    season: gap('which months are good and why; set months as well, January first, 3 best to 0 avoid'),
    safety: [gap('what keeps one safe, a line each')],
    cancellation: gap('what happens when it cannot take place'),
    plate: plateGap,
    order: nextFree(placed),
    updatedAt: today,
  };
}
