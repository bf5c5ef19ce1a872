import type { AccommodationSummary } from '#contract/records/accommodations.ts';
import type { ActivitySummary } from '#contract/records/activities.ts';
import type { BlogPostSummary } from '#contract/records/blog.ts';
import type { DestinationSummary } from '#contract/records/destinations.ts';
import type { Faq } from '#contract/records/faqs.ts';
import type { GroupTourSummary } from '#contract/records/group-tours.ts';
import type { InspirationSummary } from '#contract/records/inspirations.ts';
import type { AtlasMap, DestinationsMap } from '#contract/records/maps.ts';
import type { Person } from '#contract/records/people.ts';
import type { PlaceSummary } from '#contract/records/places.ts';
import type { Proof } from '#contract/records/proof.ts';
import type { Review } from '#contract/records/reviews.ts';
import type { TourSummary } from '#contract/records/tours.ts';
import type { AboutWords, HomeWords } from '#contract/site/site-words.ts';
import type {
  AccommodationFile,
  ActivityFile,
  DestinationFile,
  FeeFile,
  GroupTourFile,
  OtherCostFile,
  PlaceFile,
  TourFile,
} from '#server/content/catalogue/records/content-schema.ts';
import type {
  BlogPostContent,
  InspirationContent,
  LegalContent,
} from '#server/content/catalogue/records/read-content.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

/** What the writer wrote, and the card the site shows of it. */
export interface Entry<Record, Summary> {
  record: Record;
  summary: Summary;
  /** It stands in no list: who has its address opens it, and nothing leads there. */
  isHidden: boolean;
}

/** An entry that has a place on earth. */
export interface Mapped {
  map: AtlasMap;
}

/**
 * Records by slug, in the order they are presented. One that is hidden is found by its slug, and is none of those that are gone
 * through or counted: no list, search, sitemap or card has to know of it.
 */
export class Shelf<One extends { isHidden: boolean }> extends Map<string, One> {
  readonly #hidden = new Map<string, One>();

  constructor(entries: Iterable<readonly [string, One]>) {
    super();
    for (const [slug, one] of entries) {
      if (one.isHidden) this.#hidden.set(slug, one);
      else this.set(slug, one);
    }
  }

  override get(slug: string): One | undefined {
    return super.get(slug) ?? this.#hidden.get(slug);
  }

  override has(slug: string): boolean {
    return super.has(slug) || this.#hidden.has(slug);
  }

  /** Those that are hidden as well, which come last. */
  all(): [string, One][] {
    return [...this, ...this.#hidden];
  }
}

type ReadonlyShelf<One extends { isHidden: boolean }> = ReadonlyMap<string, One> & Pick<Shelf<One>, 'all'>;

export type Collection<Record, Summary> = ReadonlyShelf<Entry<Record, Summary>>;

/** A group tour less what its departures say, which only the store knows. */
export type DatelessGroupTour = Omit<GroupTourSummary, 'departureCount' | 'nextDepartures'>;

export type TourEntry = Entry<TourFile, TourSummary> & Mapped;
export type GroupTourEntry = Entry<GroupTourFile, DatelessGroupTour> & Mapped;
export type DestinationEntry = Entry<DestinationFile, DestinationSummary> & Mapped;
export type PlaceEntry = Entry<PlaceFile, PlaceSummary> & Mapped;
export type AccommodationEntry = Entry<AccommodationFile, AccommodationSummary> & Mapped;
export type ActivityEntry = Entry<ActivityFile, ActivitySummary>;
export type BlogPostEntry = Entry<BlogPostContent, BlogPostSummary>;
export type InspirationEntry = Entry<InspirationContent, InspirationSummary>;

/** Everything the site shows that does not change while it runs. */
export interface Catalogue {
  tours: ReadonlyShelf<TourEntry>;
  groupTours: ReadonlyShelf<GroupTourEntry>;
  destinations: ReadonlyShelf<DestinationEntry>;
  destinationsMap: DestinationsMap;
  places: ReadonlyShelf<PlaceEntry>;
  accommodations: ReadonlyShelf<AccommodationEntry>;
  activities: ReadonlyShelf<ActivityEntry>;
  /** Newest first. */
  posts: ReadonlyShelf<BlogPostEntry>;
  inspirations: ReadonlyShelf<InspirationEntry>;
  faqs: readonly Faq[];
  legal: ReadonlyMap<string, LegalContent>;
  fees: readonly FeeFile[];
  otherCosts: readonly OtherCostFile[];
  /** What was made of the operator's own photographs. */
  photographs: MadePhotographs;
  people: readonly Person[];
  /** Newest first. */
  reviews: readonly Review[];
  proof: Proof | undefined;
  home: HomeWords;
  about: AboutWords;
}

/** What the site shows now: it changes while the server runs, so each request asks for it, once. */
export type CurrentCatalogue = () => Catalogue;

/** The cards of these records, in this order, each once. What is not there is left out; the content check sees to that. */
export function summariesOf<Summary>(collection: Collection<unknown, Summary>, slugs: Iterable<string>): Summary[] {
  return [...new Set(slugs)].flatMap((slug) => collection.get(slug)?.summary ?? []);
}

/** The same for a list that leads on to other pages, which names none that is hidden. */
export function listedOf<Summary>(collection: Collection<unknown, Summary>, slugs: Iterable<string>): Summary[] {
  const isListed = (slug: string) => collection.get(slug)?.isHidden === false;
  return summariesOf(collection, [...slugs].filter(isListed));
}

/** The cards of the records that fit, in the collection's order. */
export function summariesWhere<Record, Summary>(
  collection: Collection<Record, Summary>,
  fits: (record: Record) => boolean,
): Summary[] {
  return [...collection.values()].filter(({ record }) => fits(record)).map(({ summary }) => summary);
}
