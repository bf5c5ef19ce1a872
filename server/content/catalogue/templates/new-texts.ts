import type { Faq } from '#contract/records/faqs.ts';
import { nextFree } from '#server/content/catalogue/records/content-rules.ts';
import type {
  BlogPostMatter,
  FeeFile,
  InspirationMatter,
  OtherCostFile,
  PersonFile,
  ReviewFile,
} from '#server/content/catalogue/records/content-schema.ts';
import {
  firstDestination,
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

/* What somebody else asks for or says: who did is still to be written. */

export function newFee(context: TemplateContext): FeeFile {
  const { slug, name, today } = context;
  return {
    slug,
    name,
    destinationId: firstDestination(context).slug,
    payee: gap('who takes it; set destinationId as well'),
    per: 'day',
    rows: [{ who: gap('who pays this; the dollars are 1 until they are right'), fromAge: 0, usd: 1 }],
    checkedOn: today,
    source: gap('who said so; set checkedOn to the day they did'),
  };
}

export function newOtherCost({ slug, name, today }: TemplateContext): OtherCostFile {
  return {
    slug,
    name,
    per: 'person',
    least: 0,
    most: 0,
    checkedOn: today,
    source: gap('who said so; set least and most in dollars, and checkedOn to the day they did'),
  };
}

export function newPerson({ slug, name, today, placed }: TemplateContext): PersonFile {
  return {
    slug,
    name,
    role: 'guide',
    languages: ['English'],
    since: Number(today.slice(0, 4)),
    strengths: [gap('what they are good at, a few words each; set role, languages and since as well')],
    isExample: false,
    order: nextFree(placed),
  };
}

export function newReview({ slug, name, today }: TemplateContext): ReviewFile {
  return {
    slug,
    words: gap('what they wrote'),
    who: name,
    month: today.slice(0, 7),
    source: { name: gap('where they wrote it; set month, and tourId where it is about one of ours') },
    isExample: false,
  };
}
