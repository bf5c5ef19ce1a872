import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { testedContent } from '#scripts/testing/tested-content.ts';
import type {
  AccommodationFile,
  ActivityFile,
  DestinationFile,
  GroupTourFile,
  PlaceFile,
  TourFile,
} from '#server/content/catalogue/records/content-schema.ts';

/*
 * A catalogue of our own for tests that count: two destinations, three tours, one group tour and one of everything
 * else, in the demonstration's name. It stands still while the demonstration in `content/` grows.
 */

export type ContentFiles = Record<string, unknown>;

/** Every file by its path below the content folder. JSON files are values, Markdown files are texts. */
export function smallContent(): ContentFiles {
  return {
    'destinations/marsh.json': destinationFile({
      slug: 'marsh',
      name: 'Marsh',
      order: 1,
      flagship: ['Elephant', 'Wild dog'],
    }),
    'destinations/island.json': destinationFile({
      slug: 'island',
      name: 'Island Café',
      order: 2,
      country: 'Tanzania',
      type: 'coast',
      lat: -6,
      lng: 39.3,
      months: [1, 1, 1, 1, 1, 3, 3, 3, 1, 1, 1, 3],
      flagship: ['Turtle'],
    }),
    'places/hide.json': placeFile({ slug: 'hide', name: 'Reed Hide', category: 'wildlife spot' }),
    'places/old-museum.json': placeFile({ slug: 'old-museum', name: 'Old Museum', category: 'museum', lat: -2.9 }),
    'accommodations/reed-camp.json': accommodationFile({
      slug: 'reed-camp',
      name: 'Reed Camp',
      tier: 'mid',
      type: 'camp',
    }),
    'accommodations/marsh-lodge.json': accommodationFile({
      slug: 'marsh-lodge',
      name: 'Marsh Lodge',
      tier: 'luxury',
      type: 'lodge',
    }),
    'activities/canoe.json': activityFile({ slug: 'canoe', name: 'Canoe at dawn', order: 1 }),
    'tours/marsh-day.json': tourFile({ slug: 'marsh-day', name: 'Marsh day', order: 1, price: 499.99, tier: 'budget' }),
    'tours/marsh-week.json': tourFile({
      slug: 'marsh-week',
      name: 'Marsh week',
      order: 2,
      price: 2000,
      duration: 7,
      nights: 6,
      itinerary: itinerary(7),
      style: 'fly-in',
      relatedIds: ['marsh-day'],
    }),
    'tours/marsh-and-island.json': tourFile({
      slug: 'marsh-and-island',
      name: 'Marsh and island',
      order: 3,
      price: 500,
      duration: 4,
      nights: 3,
      itinerary: itinerary(4),
      countries: ['Kenya', 'Tanzania'],
      destinationIds: ['marsh', 'island'],
      months: [0, 0, 0, 0, 0, 0, 3, 2, 0, 0, 0, 0],
    }),
    'group-tours/marsh-together.json': groupTourFile({ slug: 'marsh-together', name: 'Marsh together', order: 1 }),
    'blog/first-light.md': post('first-light', '2026-01-10', 'Two words [here](/tour/marsh-day).'),
    'blog/second-light.md': post('second-light', '2026-02-10', '## A heading\n\nSome words.'),
    'inspirations/slow-travel.md': [
      '---',
      'slug: slow-travel',
      'title: Slow travel',
      'theme: walking',
      'excerpt: On foot.',
      'months: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]',
      'audience: ["You like to walk."]',
      'tips: ["Bring shoes."]',
      'updatedAt: "2026-01-01"',
      'order: 1',
      'tourIds: [marsh-day]',
      'accommodationIds: [reed-camp]',
      'destinationIds: [marsh]',
      plateMatter,
      '---',
      'A story.',
      '',
    ].join('\n'),
    'faq/planning.json': [
      { id: 'what-to-bring', category: 'Planning', question: 'What to bring?', answer: 'A hat.', order: 2 },
      { id: 'when-to-come', category: 'Planning', question: 'When to come?', answer: 'In July.', order: 1 },
    ],
    'fees/marsh-park.json': {
      slug: 'marsh-park',
      name: 'Marsh Park',
      destinationId: 'marsh',
      payee: 'The park',
      per: 'day',
      rows: [{ who: 'Adult', fromAge: 0, usd: 60 }],
      checkedOn: '2026-01-01',
      source: 'The park',
    },
    'other-costs/tips.json': {
      slug: 'tips',
      name: 'Tips',
      per: 'person and day',
      least: 10,
      most: 15,
      checkedOn: '2026-01-01',
      source: 'Custom',
    },
    'legal/privacy-policy.md': legal('privacy-policy', 'Privacy policy'),
    'legal/terms-and-conditions.md': legal('terms-and-conditions', 'Terms and conditions'),
    ...siteFiles(),
  };
}

