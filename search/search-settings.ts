import type { IndexUid } from '#contract/search/search-indexes.ts';
import { searchSynonyms } from '#search/search-synonyms.ts';

/*
 * How each index searches, in the shape of Meilisearch's settings: the embedded engine reads it, on the server and
 * in the browser, and the indexing script sends it as it is.
 */

/** The part of Meilisearch's settings we use. */
export interface IndexSettings {
  /** By weight, the heaviest first. */
  searchableAttributes: string[];
  displayedAttributes: string[];
  filterableAttributes: string[];
  sortableAttributes: string[];
  /** The built-in rules, then `field:asc` or `field:desc`. */
  rankingRules: string[];
  stopWords: string[];
  synonyms: Record<string, string[]>;
  typoTolerance: {
    enabled: boolean;
    /** Characters a word must have to forgive one typo, and two. */
    minWordSizeForTypos: { oneTypo: number; twoTypos: number };
    disableOnWords: string[];
    disableOnAttributes: string[];
    disableOnNumbers: boolean;
  };
  faceting: { maxValuesPerFacet: number; sortFacetValuesBy: Record<string, 'alpha' | 'count'> };
  pagination: { maxTotalHits: number };
}

/** Every record's own name for itself; it is the primary key of every index. */
export const primaryKey = 'id';

/** Who sorts by price wants prices in order, not relevance with prices in order below it: so the order comes first. */
const builtInRules = ['sort', 'words', 'typo', 'proximity', 'attribute', 'exactness'];

/**
 * Words that say nothing about a record. Those of questions are among them because the first word of a query is never
 * dropped: "best time for gorillas" would find nothing where no text says "best", and "is it safe" whatever says "it".
 */
const stopWords = [
  ...['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'is', 'my', 'near', 'of', 'on', 'or', 'the', 'to', 'with'],
  ...['best', 'how', 'top', 'what', 'when', 'where', 'which', 'who', 'whose', 'why'],
  ...['am', 'are', 'be', 'can', 'could', 'did', 'do', 'does', 'get', 'has', 'have', 'if', 'may', 'must', 'need'],
  ...['should', 'there', 'was', 'will', 'would', 'about', 'any', 'as', 'but', 'it', 'its', 'not', 'so', 'some', 'that'],
  ...['after', 'before', 'then', 'up', 'this', 'many', 'much', 'please', 'see', 'spot'],
  ...['i', 'me', 'our', 'they', 'us', 'we', 'you', 'your'],
];

type Particular = Pick<
  IndexSettings,
  'searchableAttributes' | 'displayedAttributes' | 'filterableAttributes' | 'sortableAttributes'
>;

function settingsOf(particular: Particular, ownRules: string[] = []): IndexSettings {
  return {
    ...particular,
    rankingRules: [...builtInRules, ...ownRules],
    stopWords,
    synonyms: searchSynonyms,
    typoTolerance: {
      enabled: true,
      minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
      disableOnWords: [],
      disableOnAttributes: [],
      disableOnNumbers: true,
    },
    faceting: { maxValuesPerFacet: 100, sortFacetValuesBy: { '*': 'count' } },
    pagination: { maxTotalHits: 1000 },
  };
}

/** What a card shows of any record; the rest is searched but never sent. */
const card = ['id', 'slug', 'name', 'summary', 'picture', 'countries'];
const journeyCard = [
  ...card,
  'tagline',
  'destinations',
  'highlights',
  'duration',
  'price',
  'priceMonth',
  'tourPrice',
  'kenyaPrice',
  'months',
];

export const searchSettings: Readonly<Record<IndexUid, IndexSettings>> = {
  tours: settingsOf(
    {
      searchableAttributes: [
        'name',
        'destinations',
        'countries',
        'terms',
        'tagline',
        'highlights',
        'activities',
        'label',
        'style',
        'tier',
        'difficulty',
        'summary',
        'days',
        'suits',
        'description',
      ],
      displayedAttributes: [...journeyCard, 'activities', 'style', 'tier', 'difficulty', 'label', 'featured'],
      filterableAttributes: [
        'countries',
        'destinations',
        'activities',
        'duration',
        'price',
        'style',
        'tier',
        'difficulty',
        'months',
        'label',
        'featured',
      ],
      sortableAttributes: ['price', 'duration', 'name'],
    },
    ['featured:desc'],
  ),
  group_tours: settingsOf(
    {
      searchableAttributes: [
        'name',
        'destinations',
        'countries',
        'terms',
        'tagline',
        'highlights',
        'activities',
        'summary',
        'days',
        'suits',
        'description',
      ],
      displayedAttributes: [...journeyCard, 'activities', 'nextDeparture', 'guaranteed'],
      filterableAttributes: [
        'countries',
        'destinations',
        'activities',
        'duration',
        'price',
        'months',
        'nextDeparture',
        'guaranteed',
      ],
      sortableAttributes: ['nextDeparture', 'price', 'duration', 'name'],
    },
    ['guaranteed:desc', 'nextDeparture:asc'],
  ),
  destinations: settingsOf({
    searchableAttributes: [
      'name',
      // What lives there, before what a place in it is called: an elephant nursery is no elephants' park.
      'wildlife',
      'places',
      'countries',
      'county',
      'type',
      'terms',
      'activities',
      'highlights',
      'summary',
      'description',
    ],
    displayedAttributes: [...card, 'county', 'type', 'highlights', 'wildlife', 'places', 'months', '_geo'],
    filterableAttributes: ['countries', 'county', 'type', 'wildlife', 'months'],
    sortableAttributes: ['name'],
  }),
  places: settingsOf({
    searchableAttributes: ['name', 'destination', 'countries', 'category', 'summary', 'description'],
    displayedAttributes: [...card, 'category', 'destination', 'destinationSlug', '_geo'],
    filterableAttributes: ['countries', 'category', 'destination', 'destinationSlug'],
    sortableAttributes: ['name'],
  }),
  accommodations: settingsOf({
    searchableAttributes: [
      'name',
      'destination',
      'countries',
      'type',
      'tier',
      'facilities',
      'summary',
      'board',
      'description',
    ],
    displayedAttributes: [
      ...card,
      'type',
      'tier',
      'destination',
      'destinationSlug',
      'facilities',
      'board',
      'price',
      '_geo',
    ],
    filterableAttributes: [
      'countries',
      'type',
      'tier',
      'destination',
      'destinationSlug',
      'facilities',
      'board',
      'price',
    ],
    sortableAttributes: ['price', 'name'],
  }),
};

/** Questions, articles and activities: searched by us wherever the five indexes are. */
export const answerSettings: IndexSettings = settingsOf({
  searchableAttributes: ['title', 'terms', 'text'],
  displayedAttributes: ['id', 'title'],
  filterableAttributes: [],
  sortableAttributes: [],
});
