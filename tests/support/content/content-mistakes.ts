import type { ContentMistake } from '#tests/support/content/content-folder.ts';
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
const roomAt = (pricing: object) => ({ rooms: [{ ...room, pricing: { ...room.pricing, ...pricing } }] });

const price = (people: number, usd: number) => ({ people, usd, local: usd * 150 });
const [allYear] = samePrice(450, 67_500).seasons;
const seasons = (...changes: object[]) => ({
  prices: { ...samePrice(450, 67_500), seasons: changes.map((change) => ({ ...allYear, ...change })) },
});

const { departures: itsDepartures } = smallContent()[group] as { departures: object };
const departures = (given: object) => ({ departures: { ...itsDepartures, ...given } });

const [firstDay] = itinerary(1);
const stop = (given: object) => ({ name: 'Marsh', lat: -1, lng: 36, ...given });
const questionsWith = (given: object) => (questions: unknown) => {
  const [first, ...others] = questions as object[];
  return [{ ...first, ...given }, ...others];
};

/** What a field alone can have wrong with it: each once, in a record of any kind. */
const inFields: readonly ContentMistake[] = [
  [tour, { tagLine: 'x' }, 'tagLine: is no field here; take it out'],
  [tour, { lable: 'New' }, 'lable: is no field here; did you mean "label"?'],
  [
    group,
    departures({ rule: { every: 'week', weekday: 5, form: '06-01' } }),
    /^departures\.rule\.form: .* mean "from"\?/,
  ],
  [tour, { itinerary: [{ ...firstDay, title: undefined }] }, 'itinerary.0.title: is missing; write a text in quotes'],
  [tour, { plate: undefined }, 'plate: is missing; write fields in { }'],
  [tour, { tier: undefined }, 'tier: is missing; write one of camping, budget, mid, upper, luxury'],
  [activity, { weatherDependency: undefined }, 'weatherDependency: is missing; write true or false without quotes'],
  [activity, { duration: { hours: 2 } }, /^duration\.minutes: is missing; write a number/],
  [tour, { maxGuests: '7' }, 'maxGuests: is "7"; write a number without quotes'],
  [tour, { maxGuests: 1.5 }, 'maxGuests: is 1.5; write a whole number without quotes'],
  [tour, { maxGuests: 0 }, 'maxGuests: is 0; write at least 1'],
  [tour, { duration: 61 }, 'duration: is 61; write at most 60'],
  [fee, { source: ' ' }, 'source: is empty; write a text in quotes'],
  [tour, { plate: { caption: 'x', alt: 'Ibis' } }, 'plate.alt: has 4 characters; write at least 20 characters'],
  [tour, { months: [1, 1, 1] }, 'months: has 3; write exactly 12'],
  [tour, { countries: [] }, 'countries: has none; write at least 1'],
  [activity, { weatherDependency: 'no' }, 'weatherDependency: is "no"; write true or false without quotes'],
  [tour, { stops: 'Marsh' }, 'stops: is "Marsh"; write a list in [ ]'],
  [tour, { plate: [] }, 'plate: is []; write fields in { }'],
  [tour, { tier: 'luxery' }, 'tier: is "luxery"; did you mean "luxury"?'],
  [tour, { tier: 'golden' }, 'tier: is "golden"; write one of camping, budget, mid, upper, luxury'],
  [stay, roomAt({ currency: 'KES' }), 'rooms.0.pricing.currency: is "KES"; write one of USD'],
  [
    group,
    departures({ rule: { every: 'fortnight' } }),
    /^departures\.rule\.every: is .*; write one of week, month, year$/,
  ],
  [tour, { slug: 'Marsh Day' }, /^slug: is "Marsh Day"; write small letters, digits and hyphens .* "marsh-day"$/],
  [fee, { checkedOn: '2026-02-30' }, /^checkedOn: is "2026-02-30"; write a day .* as YYYY-MM-DD, such as 2026-11-20$/],
  [fee, { rows: [{ who: 'A', fromAge: 0, usd: 6, from: 'July' }] }, /^rows\.0\.from: .* as MM-DD, such as 12-24$/],
];

