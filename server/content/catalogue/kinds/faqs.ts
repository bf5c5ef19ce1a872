import type * as z from 'zod/mini';
import type { EndpointAnswer } from '#contract/api/endpoint.ts';
import type { listFaqs } from '#contract/api/endpoints.ts';
import { type Faq, faqCategory, type faqQuery } from '#contract/records/faqs.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { capitalised, type ListRules, listPage } from '#server/content/catalogue/lists/list-page.ts';

type FaqQuery = z.infer<typeof faqQuery>;

const faqRules: ListRules<Faq, FaqQuery> = {
  noun: 'questions',
  facets: [{ key: 'category', options: capitalised(faqCategory.options), valuesOf: ({ category }) => [category] }],
  textOf: ({ question, answer, category }) => [question, answer, category],
};

export function faqList(catalogue: Catalogue, query: FaqQuery): EndpointAnswer<typeof listFaqs> {
  const { items, envelope } = listPage(catalogue.faqs, query, faqRules);
  return { faqs: items, ...envelope };
}