/** The demonstration's own words, as they are; what is to be seen when is of its own destinations. */
function siteFiles(): ContentFiles {
  const folder = join(testedContent, 'site');
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name !== 'wildlife.json')
      .map((name) => [`site/${name}`, readFileSync(join(folder, name), 'utf8')]),
  );
}

/** Writes the files into a new folder; `remove` takes it away again. */
export function writeContent(files: ContentFiles, below = tmpdir()): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(below, 'content-'));
  for (const [path, value] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    const isWritten = typeof value === 'string' || Buffer.isBuffer(value);
    writeFileSync(join(folder, path), isWritten ? value : JSON.stringify(value));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const plate: TourFile['plate'] = {
  caption: 'The marsh at dawn',
  alt: 'Illustration: two elephants at the edge of a marsh at dawn',
};

const plateMatter = `plate: ${JSON.stringify(plate)}`;

/** `price`: dollars a person, the same all year and for every party. */
export function tourFile({ price = 450, ...given }: Partial<TourFile> & { slug: string; price?: number }): TourFile {
  return {
    name: 'A tour',
    tagline: 'A tagline',
    summary: 'A summary',
    description: ['A paragraph'],
    priceNote: 'Two sharing',
    duration: 1,
    nights: 0,
    prices: samePrice(price, Math.round(price * 150)),
    fees: [],
    vehicleType: 'Land Cruiser',
    style: 'private',
    tier: 'mid',
    difficulty: 'easy',
    minAge: 5,
    maxGuests: 7,
    departureDate: 'Any day',
    pickupLocation: 'Nairobi',
    location: 'Marsh, Kenya',
    countries: ['Kenya'],
    destinationId: 'marsh',
    destinationIds: ['marsh'],
    stops: ['Nairobi', 'Marsh'],
    months: [3, 2, 1, 0, 0, 2, 3, 3, 3, 2, 1, 2],
    whenToGo: 'In July',
    highlights: ['Elephants'],
    routePoints: [{ name: 'Nairobi', lat: -1.29, lng: 36.82 }],
    itinerary: itinerary(1),
    inclusions: ['Water'],
    exclusions: ['Tips'],
    suits: ['Everyone'],
    notFor: ['Nobody'],
    packing: ['A hat'],
    faqs: [],
    cancellation: [{ daysBefore: 30, chargePercent: 10 }],
    plate,
    order: 1,
    relatedIds: [],
    updatedAt: '2026-01-01',
    ...given,
  };
}

/** The same on every day of the year and for every party. */
export function samePrice(usd: number, local: number, singleSupplement = 0): TourFile['prices'] {
  const season = { name: 'All year', dates: [{ from: '01-01', to: '12-31' }], prices: [{ people: 1, usd, local }] };
  return {
    seasons: [season],
    singleSupplement: { usd: singleSupplement, local: Math.round(singleSupplement * 150) },
    leastParty: 1,
  };
}

export function itinerary(days: number): TourFile['itinerary'] {
  return Array.from({ length: days }, (_, index) => ({
    day: index + 1,
    title: `Day ${index + 1}`,
    description: 'A day',
    meals: ['lunch' as const],
    accommodationId: index + 1 < days ? 'reed-camp' : undefined,
    activityIds: index === 0 ? ['canoe'] : [],
    destinationId: 'marsh',
  }));
}

export function groupTourFile(given: Partial<GroupTourFile> & { slug: string }): GroupTourFile {
  return {
    ...tourFile({ slug: given.slug, duration: 3, nights: 2, itinerary: itinerary(3), style: 'shared' }),
    prices: samePrice(600, 80_000, 90),
    joiningPoint: 'Nairobi, Kencom',
    departures: {
      rule: { every: 'month', weekday: 5 },
      totalSeats: 8,
      minToRun: 2,
      guaranteedFrom: 3,
      onRequest: false,
      waitlist: false,
      offersSharing: false,
      exampleBookings: [8, 5, 3, 0],
    },
    ...given,
  };
}

function destinationFile(given: Partial<DestinationFile> & { slug: string }): DestinationFile {
  return {
    name: 'A destination',
    country: 'Kenya',
    county: 'Marsh County',
    type: 'national park',
    lat: -2.6,
    lng: 37.2,
    summary: 'A summary',
    months: [3, 2, 1, 0, 0, 2, 3, 3, 3, 2, 1, 2],
    flagship: [],
    altitude: { min: 100, max: 200 },
    description: ['A paragraph'],
    highlights: ['A highlight'],
    wildlife: [{ species: 'Elephant', likelihood: 'likely' }],
    whenToGo: 'In July',
    access: [{ mode: 'road', from: 'Nairobi', km: 200, hours: 4 }],
    malaria: 'Yes',
    plate,
    order: 1,
    updatedAt: '2026-01-01',
    ...given,
  };
}

function placeFile(given: Partial<PlaceFile> & { slug: string }): PlaceFile {
  return {
    name: 'A place',
    category: 'viewpoint',
    destinationId: 'marsh',
    lat: -2.61,
    lng: 37.2,
    summary: 'A summary',
    visitMinutes: 30,
    description: ['A paragraph'],
    hours: 'All day',
    fee: 'None',
    tips: [],
    plate,
    updatedAt: '2026-01-01',
    ...given,
  };
}

function accommodationFile(given: Partial<AccommodationFile> & { slug: string }): AccommodationFile {
  return {
    name: 'A stay',
    type: 'lodge',
    tier: 'mid',
    destinationId: 'marsh',
    lat: -2.62,
    lng: 37.21,
    summary: 'A summary',
    board: 'full board',
    rooms: [room('tent', 180), room('suite', 320)],
    description: ['A paragraph'],
    facilities: ['A pool'],
    childPolicy: 'Welcome',
    accessibility: [],
    power: 'Always',
    wifi: 'Lobby',
    hotWater: 'Always',
    fenced: true,
    gettingThere: 'By road',
    plate,
    updatedAt: '2026-01-01',
    ...given,
  };
}

function room(id: string, basePrice: number): AccommodationFile['rooms'][number] {
  return {
    id,
    name: id,
    roomType: id,
    occupancy: 2,
    beds: 'A double bed',
    accessible: false,
    pricing: { basePrice, currency: 'USD', per: 'room' },
  };
}

function activityFile(given: Partial<ActivityFile> & { slug: string }): ActivityFile {
  return {
    name: 'An activity',
    summary: 'A summary',
    description: 'A description',
    type: 'adventure',
    difficulty: 'easy',
    location: { name: 'Marsh, Kenya' },
    destinationIds: ['marsh'],
    duration: { hours: 2, minutes: 0 },
    weatherDependency: true,
    requirements: { age: { min: 6 }, equipment: [] },
    pricing: { basePrice: 45, inclusions: ['A paddle'] },
    months: [3, 2, 1, 0, 0, 2, 3, 3, 3, 2, 1, 2],
    story: ['A paragraph'],
    season: 'All year',
    safety: ['A life vest'],
    cancellation: 'Free until the day before',
    plate,
    order: 1,
    updatedAt: '2026-01-01',
    ...given,
  };
}

function post(slug: string, day: string, markdown: string): string {
  return [
    '---',
    `slug: ${slug}`,
    `title: ${slug}`,
    'excerpt: An excerpt',
    'category: planning',
    'tags: [light]',
    `publishedAt: "${day}"`,
    `updatedAt: "${day}"`,
    plateMatter,
    'relatedTourIds: [marsh-day]',
    'relatedDestinationIds: [marsh]',
    '---',
    markdown,
    '',
  ].join('\n');
}

function legal(slug: string, title: string): string {
  return `---\nslug: ${slug}\ntitle: ${title}\nsummary: A summary\nupdatedAt: "2026-01-01"\n---\n## In short\n\nWords.\n`;
}
