import { faqCategory } from '#contract/records/faqs.ts';
import type { AtlasMap } from '#contract/records/maps.ts';
import { type Tier, tier } from '#contract/values.ts';
import { type Catalogue, type Entry, type Mapped, Shelf } from '#server/content/catalogue/catalogue.ts';
import { accommodationSummaryOf } from '#server/content/catalogue/kinds/accommodations.ts';
import { activitySummaryOf } from '#server/content/catalogue/kinds/activities.ts';
import { blogPostSummaryOf } from '#server/content/catalogue/kinds/blog.ts';
import { destinationSummaryOf } from '#server/content/catalogue/kinds/destinations.ts';
import { inspirationSummaryOf } from '#server/content/catalogue/kinds/inspirations.ts';
import { personOf } from '#server/content/catalogue/kinds/people.ts';
import { placeSummaryOf } from '#server/content/catalogue/kinds/places.ts';
import { reviewOf } from '#server/content/catalogue/kinds/reviews.ts';
import {
  createMapCache,
  inTheirOrder,
  type MapCache,
  mapOfDestinations,
  mapOfPlace,
  mapOfRoute,
} from '#server/content/catalogue/loading/map-cache.ts';
import type {
  AccommodationFile,
  ActivityFile,
  DestinationFile,
  GroupTourFile,
  PlaceFile,
  TourFile,
} from '#server/content/catalogue/records/content-schema.ts';
import type { Content } from '#server/content/catalogue/records/read-content.ts';
import { pictureNamed } from '#server/content/catalogue/site-pictures.ts';
import { tourCostsOf } from '#server/content/catalogue/tours/tour-costs.ts';
import { datelessGroupTourOf, tourSummaryOf } from '#server/content/catalogue/tours/tour-summary.ts';
import { oncePer } from '#server/once-per.ts';
import { type MadePhotographs, noPhotographs } from '#server/photos/photo-manifest.ts';

// Each made once for a record and what of others its card says.
const tourSummary = oncePer(tourSummaryOf);
const groupTourSummary = oncePer(datelessGroupTourOf);
const destinationSummary = oncePer(destinationSummaryOf);
const placeSummary = oncePer(placeSummaryOf);
const accommodationSummary = oncePer(accommodationSummaryOf);
const blogPostSummary = oncePer(blogPostSummaryOf);
const inspirationSummary = oncePer(inspirationSummaryOf);
const activitySummary = oncePer((activity: ActivityFile, made: MadePhotographs, ...destinations: DestinationFile[]) =>
  activitySummaryOf(activity, destinations, made),
);

/**
 * Puts checked content in order and makes the cards. Maps are drawn when they are first asked for: all of them take seconds.
 *
 * @param mapCache maps that were drawn before; what is drawn is put there too
 */
