import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { accommodationSummary } from '#contract/accommodations.ts';
import { activityFields } from '#contract/activities.ts';
import { blogPostSummary } from '#contract/blog.ts';
import { destinationSummary } from '#contract/destinations.ts';
import { inspirationSummary } from '#contract/inspirations.ts';
import { person } from '#contract/people.ts';
import { placeSummary } from '#contract/places.ts';
import { tourSummary } from '#contract/tours.ts';
import {
  accommodationFile,
  activityFile,
  blogPostMatter,
  destinationFile,
  groupTourFile,
  inspirationMatter,
  personFile,
  placeFile,
  type TourFile,
  tourFile,
} from '#server/catalogue/content/content-schema.ts';
import { loadCatalogue } from '#server/catalogue/loading/load-catalogue.ts';
import { ContentError } from '#server/content-error.ts';
import { evidenceContent } from '#tests/support/evidence-content.ts';
import { type ContentFiles, itinerary, samePrice, smallContent, writeContent } from '#tests/support/small-content.ts';
import { testClock } from '#tests/support/test-app.ts';

/** The problems of the small catalogue, or of another one, after one change. */
function problemsAfter(change: (files: ContentFiles) => void, files = smallContent()): string[] {
  change(files);
  const { folder, remove } = writeContent(files);
  onTestFinished(remove);
  try {
    loadCatalogue(folder, { clock: testClock });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
}

/** Changes fields of one JSON file. */
function set(path: string, fields: Record<string, unknown>): (files: ContentFiles) => void {
  return (files) => {
    files[path] = { ...(files[path] as object), ...fields };
  };
}

function append(path: string, markdown: string): (files: ContentFiles) => void {
  return (files) => {
    files[path] = `${files[path]}\n${markdown}\n`;
  };
}

const tour = 'tours/marsh-day.json';
const stay = 'accommodations/reed-camp.json';
const fee = 'fees/marsh-park.json';
const group = 'group-tours/marsh-together.json';
const activity = 'activities/canoe.json';
const post = 'blog/first-light.md';
const room = {
  id: 'a',
  name: 'A',
  roomType: 'a',
  occupancy: 2,
  beds: 'b',
  accessible: false,
  pricing: { basePrice: 90, currency: 'USD', per: 'room' },
};

/** What the contract says of a record, beside what its file may hold. */
const files = {
  tours: { contract: tourSummary.shape, file: tourFile },
  groupTours: { contract: tourSummary.shape, file: groupTourFile },
  destinations: { contract: destinationSummary.shape, file: destinationFile },
  places: { contract: placeSummary.shape, file: placeFile },
  accommodations: { contract: accommodationSummary.shape, file: accommodationFile },
  activities: { contract: activityFields.shape, file: activityFile },
  posts: { contract: blogPostSummary.shape, file: blogPostMatter },
  inspirations: { contract: inspirationSummary.shape, file: inspirationMatter },
  people: { contract: person.shape, file: personFile },
};

test('the small catalogue itself is in order', () => {
  expect(problemsAfter(() => undefined)).toEqual([]);
  expect(problemsAfter(() => undefined, evidenceContent())).toEqual([]);
});

test.each(Object.entries(files))(
  'a word outside its list is told in each field of %s that has one',
  (_, { contract, file }) => {
    const open = Object.entries(contract).filter(([, field]) => z.safeParse(field, 'a word nobody knows').success);
    const worded = open.filter(([, field]) => !z.safeParse(field, 'x'.repeat(100)).success);
    expect(worded.length).toBeGreaterThan(0);
    for (const [name] of worded) {
      const issues = file.safeParse({ [name]: 'a word nobody knows' }).error?.issues ?? [];
      expect(
        issues.filter(({ path }) => path[0] === name),
        name,
      ).toHaveLength(1);
    }
  },
);

test('line ends and byte marks of other editors are no problem', () => {
  const problems = problemsAfter((files) => {
    for (const path of Object.keys(files)) {
      const text = typeof files[path] === 'string' ? files[path] : JSON.stringify(files[path], null, 2);
      files[path] = `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    }
  });
  expect(problems).toEqual([]);
});

/** A change of the small catalogue, and the line that says what is wrong and what to write. */
const examples: [name: string, change: (files: ContentFiles) => void, line: string | RegExp][] = [
  ['a misspelt field', set(tour, { tagLine: 'x' }), 'tours/marsh-day.json: tagLine: is no field here; take it out'],
  [
    'a misspelt field instead of the right one',
    (files) => {
      const { tagline, ...rest } = files[tour] as TourFile;
      files[tour] = { ...rest, tagLine: tagline };
    },
    'tours/marsh-day.json: tagline: is missing; write a text in quotes',
  ],
  [
    'a misspelt field that need not be there',
    set(tour, { lable: 'New' }),
    'tours/marsh-day.json: lable: is no field here; did you mean "label"?',
  ],
  [
    'a misspelt field deep in a record',
    set(tour, { itinerary: [{ ...itinerary(1)[0], titel: 'x', title: undefined }] }),
    /^tours\/marsh-day\.json: itinerary\.0\.title: is missing; write a text in quotes$/,
  ],
  [
    'a misspelt field of a departure rule',
    set(group, { departures: departures({ rule: { every: 'week', weekday: 5, form: '06-01' } }) }),
    'group-tours/marsh-together.json: departures.rule.form: is no field here; did you mean "from"?',
  ],
  [
    'a number in quotes',
    set(tour, { maxGuests: '7' }),
    'tours/marsh-day.json: maxGuests: is "7"; write a number without quotes',
  ],
  [
    'half a guest',
    set(tour, { maxGuests: 1.5 }),
    'tours/marsh-day.json: maxGuests: is 1.5; write a whole number without quotes',
  ],
  ['too few', set(tour, { maxGuests: 0 }), 'tours/marsh-day.json: maxGuests: is 0; write at least 1'],
  ['too many days', set(tour, { duration: 61 }), 'tours/marsh-day.json: duration: is 61; write at most 60'],
  ['an empty text', set(tour, { summary: '' }), 'tours/marsh-day.json: summary: is empty; write a text in quotes'],
  [
    'an alt text that says too little',
    set(tour, { plate: { caption: 'x', alt: 'Elephants' } }),
    'tours/marsh-day.json: plate.alt: has 9 characters; write at least 20 characters',
  ],
  [
    'eleven months',
    set(tour, { months: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] }),
    'tours/marsh-day.json: months: has 11; write exactly 12',
  ],
  ['no country', set(tour, { countries: [] }), 'tours/marsh-day.json: countries: has none; write at least 1'],
  [
    'a word for yes',
    set(activity, { weatherDependency: 'no' }),
    /weatherDependency: is "no"; write true or false without quotes$/,
  ],
  ['one for a list', set(tour, { stops: 'Marsh' }), 'tours/marsh-day.json: stops: is "Marsh"; write a list in [ ]'],
  ['a list for fields', set(tour, { plate: [] }), 'tours/marsh-day.json: plate: is []; write fields in { }'],
  [
    'a misspelt word of a list',
    set(tour, { tier: 'luxery' }),
    'tours/marsh-day.json: tier: is "luxery"; did you mean "luxury"?',
  ],
  [
    'a word of no list',
    set(tour, { tier: 'golden' }),
    'tours/marsh-day.json: tier: is "golden"; write one of camping, budget, mid, upper, luxury',
  ],
  [
    'a word that is missing',
    set(tour, { tier: undefined }),
    'tours/marsh-day.json: tier: is missing; write one of camping, budget, mid, upper, luxury',
  ],
  ['a way of travelling nobody knows', set(tour, { style: 'balloon' }), /style: is "balloon"; write one of private, /],
  ['an effort nobody knows', set(tour, { difficulty: 'gruelling' }), /difficulty: is "gruelling"; write one of easy, /],
  [
    'a kind of activity nobody knows',
    set(activity, { type: 'culinary' }),
    /type: is "culinary"; write one of adventure, /,
  ],
  [
    'another currency',
    set(stay, { rooms: [{ ...room, pricing: { basePrice: 90, currency: 'KES', per: 'room' } }] }),
    'accommodations/reed-camp.json: rooms.0.pricing.currency: is "KES"; write one of USD',
  ],
  [
    'a rhythm nobody knows',
    set(group, { departures: departures({ rule: { every: 'fortnight' } }) }),
    /^group-tours\/marsh-together\.json: departures\.rule\.every: is .*; write one of week, month, year$/,
  ],
  [
    'an activity that does not say what it asks',
    set(activity, { requirements: undefined }),
    'activities/canoe.json: requirements: is missing; write fields in { }',
  ],
  [
    'an activity that is silent about the weather',
    set(activity, { weatherDependency: undefined }),
    'activities/canoe.json: weatherDependency: is missing; write true or false without quotes',
  ],
  [
    'a whereabouts without a name',
    set(activity, { location: {} }),
    /canoe\.json: location\.name: is missing; write a text/,
  ],
  [
    'half a duration',
    set(activity, { duration: { hours: 2 } }),
    /canoe\.json: duration\.minutes: is missing; write a number/,
  ],
  [
    'a slug that is no address',
    set(tour, { slug: 'Marsh Day' }),
    'tours/marsh-day.json: slug: is "Marsh Day"; write small letters, digits and hyphens between them, such as "marsh-day"',
  ],
  [
    'a slug that is not the file name',
    set(tour, { slug: 'other' }),
    'tours/marsh-day.json: slug: is "other", but the file is called marsh-day; write "marsh-day", or call the file other.json',
  ],
  [
    'a missing alt text',
    set(tour, { plate: undefined }),
    'tours/marsh-day.json: plate: is missing; write fields in { }',
  ],
  ['a fee without a date', set(fee, { checkedOn: undefined }), /marsh-park\.json: checkedOn: is missing; write a text/],
  [
    'a day that never was',
    set(fee, { checkedOn: '2026-02-30' }),
    'fees/marsh-park.json: checkedOn: is "2026-02-30"; write a day of the calendar as YYYY-MM-DD, such as 2026-11-20',
  ],
  [
    'a day of the year in words',
    set(fee, { rows: [{ who: 'Adult', fromAge: 0, usd: 60, from: 'July' }] }),
    'fees/marsh-park.json: rows.0.from: is "July"; write month and day as MM-DD, such as 12-24',
  ],
  ['a fee without a source', set(fee, { source: ' ' }), /marsh-park\.json: source: is empty; write a text in quotes$/],
  [
    'a fee checked tomorrow',
    set(fee, { checkedOn: '2026-11-21' }),
    'fees/marsh-park.json: checkedOn: is 2026-11-21, after today (2026-11-20); write the day it was looked up',
  ],
  [
    'an unpriced room',
    set(stay, { rooms: [{ ...room, pricing: { basePrice: 0, currency: 'USD', per: 'room' } }] }),
    'accommodations/reed-camp.json: rooms.0.pricing.basePrice: is 0; write what a night costs in dollars',
  ],
  [
    'a stay without rooms',
    set(stay, { rooms: [] }),
    'accommodations/reed-camp.json: rooms: has none; write one kind of room at least',
  ],
  [
    'two rooms of one name',
    set(stay, { rooms: [room, room] }),
    'accommodations/reed-camp.json: rooms: two rooms have the id a; give one of them another',
  ],
  [
    'a tour that costs nothing',
    set(tour, { prices: samePrice(0, 0) }),
    'tours/marsh-day.json: prices.seasons.0.prices: has a price of 0; write what each pays, in usd and in kes',
  ],
  [
    'a larger party before a smaller one',
    set(tour, {
      prices: {
        ...samePrice(450, 67_500),
        seasons: [
          {
            ...samePrice(450, 67_500).seasons[0],
            prices: [
              { people: 4, usd: 400, kes: 60_000 },
              { people: 2, usd: 450, kes: 67_500 },
            ],
          },
        ],
      },
    }),
    'tours/marsh-day.json: prices.seasons.0.prices: are for 4, 2 people; write the smallest party first, each once',
  ],
  [
    'a day of two seasons',
    set(tour, {
      prices: {
        ...samePrice(450, 67_500),
        seasons: [...samePrice(450, 67_500).seasons, { ...samePrice(500, 75_000).seasons[0], name: 'Another' }],
      },
    }),
    'tours/marsh-day.json: prices.seasons: 01-01 lies in All year and in Another; end one before it',
  ],
  [
    'a ticket on a day the tour does not have',
    set(tour, { fees: [{ fee: 'marsh-park', days: [2], included: false }] }),
    'tours/marsh-day.json: fees.0.days: names day 2; write days from 1 to 1',
  ],
  [
    'a ticket nobody knows',
    set(tour, { fees: [{ fee: 'none', days: [1], included: false }] }),
    'tours/marsh-day.json: fees.0.fee: names none, which is not in fees; write one of marsh-park',
  ],
  [
    'a fee nobody pays',
    set(fee, { rows: [] }),
    'fees/marsh-park.json: rows: has none, and there is no vehicle to pay for; write a row with who, fromAge and usd',
  ],
  [
    'a misspelt reference',
    set(tour, { relatedIds: ['marsh-weak'] }),
    'tours/marsh-day.json: relatedIds.0: names marsh-weak, which is not in tours; did you mean "marsh-week"?',
  ],
  [
    'a tour related to itself',
    set(tour, { relatedIds: ['marsh-day'] }),
    'tours/marsh-day.json: relatedIds: names the tour itself; take it out',
  ],
  [
    'a place in no destination',
    set('places/hide.json', { destinationId: 'none' }),
    'places/hide.json: destinationId: names none, which is not in destinations; write one of island, marsh',
  ],
  [
    'an activity in no destination',
    set('activities/canoe.json', { destinationIds: ['none'] }),
    /^activities\/canoe\.json: destinationIds\.0: names none, which is not in destinations; write one of/,
  ],
  [
    'days that do not count',
    set(tour, { duration: 2 }),
    'tours/marsh-day.json: itinerary: has day 1; write day 1 to 2, each once and in order',
  ],
  [
    'a day elsewhere',
    set(tour, { itinerary: [{ ...itinerary(1)[0], destinationId: 'island' }] }),
    'tours/marsh-day.json: itinerary.0.destinationId: island is not among destinationIds; add it there',
  ],
  [
    'a way that is travelled after the last day',
    set(tour, { routePoints: [{ name: 'Marsh', lat: -1, lng: 36, day: 2 }] }),
    'tours/marsh-day.json: routePoints.0.day: is 2; write a day from 1, the stop before, to 1',
  ],
  [
    'a stop at two heights',
    set(tour, {
      routePoints: [
        { name: 'Marsh', lat: -1, lng: 36, altitude: 1200 },
        { name: 'Marsh', lat: -1, lng: 36, altitude: 1300 },
      ],
    }),
    'tours/marsh-day.json: routePoints.1.altitude: is 1300, and 1200 for the same stop in tours/marsh-day.json; write one height in both',
  ],
  [
    'too many nights',
    set(tour, { nights: 3 }),
    'tours/marsh-day.json: nights: is 3, which does not fit a duration of 1; write 0 or 1',
  ],
  [
    'two tours in one position',
    set(tour, { order: 2 }),
    "tours/marsh-week.json: order: 2 is marsh-day's already; write another, 4 is free",
  ],
  [
    'a main destination that is not visited',
    set(tour, { destinationIds: ['island'], countries: ['Kenya', 'Tanzania'] }),
    'tours/marsh-day.json: destinationIds: lacks marsh, the main destination; add it',
  ],
  [
    'a country left out',
    set('tours/marsh-and-island.json', { countries: ['Kenya'] }),
    'tours/marsh-and-island.json: countries: lacks Tanzania, where island lies; add it',
  ],
  [
    'latitude and longitude swapped',
    set('places/hide.json', { lat: 37.2, lng: -2.6 }),
    'places/hide.json: lat, lng: 37.2, -2.6 is not in East Africa; write lat from -12 to 6 and lng from 28 to 43, in this order',
  ],
  [
    'a destination upside down',
    set('destinations/marsh.json', { altitude: { min: 300, max: 200 } }),
    'destinations/marsh.json: altitude: goes from 300 down to 200; write the lower one as min',
  ],
  [
    'an article changed before it was published',
    (files) => {
      files[post] = String(files[post]).replace(/updatedAt: .*/, 'updatedAt: "2025-01-01"');
    },
    'blog/first-light.md: updatedAt: is 2025-01-01, before publishedAt; write 2026-01-10 or a later day',
  ],
  [
    'more bookings than seats',
    set(group, { departures: departures({ exampleBookings: [9] }) }),
    'group-tours/marsh-together.json: departures.exampleBookings: is 9; write 8, the seats, or less',
  ],
  [
    'more to run than seats',
    set(group, { departures: departures({ minToRun: 9 }) }),
    'group-tours/marsh-together.json: departures.minToRun: is 9; write 8, the seats, or less',
  ],
  [
    'sure to run with more than there are seats',
    set(group, { departures: departures({ guaranteedFrom: 9 }) }),
    'group-tours/marsh-together.json: departures.guaranteedFrom: is 9; write 8, the seats, or less',
  ],
  [
    'a single room without a night',
    set(group, { duration: 1, nights: 0, itinerary: itinerary(1) }),
    'group-tours/marsh-together.json: prices.singleSupplement: is paid for nights, and there is none; write 0',
  ],
  [
    'a rule that never departs',
    set(group, { departures: departures({ rule: { every: 'month', weekday: 1, months: [] } }) }),
    /^group-tours\/marsh-together\.json: departures\.rule: gives no departure .*; write months or days that come$/,
  ],
  [
    'a rule for leap days alone',
    set(group, { departures: departures({ rule: { every: 'year', on: ['02-29', '03-01'] } }) }),
    'group-tours/marsh-together.json: departures.rule.on: 02-29 comes only in leap years; write 02-28 or 03-01',
  ],
  [
    'a departure without a price',
    set(group, {
      prices: { ...samePrice(600, 80_000, 90), seasons: [{ ...samePrice(600, 80_000).seasons[0], dates: [] }] },
    }),
    'group-tours/marsh-together.json: prices.seasons.0.dates: has none; write at least 1',
  ],
  [
    'a link to no tour',
    append(post, '[a](/tour/marsh-dya)'),
    'blog/first-light.md: text: links to /tour/marsh-dya, which is not there; did you mean "marsh-day"?',
  ],
  [
    'a link to no page',
    append(post, '[a](/contacts)'),
    'blog/first-light.md: text: links to /contacts, which is no page; did you mean "/contact"?',
  ],
  [
    'a link to no heading',
    append('blog/second-light.md', '[a](#none)'),
    'blog/second-light.md: text: links to #none, which is not there; write one of #a-heading',
  ],
  [
    'HTML in an article',
    append(post, '\n<b>bold</b>'),
    /^blog\/first-light\.md: line \d+: HTML cannot be shown; write /,
  ],
  [
    'front matter that is no YAML',
    (files) => {
      files[post] = '---\nslug: first-light\ntitle: Light: the first\n---\ntext';
    },
    /^blog\/first-light\.md: line 3, column \d+: is not YAML \(.+\); write "name: value", and put what has a colon/,
  ],
  [
    'no front matter',
    (files) => {
      files[post] = 'text';
    },
    'blog/first-light.md: the file: has no front matter; begin it with a line of ---, its fields, and another line of ---',
  ],
  [
    'an article without a text',
    (files) => {
      files[post] = /^.*?\n---\n/s.exec(String(files[post]))?.[0];
    },
    'blog/first-light.md: text: is missing; write it in Markdown below the front matter',
  ],
  [
    'a file that is no JSON',
    (files) => {
      files[tour] = '{\n  "slug": "marsh-day"\n  "name": "Marsh"\n}';
    },
    'tours/marsh-day.json: line 3, column 3: is not JSON; a comma or } is missing',
  ],
  [
    'a folder that is missing',
    (files) => {
      delete files['faq/planning.json'];
    },
    'faq: the file: the folder cannot be read (ENOENT); make it, empty if there is nothing of the kind',
  ],
  [
    'two questions with one id',
    (files) => {
      const [first] = files['faq/planning.json'] as object[];
      files['faq/costs.json'] = [{ ...first, order: 7 }];
    },
    'faq/planning.json: id: two questions have the id what-to-bring; give one of them another',
  ],
  [
    'two questions in one position',
    (files) => {
      const [first] = files['faq/planning.json'] as object[];
      files['faq/costs.json'] = [{ ...first, id: 'what-it-costs' }];
    },
    'faq/planning.json: order: two questions have the position 2 in Planning; give what-to-bring another, 3 is free',
  ],
];

/** The same of people, reviews and papers. */
const evidenceExamples: typeof examples = [
  [
    'a role nobody has',
    set('people/ada.json', { role: 'cook' }),
    'people/ada.json: role: is "cook"; write one of planner, guide',
  ],
  [
    'somebody without a language',
    set('people/ada.json', { languages: [] }),
    'people/ada.json: languages: has none; write at least 1',
  ],
  [
    'work that begins next year',
    set('people/ada.json', { since: 2027 }),
    'people/ada.json: since: is 2027, after this year; write 2026 or before',
  ],
  [
    'two people in one position',
    set('people/ada.json', { order: 2 }),
    "people/bela.json: order: 2 is ada's already; write another, 10 is free",
  ],
  [
    'two portraits',
    set('people/ada.json', { photographs: ['a.jpg', 'b.jpg'].map((file) => ({ file, alt: 'Ada', credit: 'Bela' })) }),
    'people/ada.json: photographs: has 2; write at most 1',
  ],
  [
    'a planner nobody is',
    set('tours/marsh-week.json', { plannerId: 'none' }),
    'tours/marsh-week.json: plannerId: names none, which is not among the planners in people; write one of ada, bela',
  ],
  [
    'a guide for a planner',
    set('group-tours/marsh-together.json', { plannerId: 'guide-1' }),
    'group-tours/marsh-together.json: plannerId: names guide-1, which is not among the planners in people; write one of ada, bela',
  ],
  [
    'a planner for a guide',
    set('tours/marsh-week.json', { guideIds: ['guide-1', 'ada'] }),
    /^tours\/marsh-week\.json: guideIds\.1: names ada, which is not among the guides in people; write one of guide-1, /,
  ],
  [
    'a guide who is unfinished',
    set('people/guide-5.json', { strengths: ['TO BE FILLED IN'] }),
    'tours/marsh-week.json: guideIds.0: names guide-5, which is unfinished and not shown yet; fill it in, or name another',
  ],
  [
    'a review of no tour',
    set('reviews/week-new.json', { tourId: 'none' }),
    /^reviews\/week-new\.json: tourId: names none, which is not in tours; write one of marsh-/,
  ],
  [
    'a review of no group tour',
    set('reviews/together.json', { groupTourId: 'marsh-week' }),
    /^reviews\/together\.json: groupTourId: names marsh-week, which is not in group-tours; (?:write|did you mean) /,
  ],
  [
    'a review of two trips',
    set('reviews/together.json', { tourId: 'marsh-week' }),
    'reviews/together.json: groupTourId: names marsh-together, and tourId marsh-week; take out the one it is not about',
  ],
  [
    'a review of next month',
    set('reviews/week-new.json', { month: '2026-12' }),
    'reviews/week-new.json: month: is 2026-12, after this month; write when it was written',
  ],
  [
    'a month in words',
    set('reviews/week-new.json', { month: 'May 2026' }),
    'reviews/week-new.json: month: is "May 2026"; write a month as YYYY-MM, such as 2026-07',
  ],
  [
    'a source that is no address',
    set('reviews/week-new.json', { source: { name: 'A site', url: 'reviews.org' } }),
    'reviews/week-new.json: source.url: is "reviews.org"; write an address that begins with https://',
  ],
  ['stars', set('reviews/week-new.json', { stars: 5 }), 'reviews/week-new.json: stars: is no field here; take it out'],
  [
    'a licence that is misspelt',
    set('proof.json', { licences: [{ body: 'A board', nummer: '1' }] }),
    'proof.json: licences.0.nummer: is no field here; did you mean "number"?',
  ],
  [
    'a deposit nobody holds',
    set('proof.json', { deposit: { protectedBy: 'a bond' } }),
    'proof.json: deposit.heldBy: is missing; write a text in quotes',
  ],
  [
    'papers that are no JSON',
    (files) => {
      files['proof.json'] = '{\n  "licences": []\n  "offices": []\n}';
    },
    'proof.json: line 3, column 3: is not JSON; a comma or } is missing',
  ],
  [
    'a label without a reason',
    set(tour, { label: 'MOST POPULAR' }),
    'tours/marsh-day.json: labelReason: is missing; write in a sentence why MOST POPULAR is true, or take the label off',
  ],
  [
    'a reason without a label',
    set(group, { labelReason: 'It is good.' }),
    'group-tours/marsh-together.json: labelReason: is given, and there is no label; write one, or take the reason out',
  ],
];

/** What tells a writer what to do. */
const advice = /(?:^|[;,?] |\) ?)(?:write|add|take|give|make|begin|end|did you mean|a comma|fill)\b/;

test.each([
  ...examples.map((example) => [...example, smallContent] as const),
  ...evidenceExamples.map((example) => [...example, evidenceContent] as const),
])('%s stops the start with file, field and what to write', (_, change, line, contentOf) => {
  const [problem = ''] = problemsAfter(change, contentOf());
  expect(problem).toMatch(line);
  expect(problem).toMatch(/^[\w.-]+(?:\/[\w.-]+)?: [^:]+: /);
  expect(problem).toMatch(advice);
  expect(problem).not.toContain('\n');
});

test('an operator may bring people without reviews, reviews without people, and papers of one kind', () => {
  const without = (beginning: string) => (files: ContentFiles) => {
    for (const path of Object.keys(files)) if (path.startsWith(beginning)) delete files[path];
  };
  expect(problemsAfter(without('reviews/'), evidenceContent())).toEqual([]);
  expect(problemsAfter(without('proof'), evidenceContent())).toEqual([]);
  expect(problemsAfter((files) => Object.assign(files, { 'proof.json': {} }))).toEqual([]);
});

test('every problem is reported, not just the first', () => {
  const problems = problemsAfter((files) => {
    set(tour, { maxGuests: 'x' })(files);
    set(stay, { tier: 'x' })(files);
  });
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'tours/marsh-day.json',
    'accommodations/reed-camp.json',
  ]);
});

test('a line of an article is counted from the top of its file', () => {
  const [problem] = problemsAfter((files) => {
    files[post] = String(files[post]).replace('Two words', '`code`');
  });
  const lines = String(smallContent()[post]).split('\n');
  const line = lines.findIndex((text) => text.startsWith('Two words')) + 1;
  expect(problem).toContain(`blog/first-light.md: line ${line}: code cannot be shown; write plain text`);
});

test('a day of the next 18 months without a price and without a reason is named', () => {
  const problems = problemsAfter((files) => {
    const tour = files['tours/marsh-week.json'] as TourFile;
    const [season] = tour.prices.seasons;
    if (season !== undefined) season.dates = [{ from: '01-01', to: '11-30' }];
  });
  expect(problems).toContainEqual(
    expect.stringMatching(
      /^tours\/marsh-week\.json: prices\.seasons: no season has 20\d\d-12-01; write one that does, or closed with its dates and why$/,
    ),
  );
});

function departures(given: object) {
  return { ...(smallContent()[group] as { departures: object }).departures, ...given };
}
