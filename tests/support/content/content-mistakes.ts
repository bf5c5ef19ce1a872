import type { TourFile } from '#server/catalogue/content/content-schema.ts';
import { append, type ContentMistake, set } from '#tests/support/content/content-change.ts';
import { activity, fee, group, post, stay, tour } from '#tests/support/content/small-content-files.ts';
import { itinerary, samePrice, smallContent } from '#tests/support/small-content.ts';

const room = {
  id: 'a',
  name: 'A',
  roomType: 'a',
  occupancy: 2,
  beds: 'b',
  accessible: false,
  pricing: { basePrice: 90, currency: 'USD', per: 'room' },
};

/** Made in the small catalogue. */
export const contentMistakes: readonly ContentMistake[] = [
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

function departures(given: object) {
  return { ...(smallContent()[group] as { departures: object }).departures, ...given };
}
