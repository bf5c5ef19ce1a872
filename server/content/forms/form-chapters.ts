import type { FormChapter } from '#contract/desk/content-form.ts';
import type { FormName } from '#server/content/forms/form-names.ts';

const chapter = (title: string, ...fields: string[]): FormChapter => ({ title, fields });

const about = ['name', 'tagline', 'summary', 'description', 'highlights', 'suits', 'notFor'];
const badges = ['label', 'labelReason', 'pickReason'];
const money = ['prices', 'priceNote', 'fees'];
const included = chapter('What is in it', 'inclusions', 'exclusions', 'optionalActivities', 'cancellation');
const route = ['location', 'countries', 'destinationId', 'destinationIds', 'stops', 'routePoints'];
const travel = ['style', 'tier', 'difficulty', 'minAge', 'maxGuests', 'vehicleType', 'pickupLocation'];
const season = ['months', 'whenToGo', 'packing'];
const pictures = chapter('Pictures', 'plate', 'photographs', 'cover');
const catalogue = ['plannerId', 'guideIds', 'relatedIds', ...badges, 'order', 'isHidden', 'updatedAt', 'slug'];
const point = ['lat', 'lng'];

/** The chapters of each kind's form, in the order in which a record is mostly worked on. */
export const formChapters: Readonly<Record<FormName, readonly FormChapter[]>> = {
  tours: [
    chapter('About', ...about),
    chapter('Days', 'duration', 'nights', 'itinerary'),
    chapter('Prices and seasons', ...money),
    included,
    chapter('Route and map', ...route),
    chapter('Practical', ...travel, 'departureDate', ...season),
    chapter('Questions', 'faqs'),
    pictures,
    chapter('In the catalogue', ...catalogue),
  ],
  'group-tours': [
    chapter('About', ...about),
    chapter('Days', 'duration', 'nights', 'itinerary'),
    chapter('Prices and seasons', ...money),
    included,
    chapter('Departures', 'departureDate', 'joiningPoint', 'departures'),
    chapter('Route and map', ...route),
    chapter('Practical', ...travel, ...season),
    chapter('Questions', 'faqs'),
    pictures,
    chapter('In the catalogue', ...catalogue),
  ],
  destinations: [
    chapter('About', 'name', 'type', 'summary', 'description', 'highlights'),
    chapter('Animals', 'flagship', 'wildlife'),
    chapter('When to go', 'months', 'whenToGo'),
    chapter('Practical', 'feeNote', 'access', 'malaria'),
    chapter('Where it is', 'country', 'county', ...point, 'altitude', 'areaKm2'),
    pictures,
    chapter('In the catalogue', 'order', 'updatedAt', 'slug'),
  ],
  places: [
    chapter('About', 'name', 'category', 'summary', 'description'),
    chapter('Practical', 'hours', 'fee', 'visitMinutes', 'tips'),
    chapter('Where it is', 'destinationId', ...point),
    pictures,
    chapter('In the catalogue', 'isHidden', 'updatedAt', 'slug'),
  ],
  accommodations: [
    chapter('About', 'name', 'type', 'tier', 'summary', 'description', 'facilities'),
    chapter('Rooms and prices', 'board', 'rooms'),
    chapter('Practical', 'childPolicy', 'accessibility', 'power', 'wifi', 'hotWater', 'fenced'),
    chapter('Where it is', 'destinationId', 'gettingThere', 'telephone', ...point),
    pictures,
    chapter('In the catalogue', 'isHidden', 'updatedAt', 'isExample', 'slug'),
  ],
  activities: [
    chapter('About', 'name', 'type', 'summary', 'description', 'story'),
    chapter('Price', 'pricing', 'cancellation'),
    chapter('Practical', 'duration', 'difficulty', 'requirements', 'weatherDependency', 'safety'),
    chapter('Where and when', 'location', 'destinationIds', 'months', 'season'),
    pictures,
    chapter('In the catalogue', 'order', 'rating', 'reviewCount', 'isHidden', 'updatedAt', 'slug'),
  ],
  blog: [
    chapter('Text', 'title', 'excerpt', 'text'),
    chapter(
      'About',
      'category',
      'tags',
      'publishedAt',
      'updatedAt',
      'relatedTourIds',
      'relatedDestinationIds',
      'isHidden',
      'slug',
    ),
    pictures,
  ],
  inspirations: [
    chapter('Text', 'title', 'excerpt', 'text'),
    chapter('About', 'theme', 'audience', 'tips', 'months'),
    chapter('What it shows', 'tourIds', 'accommodationIds', 'destinationIds'),
    pictures,
    chapter('In the catalogue', 'order', 'isHidden', 'updatedAt', 'slug'),
  ],
  faq: [chapter('Questions', '')],
  legal: [chapter('Text', 'title', 'summary', 'updatedAt', 'isExample', 'text', 'slug')],
  fees: [
    chapter('Prices', 'name', 'rows', 'vehicle', 'disputed'),
    chapter('Where it comes from', 'checkedOn', 'source', 'note', 'payee', 'per', 'destinationId', 'slug'),
  ],
  'other-costs': [chapter('Cost', 'name', 'least', 'most', 'per', 'countries', 'checkedOn', 'source', 'note', 'slug')],
  people: [
    chapter('About', 'name', 'role', 'languages', 'since', 'strengths', 'licence'),
    chapter('Portrait', 'photographs'),
    chapter('In the catalogue', 'isExample', 'order', 'slug'),
  ],
  reviews: [chapter('Review', 'words', 'who', 'month', 'source', 'tourId', 'groupTourId', 'isExample', 'slug')],
  home: [
    chapter('First view', 'headline', 'picture'),
    chapter('What we do', 'statement', 'facts'),
    chapter('Last word', 'invitation'),
  ],
  about: [
    chapter('Story', 'picture', 'story', 'pictures'),
    chapter('Guides and vehicles', 'guides'),
    chapter('Responsible travel', 'travel'),
    chapter('Safety', 'safety'),
    chapter('Licences', 'licences'),
    chapter('Office and last word', 'office', 'closing'),
  ],
};
