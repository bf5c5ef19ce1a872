import * as z from 'zod/mini';
import { listOf, pageQuery } from '#contract/api/paging.ts';
import { inspirationThemes } from '#contract/choices.ts';
import { picture } from '#contract/records/picture.ts';
import { prose } from '#contract/records/prose.ts';
import { monthRatings, openWord, slug, text } from '#contract/values.ts';

export const inspirationTheme = z.enum(inspirationThemes);

export const inspirationSummary = z.object({
  id: z.string(),
  slug,
  title: text,
  theme: openWord(inspirationThemes),
  excerpt: text,
  months: monthRatings,
  coverImage: picture,
});
export type InspirationSummary = z.infer<typeof inspirationSummary>;

export const inspirationBody = z.object({
  body: prose,
  audience: z.array(text),
  tips: z.array(text),
  updatedAt: z.string(),
});

export const inspirationsQuery = z.extend(pageQuery, { theme: listOf(inspirationTheme) });
