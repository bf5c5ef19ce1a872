import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { accommodationSummary } from '#contract/accommodations.ts';
import { activityFields } from '#contract/activities.ts';
import { blogPostSummary } from '#contract/blog.ts';
import { destinationSummary } from '#contract/destinations.ts';
import { inspirationSummary } from '#contract/inspirations.ts';
import { placeSummary } from '#contract/places.ts';
import { tourSummary } from '#contract/tours.ts';
import {
  accommodationFile,
  activityFile,
  blogPostMatter,
  destinationFile,
  groupTourFile,
  inspirationMatter,
  placeFile,
  type TourFile,
  tourFile,
} from '#server/catalogue/content/content-schema.ts';
import { loadCatalogue } from '#server/catalogue/loading/load-catalogue.ts';
import { ContentError } from '#server/content-error.ts';
import { type ContentFiles, samePrice, smallContent, writeContent } from '#tests/support/small-content.ts';
import { testClock } from '#tests/support/test-app.ts';

/** The problems of the small catalogue after one change. */
function problemsAfter(change: (files: ContentFiles) => void): string[] {
  const files = smallContent();
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
};

test('the small catalogue itself is in order', () => {
  expect(problemsAfter(() => undefined)).toEqual([]);
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

test.each([
  ['a misspelt field', set(tour, { tagLine: 'x' }), 'tours/marsh-day.json: the file: Unrecognized key: "tagLine"'],
  [
    'a wrong type',
    set(tour, { maxGuests: '7' }),
    'tours/marsh-day.json: maxGuests: Invalid input: expected number, received string',
  ],
  [
    'a wrong word',
    set(tour, { tier: 'golden' }),
    'tours/marsh-day.json: tier: Invalid option: expected one of "camping"|"budget"|"mid"|"upper"|"luxury"',
  ],
  [
    'a way of travelling nobody knows',
    set(tour, { style: 'balloon' }),
    /^tours\/marsh-day\.json: style: Invalid option/,
  ],
  [
    'an effort nobody knows',
    set(tour, { difficulty: 'gruelling' }),
    /^tours\/marsh-day\.json: difficulty: Invalid option/,
  ],
  [
    'a kind of activity nobody knows',
    set(activity, { type: 'culinary' }),
    /^activities\/canoe\.json: type: Invalid option/,
  ],
  [
    'an activity that does not say what it asks',
    set(activity, { requirements: undefined }),
    /canoe\.json: requirements: /,
  ],
  [
    'an activity that is silent about the weather',
    set(activity, { weatherDependency: undefined }),
    /weatherDependency: /,
  ],
  ['a whereabouts without a name', set(activity, { location: {} }), /canoe\.json: location\.name: /],
  ['half a duration', set(activity, { duration: { hours: 2 } }), /canoe\.json: duration\.minutes: /],
  [
    'a slug that is not the file name',
    set(tour, { slug: 'other' }),
    'tours/marsh-day.json: slug: is other, but the file is named otherwise',
  ],
  ['a missing alt text', set(tour, { plate: undefined }), /^tours\/marsh-day\.json: plate: /],
  ['a fee without a date', set(fee, { checkedOn: undefined }), /^fees\/marsh-park\.json: checkedOn: /],
  ['a fee without a source', set(fee, { source: ' ' }), /^fees\/marsh-park\.json: source: /],
  [
    'a fee checked tomorrow',
    set(fee, { checkedOn: '2026-11-21' }),
    'fees/marsh-park.json: checkedOn: is 2026-11-21, after today (2026-11-20)',
  ],
  [
    'an unpriced room',
    set(stay, {
      rooms: [
        {
          id: 'a',
          name: 'A',
          roomType: 'a',
          occupancy: 2,
          beds: 'b',
          accessible: false,
          pricing: { basePrice: 0, currency: 'USD', per: 'room' },
        },
      ],
    }),
    'accommodations/reed-camp.json: rooms.0.pricing.basePrice: a room needs a price above 0',
  ],
  ['a stay without rooms', set(stay, { rooms: [] }), 'accommodations/reed-camp.json: rooms: has none'],
  [
    'a tour that costs nothing',
    set(tour, { prices: samePrice(0, 0) }),
    'tours/marsh-day.json: prices.seasons.0.prices: a price must be above 0',
  ],
  [
    'a day of two seasons',
    set(tour, {
      prices: {
        ...samePrice(450, 67_500),
        seasons: [...samePrice(450, 67_500).seasons, { ...samePrice(500, 75_000).seasons[0], name: 'Another' }],
      },
    }),
    /^tours\/marsh-day\.json: prices\.seasons: 01-01 lies in All year and in Another$/m,
  ],
  [
    'a ticket on a day the tour does not have',
    set(tour, { fees: [{ fee: 'marsh-park', days: [2], included: false }] }),
    'tours/marsh-day.json: fees.0.days: names day 2 of 1',
  ],
  [
    'a ticket nobody knows',
    set(tour, { fees: [{ fee: 'none', days: [1], included: false }] }),
    'tours/marsh-day.json: fees.0.fee: names none, which is not in fees',
  ],
  [
    'a fee nobody pays',
    set(fee, { rows: [] }),
    'fees/marsh-park.json: rows: has neither a row nor a vehicle to pay for',
  ],
  [
    'a reference to no tour',
    set(tour, { relatedIds: ['none'] }),
    'tours/marsh-day.json: relatedIds.0: names none, which is not in tours',
  ],
  [
    'a place in no destination',
    set('places/hide.json', { destinationId: 'none' }),
    'places/hide.json: destinationId: names none, which is not in destinations',
  ],
  [
    'an activity in no destination',
    set('activities/canoe.json', { destinationIds: ['none'] }),
    'activities/canoe.json: destinationIds.0: names none, which is not in destinations',
  ],
  [
    'days that do not count',
    set(tour, { duration: 2 }),
    'tours/marsh-day.json: itinerary: days are 1; 1 to 2 are needed, each once and in order',
  ],
  [
    'a way that is travelled after the last day',
    set(tour, { routePoints: [{ name: 'Marsh', lat: -1, lng: 36, day: 2 }] }),
    'tours/marsh-day.json: routePoints.0.day: is 2, after day 1 and of 1',
  ],
  [
    'a stop at two heights',
    set(tour, {
      routePoints: [
        { name: 'Marsh', lat: -1, lng: 36, altitude: 1200 },
        { name: 'Marsh', lat: -1, lng: 36, altitude: 1300 },
      ],
    }),
    'tours/marsh-day.json: routePoints.1.altitude: is 1300, and 1200 in tours/marsh-day.json',
  ],
  ['too many nights', set(tour, { nights: 3 }), 'tours/marsh-day.json: nights: 3 nights do not fit 1 days'],
  ['two tours in one position', set(tour, { order: 2 }), "tours/marsh-week.json: order: 2 is marsh-day's already"],
  [
    'a main destination that is not visited',
    set(tour, { destinationIds: ['island'], countries: ['Kenya', 'Tanzania'] }),
    'tours/marsh-day.json: destinationIds: lacks marsh, the main destination',
  ],
  [
    'a country left out',
    set('tours/marsh-and-island.json', { countries: ['Kenya'] }),
    'tours/marsh-and-island.json: countries: lacks Tanzania, where island lies',
  ],
  [
    'latitude and longitude swapped',
    set('places/hide.json', { lat: 37.2, lng: -2.6 }),
    'places/hide.json: lat, lng: 37.2, -2.6 is not in East Africa',
  ],
  [
    'more bookings than seats',
    set(group, { departures: departures({ exampleBookings: [9] }) }),
    'group-tours/marsh-together.json: departures.exampleBookings: holds more than the 8 seats',
  ],
  [
    'a rule that never departs',
    set(group, { departures: departures({ rule: { every: 'month', weekday: 1, months: [] } }) }),
    'group-tours/marsh-together.json: departures.rule: gives no departure in the next 15 months',
  ],
  [
    'a rule for leap days alone',
    set(group, { departures: departures({ rule: { every: 'year', on: ['02-29', '03-01'] } }) }),
    'group-tours/marsh-together.json: departures.rule.on: 02-29 comes only in leap years',
  ],
  [
    'a link to no tour',
    append(post, '[a](/tour/none)'),
    'blog/first-light.md: text: links to /tour/none, which is not there',
  ],
  [
    'a link to no page',
    append(post, '[a](/cookies)'),
    'blog/first-light.md: text: links to /cookies, which is not there',
  ],
  ['a link to no heading', append(post, '[a](#none)'), 'blog/first-light.md: text: links to #none, which is not there'],
  ['HTML in an article', append(post, '\n<b>bold</b>'), /^blog\/first-light\.md: line \d+: html is not supported$/],
  [
    'front matter that is no YAML',
    (files: ContentFiles) => {
      files[post] = '---\na: [\n---\ntext';
    },
    /^blog\/first-light\.md: front matter: /,
  ],
  [
    'no front matter',
    (files: ContentFiles) => {
      files[post] = 'text';
    },
    'blog/first-light.md: the file: starts with front matter between two lines of ---',
  ],
  [
    'a file that is no JSON',
    (files: ContentFiles) => {
      files[tour] = '{';
    },
    /^tours\/marsh-day\.json: the file: is not JSON /,
  ],
  [
    'a folder that is missing',
    (files: ContentFiles) => {
      delete files['faq/planning.json'];
    },
    /^faq: the file: the folder cannot be read /,
  ],
  [
    'two questions with one id',
    (files: ContentFiles) => {
      const [first] = files['faq/planning.json'] as object[];
      files['faq/costs.json'] = [{ ...first, order: 7 }];
    },
    'faq: id: two questions have the id what-to-bring',
  ],
])('%s stops the start with file, field and reason', (_, change, problem) => {
  expect(problemsAfter(change)[0]).toMatch(problem);
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
  expect(problem).toBe(`blog/first-light.md: line ${line}: inlineCode is not supported`);
});

test('a day of the next 18 months without a price and without a reason is named', () => {
  const problems = problemsAfter((files) => {
    const tour = files['tours/marsh-week.json'] as TourFile;
    const [season] = tour.prices.seasons;
    if (season !== undefined) season.dates = [{ from: '01-01', to: '11-30' }];
  });
  expect(problems).toContainEqual(
    expect.stringMatching(
      /^tours\/marsh-week\.json: prices\.seasons: no season has 20\d\d-12-01, and closed does not say why$/,
    ),
  );
});

function departures(given: object) {
  return { ...(smallContent()[group] as { departures: object }).departures, ...given };
}
