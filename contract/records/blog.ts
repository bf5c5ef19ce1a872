import * as z from 'zod/mini';
import { listOf, pageQuery } from '#contract/api/paging.ts';
import { postCategories } from '#contract/choices.ts';
import { picture } from '#contract/records/picture.ts';
import { prose } from '#contract/records/prose.ts';
import { calendarDay, openWord, slug, text, wholeNumber } from '#contract/values.ts';

export const postCategory = z.enum(postCategories);

export const blogPostSummary = z.object({
  id: z.string(),
  slug,
  title: text,
  excerpt: text,
  category: openWord(postCategories),
  tags: z.array(text),
  publishedAt: calendarDay,
  updatedAt: calendarDay,
  readingMinutes: wholeNumber,
  coverImage: picture,
});
export type BlogPostSummary = z.infer<typeof blogPostSummary>;

export const blogPostBody = z.object({ body: prose });

export const blogQuery = z.extend(pageQuery, {
  category: listOf(postCategory),
  tag: listOf(text),
});
