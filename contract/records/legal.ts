import * as z from 'zod/mini';
import { prose } from '#contract/records/prose.ts';
import { calendarDay, slug, text } from '#contract/values.ts';

export const legalDocument = z.object({
  slug,
  title: text,
  summary: text,
  updatedAt: calendarDay,
  body: prose,
});
export type LegalDocument = z.infer<typeof legalDocument>;

/** The legal texts every site has. */
export const legalSlugs = ['privacy-policy', 'terms-and-conditions'] as const;
export type LegalSlug = (typeof legalSlugs)[number];
