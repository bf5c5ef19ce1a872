import type * as z from 'zod/mini';
import type { EndpointAnswer } from '#contract/api/endpoint.ts';
import type { listInspirations } from '#contract/api/endpoints.ts';
import type { Inspiration } from '#contract/records/details.ts';
import {
  type InspirationSummary,
  inspirationBody,
  inspirationSummary,
  type inspirationsQuery,
  inspirationTheme,
} from '#contract/records/inspirations.ts';
import { type Catalogue, type InspirationEntry, listedOf, summariesOf } from '#server/content/catalogue/catalogue.ts';
import { capitalised, type ListRules, listPage } from '#server/content/catalogue/lists/list-page.ts';
import { coverOfRecord, photographsPart } from '#server/content/catalogue/pictures.ts';
import type { InspirationContent } from '#server/content/catalogue/records/read-content.ts';
import { shownFields } from '#server/content/catalogue/shown-fields.ts';
import { storyPlatesOf } from '#server/content/catalogue/story-plates.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

export function inspirationSummaryOf(inspiration: InspirationContent, made: MadePhotographs): InspirationSummary {
  return {
    ...shownFields(inspirationSummary, inspiration),
    id: inspiration.slug,
    coverImage: coverOfRecord('inspirations', inspiration, made),
  };
}

type InspirationsQuery = z.infer<typeof inspirationsQuery>;

const inspirationRules: ListRules<InspirationSummary, InspirationsQuery> = {
  noun: 'inspirations',
  facets: [{ key: 'theme', options: capitalised(inspirationTheme.options), valuesOf: ({ theme }) => [theme] }],
  textOf: ({ title, excerpt, theme }) => [title, excerpt, theme],
};

export function inspirationList(
  catalogue: Catalogue,
  query: InspirationsQuery,
): EndpointAnswer<typeof listInspirations> {
  const inspirations = [...catalogue.inspirations.values()].map(({ summary }) => summary);
  const { items, envelope } = listPage(inspirations, query, inspirationRules);
  return { inspirations: items, ...envelope };
}

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