/** What does not fit together in a record, or among records. */
const amongFields: readonly ContentMistake[] = [
  [
    tour,
    { slug: 'other' },
    'slug: is "other", but the file is called marsh-day; write "marsh-day", or call the file other.json',
  ],
  [
    fee,
    { checkedOn: '2026-11-21' },
    'checkedOn: is 2026-11-21, after today (2026-11-20); write the day it was looked up',
  ],
  [fee, { rows: [] }, 'rows: has none, and there is no vehicle to pay for; write a row with who, fromAge and usd'],
  [stay, roomAt({ basePrice: 0 }), 'rooms.0.pricing.basePrice: is 0; write what a night costs in dollars'],
  [stay, { rooms: [] }, 'rooms: has none; write one kind of room at least'],
  [stay, { rooms: [room, room] }, 'rooms: two rooms have the id a; give one of them another'],
  [tour, seasons({ prices: [price(1, 0)] }), /^prices\.seasons\.0\.prices: has a price of 0; write what each pays/],
  [
    tour,
    seasons({ prices: [price(4, 400), price(2, 450)] }),
    'prices.seasons.0.prices: are for 4, 2 people; write the smallest party first, each once',
  ],
  [tour, seasons({}, { name: 'Another' }), 'prices.seasons: 01-01 lies in All year and in Another; end one before it'],
  [group, seasons({ dates: [] }), 'prices.seasons.0.dates: has none; write at least 1'],
  [
    group,
    { duration: 1, nights: 0, itinerary: itinerary(1) },
    'prices.singleSupplement: is paid for nights, and there is none; write 0',
  ],
  [
    tour,
    { fees: [{ fee: 'marsh-park', days: [2], included: false }] },
    'fees.0.days: names day 2; write days from 1 to 1',
  ],
  [
    tour,
    { fees: [{ fee: 'none', days: [1], included: false }] },
    'fees.0.fee: names none, which is not in fees; write one of marsh-park',
  ],
  [tour, { relatedIds: ['marsh-weak'] }, /^relatedIds\.0: names marsh-weak, which is not in tours; .* "marsh-week"\?$/],
  [tour, { relatedIds: ['marsh-day'] }, 'relatedIds: names the tour itself; take it out'],
  ['places/hide.json', { destinationId: 'none' }, /^destinationId: names none, .* write one of island, marsh$/],
  [
    activity,
    { destinationIds: ['none'] },
    /^destinationIds\.0: names none, which is not in destinations; write one of/,
  ],
  [tour, { duration: 2 }, 'itinerary: has day 1; write day 1 to 2, each once and in order'],
  [
    tour,
    { itinerary: [{ ...firstDay, destinationId: 'island' }] },
    'itinerary.0.destinationId: island is not among destinationIds; add it there',
  ],
  [tour, { routePoints: [stop({ day: 2 })] }, 'routePoints.0.day: is 2; write a day from 1, the stop before, to 1'],
  [
    tour,
    { routePoints: [stop({ altitude: 1200 }), stop({ altitude: 1300 })] },
    /^routePoints\.1\.altitude: is 1300, and 1200 for the same stop in tours\/marsh-day\.json; write one height/,
  ],
  [tour, { nights: 3 }, 'nights: is 3, which does not fit a duration of 1; write 0 or 1'],
  ['tours/marsh-week.json', { order: 1 }, "order: 1 is marsh-day's already; write another, 4 is free"],
  [
    tour,
    { destinationIds: ['island'], countries: ['Kenya', 'Tanzania'] },
    'destinationIds: lacks marsh, the main destination; add it',
  ],
  ['tours/marsh-and-island.json', { countries: ['Kenya'] }, 'countries: lacks Tanzania, where island lies; add it'],
  [
    'places/hide.json',
    { lat: 37.2, lng: -2.6 },
    /^lat, lng: 37\.2, -2\.6 is not in East Africa; write lat from -12 to 6/,
  ],
  [
    'destinations/marsh.json',
    { altitude: { min: 300, max: 200 } },
    'altitude: goes from 300 down to 200; write the lower one as min',
  ],
  [group, departures({ exampleBookings: [9] }), 'departures.exampleBookings: is 9; write 8, the seats, or less'],
  [group, departures({ minToRun: 9 }), 'departures.minToRun: is 9; write 8, the seats, or less'],
  [group, departures({ guaranteedFrom: 9 }), 'departures.guaranteedFrom: is 9; write 8, the seats, or less'],
  [
    group,
    departures({ rule: { every: 'month', weekday: 1, months: [] } }),
    /^departures\.rule: gives no departure .*; write months or days that come$/,
  ],
  [
    group,
    departures({ rule: { every: 'year', on: ['02-29', '03-01'] } }),
    'departures.rule.on: 02-29 comes only in leap years; write 02-28 or 03-01',
  ],
  ['faq/planning.json', questionsWith({ id: 'when-to-come' }), /^id: two questions have the id when-to-come; give one/],
  [
    'faq/planning.json',
    questionsWith({ order: 1 }),
    /^order: two questions have the position 1 in Planning; give when-to-come another, 2 is free$/,
  ],
  [tour, { label: 'MOST POPULAR' }, /^labelReason: is missing; write in a sentence why MOST POPULAR is true/],
  [group, { labelReason: 'Good.' }, 'labelReason: is given, and there is no label; write one, or take the reason out'],
];

