import type { SearchDocuments, TourDocument } from '../../contract/search-documents.ts';
import { indexUids } from '../../contract/search-indexes.ts';
import type { Country } from '../../contract/values.ts';

/*
 * Made-up documents of the catalogue's kind and size for measuring the search engine: names of real parks, about
 * two hundred words of travel prose, and invented words so that the vocabulary grows with the number of documents
 * as a real one does.
 */

const parks = [
  'Maasai Mara',
  'Amboseli',
  'Serengeti',
  'Lake Nakuru',
  'Lake Naivasha',
  'Tsavo East',
  'Tsavo West',
  'Samburu',
  'Ol Pejeta',
  'Ngorongoro',
  'Bwindi',
  'Mount Kenya',
  'Kilimanjaro',
  'Diani Beach',
  'Lamu',
  'Zanzibar',
  'Kakamega',
]; // prettier-ignore
const kinds = ['Safari', 'Lodge', 'Camp', 'Viewpoint', 'Trek', 'Escape', 'Explorer', 'Fly-in', 'Weekend', 'Circuit'];
const prose =
  'the a of and in to with on at for elephants lions cheetah leopard rhino giraffe zebra wildebeest migration crossing river plains grass acacia morning evening light drive game walk guide vehicle road gate park reserve camp tent lodge night dinner breakfast fire mountain snow cloud lake flamingo pelican hippo water boat island forest gorilla trekking permit family children school holiday coast reef beach dhow sunset stars quiet early late dust rain dry season green best price day hour kilometre airstrip flight view veranda bush lunch picnic market village bird eagle stork'.split(
    ' ',
  );
const syllables = ['ma', 'ki', 'lo', 'ro', 'sa', 'ngo', 'te', 'wa', 'nya', 'ru', 'be', 'li', 'mbu', 'shi', 'ko', 'da'];
const countries: readonly Country[] = ['Kenya', 'Tanzania', 'Uganda', 'Rwanda'];

/** So many documents in all, evenly over the five indexes; always the same ones. */
export function syntheticDocuments(count: number): SearchDocuments {
  const random = randomNumbers(20_261_120);
  const tours = (uid: string): TourDocument[] =>
    Array.from({ length: Math.ceil(count / indexUids.length) }, (_, number) =>
      syntheticTour(uid, number, count, random),
    );
  return {
    tours: tours('tour'),
    group_tours: tours('group-tour').map((tour) => ({
      ...tour,
      guaranteed: tour.featured,
      nextDeparture: '2026-12-04',
    })),
    destinations: tours('destination').map((tour) => ({
      ...tour,
      county: 'Narok County',
      type: 'national park',
      wildlife: ['Elephant', 'Lion'],
      places: tour.destinations,
      _geo: { lat: -1.5, lng: 35 },
    })),
    places: tours('place').map((tour) => ({ ...tour, ...within(tour), category: 'viewpoint' })),
    accommodations: tours('stay').map((tour) => ({
      ...tour,
      ...within(tour),
      type: 'camp',
      facilities: tour.highlights,
      board: 'full board',
    })),
  };
}

function within({ destinations: [destination = 'Nairobi'] }: TourDocument) {
  return { destination, destinationSlug: 'somewhere', _geo: { lat: -1.5, lng: 35 } };
}

function syntheticTour(uid: string, number: number, count: number, random: () => number): TourDocument {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const list = (length: number, make: () => string) => Array.from({ length }, make);
  const invented = () => {
    // About two invented words a document.
    const rank = Math.floor(random() * count * 2);
    return [rank % 16, Math.floor(rank / 16) % 16, Math.floor(rank / 256) % 16, 5].map((s) => syllables[s]).join('');
  };
  const sentence = (words: number) => list(words, () => (random() < 0.04 ? invented() : pick(prose))).join(' ');
  const destinations = [...new Set(list(3, () => pick(parks)))];
  const slug = `${uid}-${number}`;
  return {
    id: slug,
    slug,
    name: `${destinations[0]} ${pick(kinds)} ${invented()}`,
    summary: `${sentence(24)}.`,
    description: list(4, () => `${sentence(35)}.`).join('\n'),
    picture: { src: `/${slug}.webp`, alt: sentence(8), width: 1600, height: 900 },
    countries: [pick(countries)],
    tagline: sentence(7),
    destinations,
    highlights: list(4, () => sentence(7)),
    activities: ['Game drive', 'Bush breakfast'],
    days: list(4, () => sentence(4)),
    duration: 1 + Math.floor(random() * 12),
    price: 300 + Math.floor(random() * 3000),
    localPrice: 45_000,
    months: [1, 2, 6, 7, 8],
    style: pick(['private', 'shared', 'fly-in', 'trek']),
    tier: pick(['camping', 'budget', 'mid', 'upper', 'luxury']),
    difficulty: 'easy',
    featured: random() < 0.1,
  };
}

/** Numbers from 0 up to 1, the same from the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
