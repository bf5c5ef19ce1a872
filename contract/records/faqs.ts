import * as z from 'zod/mini';
import { listOf, pageQuery } from '#contract/api/paging.ts';
import { faqCategories } from '#contract/choices.ts';
import { slug, text, wholeNumber } from '#contract/values.ts';

export const faqCategory = z.enum(faqCategories);
export type FaqCategory = z.infer<typeof faqCategory>;

export const faq = z.object({
  id: slug,
  category: faqCategory,
  question: text,
  answer: text,
  order: wholeNumber,
});
export type Faq = z.infer<typeof faq>;

export const faqQuery = z.extend(pageQuery, {
  category: listOf(faqCategory),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 200),
});
