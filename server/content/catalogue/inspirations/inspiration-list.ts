import type * as z from 'zod/mini';
import type { EndpointAnswer } from '#contract/api/endpoint.ts';
import type { listInspirations } from '#contract/api/endpoints.ts';
import { type InspirationSummary, type inspirationsQuery, inspirationTheme } from '#contract/records/inspirations.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { capitalised } from '#server/content/catalogue/lists/facet-options.ts';
import { type ListRules, listPage } from '#server/content/catalogue/lists/list-page.ts';

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
