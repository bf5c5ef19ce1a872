import type { Inspiration } from '#contract/records/details.ts';
import { inspirationBody } from '#contract/records/inspirations.ts';
import { type Catalogue, type InspirationEntry, listedOf, summariesOf } from '#server/content/catalogue/catalogue.ts';
import { photographsPart } from '#server/content/catalogue/photographs.ts';
import { shownFields } from '#server/content/catalogue/shown-fields.ts';
import { storyPlatesOf } from '#server/content/catalogue/story-plates.ts';

/** An inspiration with its story and the journeys it leads to. */
export function inspirationDetail(catalogue: Catalogue, { record, summary }: InspirationEntry): Inspiration {
  return {
    ...summary,
    ...shownFields(inspirationBody, record),
    plates: storyPlatesOf(catalogue, record.body, summary.coverImage),
    ...photographsPart(catalogue.photographs, 'inspirations', record),
    tours: listedOf(catalogue.tours, record.tourIds),
    accommodations: listedOf(catalogue.accommodations, record.accommodationIds),
    destinations: summariesOf(catalogue.destinations, record.destinationIds),
  };
}
