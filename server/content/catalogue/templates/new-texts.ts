import type { Faq } from '#contract/records/faqs.ts';
import { nextFree } from '#server/content/catalogue/records/content-rules.ts';
import type { BlogPostMatter, InspirationMatter } from '#server/content/catalogue/records/content-schema.ts';
import {
  gap,
  plateGap,
  type TemplateContext,
  unratedMonths,
} from '#server/content/catalogue/templates/record-template.ts';

/** What stands below the front matter of a new article or story. */
export const bodyGap = gap('the text, in Markdown: ## headings, paragraphs, lists, tables and [links](/tours)');

export function newPost({ slug, name, today }: TemplateContext): BlogPostMatter {
  return {
    slug,
    title: name,
    excerpt: gap('what it says, in a sentence or two; set category and tags as well'),
    category: 'planning',
    tags: [],
    publishedAt: today,
    updatedAt: today,
    plate: plateGap,
    relatedTourIds: [],
    relatedDestinationIds: [],
  };
}

export function newInspiration({ slug, name, today, tours, placed }: TemplateContext): InspirationMatter {
  return {
    slug,
    title: name,
    theme: 'first safari',
    excerpt: gap(
      'what the trip is, in a sentence or two; set theme, tourIds, accommodationIds and destinationIds as well',
    ),
    months: unratedMonths,
    audience: [gap('whom it is for, a sentence each')],
    tips: [gap('what helps to know, a sentence each')],
    updatedAt: today,
    order: nextFree(placed),
    tourIds: tours.slice(0, 1).map((tour) => tour.slug),
    accommodationIds: [],
    destinationIds: [],
    plate: plateGap,
  };
}

export function newQuestion({ slug, name, placed }: TemplateContext): Faq {
  const category = 'Planning';
  return {
    id: slug,
    category,
    question: name,
    answer: gap('the answer; set category as well'),
    order: nextFree(placed.filter((faq) => faq.category === category)),
  };
}