/** What an article or a whole file can have wrong with it. */
const inFiles: readonly ContentMistake[] = [
  [
    post,
    (text) => String(text).replace(/updatedAt: .*/, 'updatedAt: "2025-01-01"'),
    'updatedAt: is 2025-01-01, before publishedAt; write 2026-01-10 or a later day',
  ],
  [post, '[a](/tour/marsh-dya)', 'text: links to /tour/marsh-dya, which is not there; did you mean "marsh-day"?'],
  [post, '[a](/contacts)', 'text: links to /contacts, which is no page; did you mean "/contact"?'],
  ['blog/second-light.md', '[a](#none)', 'text: links to #none, which is not there; write one of #a-heading'],
  [post, '\n<b>bold</b>', /^line \d+: HTML cannot be shown; write /],
  [post, `\n${'_*'.repeat(20_000)}`, /^line \d+: this text is too deep for us to read; write at most 1000 marks/],
  // The line is counted from the top of the file.
  [post, (text) => String(text).replace('Two words', '`code`'), /^line 13: code cannot be shown; write plain text/],
  [
    post,
    () => '---\nslug: first-light\ntitle: Light: the first\n---\ntext',
    /^line 3, column \d+: is not YAML \(.+\); write "name: value", and put what has a colon/,
  ],
  [post, () => 'text', /^the file: has no front matter; begin it with a line of ---/],
  [post, (text) => `\n${text}`, /^the file: begins with an empty line before its front matter/],
  [post, (text) => `Draft\n${text}`, /^the file: begins with "Draft" before its front matter/],
  [post, (text) => `---  ${String(text).slice(3)}`, /^the file: begins with "--- {2}" before its front matter/],
  [post, (text) => String(text).replace('\n---\n', '\n--- \n'), /^the file: has spaces behind the ---/],
  [post, (text) => String(text).replace('\n---\n', '\n'), /^the file: has no end of its front matter/],
  [post, (text) => String(text).replaceAll('\n', '\r'), /^the file: ends its lines in the way of an old Mac/],
  [
    post,
    (text) => String(text).replace(/^title: .*$/m, 'title: Top #1 of July'),
    /^line 3: ends before the #, and the rest is lost; write "Top #1 of July", quotes and all$/,
  ],
  [post, (text) => Buffer.from(`${text}Café`, 'latin1'), /^the file: is not UTF-8 on line \d+; save it as UTF-8/],
  [
    tour,
    (record) => Buffer.from(JSON.stringify({ ...Object(record), name: 'Café' }), 'latin1'),
    /^the file: is not UTF-8 on line 1/,
  ],
  [post, (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'), /^the file: is UTF-16/],
  [tour, (record) => Buffer.from(`${JSON.stringify(record)}\0`), /^the file: is no text on line 1/],
  [
    post,
    (text) => /^.*?\n---\n/s.exec(String(text))?.[0],
    'text: is missing; write it in Markdown below the front matter',
  ],
  [tour, () => '{\n  "slug": "a"\n  "name": "A"\n}', 'line 3, column 3: is not JSON; a comma or } is missing'],
];

/** Made in the small catalogue. */
export const contentMistakes = [...inFields, ...amongFields, ...inFiles];

const ada = 'people/ada.json';
const week = 'tours/marsh-week.json';
const newReview = 'reviews/week-new.json';

/** Made in the catalogue with people, reviews and papers. */
export const evidenceMistakes: readonly ContentMistake[] = [
  [ada, { since: 2027 }, 'since: is 2027, after this year; write 2026 or before'],
  ['people/bela.json', { order: 1 }, "order: 1 is ada's already; write another, 10 is free"],
  [
    ada,
    { photographs: ['a.jpg', 'b.jpg'].map((file) => ({ file, alt: 'Ada', credit: 'Bela' })) },
    /^photographs: has 2; .* 1$/,
  ],
  [week, { plannerId: 'none' }, /^plannerId: names none, which is not among the planners in people; .* ada, bela$/],
  [
    group,
    { plannerId: 'guide-1' },
    /^plannerId: names guide-1, which is not among the planners in people; .* ada, bela$/,
  ],
  [
    week,
    { guideIds: ['guide-1', 'ada'] },
    /^guideIds\.1: names ada, which is not among the guides in people; .* guide-1, /,
  ],
  [newReview, { tourId: 'none' }, /^tourId: names none, which is not in tours; write one of marsh-/],
  [
    'reviews/together.json',
    { groupTourId: 'marsh-week' },
    /^groupTourId: names marsh-week, which is not in group-tours; /,
  ],
  [
    'reviews/together.json',
    { tourId: 'marsh-week' },
    'groupTourId: names marsh-together, and tourId marsh-week; take out the one it is not about',
  ],
  [newReview, { month: '2026-12' }, 'month: is 2026-12, after this month; write when it was written'],
  [newReview, { month: 'May 2026' }, 'month: is "May 2026"; write a month as YYYY-MM, such as 2026-07'],
  [
    newReview,
    { source: { name: 'A site', url: 'reviews.org' } },
    /^source\.url: .* write an address that begins with https/,
  ],
  [newReview, { stars: 5 }, 'stars: is no field here; take it out'],
  [
    'proof.json',
    { licences: [{ body: 'A board', nummer: '1' }] },
    'licences.0.nummer: is no field here; did you mean "number"?',
  ],
  ['proof.json', { deposit: { protectedBy: 'a bond' } }, 'deposit.heldBy: is missing; write a text in quotes'],
  [
    'proof.json',
    () => '{\n  "licences": []\n  "offices": []\n}',
    'line 3, column 3: is not JSON; a comma or } is missing',
  ],
];