export function buildCatalogue(
  content: Content,
  photographs: MadePhotographs = noPhotographs,
  mapCache: MapCache = createMapCache(),
): Catalogue {
  const routeMapOf = ({ routePoints }: TourFile | GroupTourFile) => mapCache.get(mapOfRoute(routePoints));
  const placeMapOf = (place: DestinationFile | PlaceFile | AccommodationFile) => mapCache.get(mapOfPlace(place));
  const destinations = inTheirOrder(content.destinations);
  const rank = new Map(destinations.map((destination, index) => [destination.slug, index]));
  const byDestination = (a: Located, b: Located) => (rank.get(a.destinationId) ?? 0) - (rank.get(b.destinationId) ?? 0);
  const destinationName = (slug: string) => destinations[rank.get(slug) ?? -1]?.name ?? slug;
  const inOrder = (slugs: readonly string[]) =>
    [...new Set(slugs.map((slug) => rank.get(slug) ?? -1))]
      .sort((a, b) => a - b)
      .flatMap((at) => destinations[at] ?? []);
  const costsOf = (tour: TourFile | GroupTourFile) => tourCostsOf(content, tour);
  const destinationsMap = once(() => mapCache.get(mapOfDestinations(destinations, content.wildlife[0]?.round)));
  const records: Omit<Catalogue, 'home' | 'about'> = {
    tours: mapped(
      entries(inTheirOrder(content.tours), (tour) => tourSummary(tour, costsOf(tour), photographs)),
      routeMapOf,
    ),
    groupTours: mapped(
      entries(inTheirOrder(content.groupTours), (tour) => groupTourSummary(tour, costsOf(tour), photographs)),
      routeMapOf,
    ),
    destinations: mapped(
      entries(destinations, (destination) => destinationSummary(destination, photographs)),
      placeMapOf,
    ),
    get destinationsMap() {
      return destinationsMap();
    },
    places: mapped(
      entries(content.places.toSorted(byName).toSorted(byDestination), (place) =>
        placeSummary(place, destinationName(place.destinationId), photographs),
      ),
      placeMapOf,
    ),
    accommodations: mapped(
      entries(content.accommodations.toSorted(byName).toSorted(byTier).toSorted(byDestination), (stay) =>
        accommodationSummary(stay, destinationName(stay.destinationId), photographs),
      ),
      placeMapOf,
    ),
    activities: entries(inTheirOrder(content.activities), (activity) =>
      activitySummary(activity, photographs, ...inOrder(activity.destinationIds)),
    ),
    posts: entries(
      content.posts.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.slug.localeCompare(b.slug)),
      (post) => blogPostSummary(post, photographs),
    ),
    inspirations: entries(inTheirOrder(content.inspirations), (inspiration) =>
      inspirationSummary(inspiration, photographs),
    ),
    faqs: content.faqs
      .toSorted((a, b) => categoryRank(a) - categoryRank(b) || a.order - b.order)
      .map(({ file: _file, ...faq }) => faq),
    legal: new Map(content.legal.map((document) => [document.slug, document])),
    fees: content.fees,
    otherCosts: content.otherCosts,
    people: inTheirOrder(content.people).map((person) => personOf(person, photographs)),
    reviews: content.reviews
      .toSorted((a, b) => b.month.localeCompare(a.month) || a.slug.localeCompare(b.slug))
      .map((review) => reviewOf(review, content)),
    proof: content.proof.map(({ isExample: _, ...proof }) => proof)[0],
    photographs,
  };
  const [home, about] = [theOne(content.home), theOne(content.about)];
  const { invitation } = home;
  const night = pictureNamed(invitation.picture, 'hero-laptop', records);
  return Object.assign(records, {
    home: {
      ...home,
      picture: pictureNamed(home.picture, 'hero-laptop', records),
      invitation: { ...invitation, picture: night },
    },
    about: { ...about, picture: pictureNamed(about.picture, 'list', records) },
  });
}

/** Of what every content has one. */
function theOne<T>([record]: readonly T[]): T {
  if (record === undefined)
    throw new Error('This content was not read by readContent: a part of every site is missing.');
  return record;
}

interface Located {
  destinationId: string;
}

function entries<Record extends { slug: string; isHidden?: boolean | undefined }, Summary>(
  records: readonly Record[],
  summaryOf: (record: Record) => Summary,
): Shelf<Entry<Record, Summary>> {
  return new Shelf(
    records.map((record) => [record.slug, { record, summary: summaryOf(record), isHidden: record.isHidden === true }]),
  );
}

function mapped<Record, Summary>(
  collection: Shelf<Entry<Record, Summary>>,
  mapOf: (record: Record) => AtlasMap,
): Shelf<Entry<Record, Summary> & Mapped> {
  return new Shelf(
    collection.all().map(([slug, entry]) => {
      // Not enumerable, so that copying or listing an entry draws nothing.
      const map = { get: once(() => mapOf(entry.record)), enumerable: false };
      return [slug, Object.defineProperty({ ...entry }, 'map', map) as typeof entry & Mapped];
    }),
  );
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');
const byTier = (a: { tier: Tier }, b: { tier: Tier }) => tier.options.indexOf(a.tier) - tier.options.indexOf(b.tier);
const categoryRank = (faq: Content['faqs'][number]) => faqCategory.options.indexOf(faq.category);
