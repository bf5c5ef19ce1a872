import * as z from 'zod/mini';
import type { ContentKind } from '#contract/desk/content.ts';
import {
  accommodationFile,
  activityFile,
  blogPostMatter,
  destinationFile,
  faqFile,
  feeFile,
  groupTourFile,
  inspirationMatter,
  legalMatter,
  otherCostFile,
  personFile,
  placeFile,
  reviewFile,
  tourFile,
} from '#server/catalogue/content/content-schema.ts';

/** What the fields of a file are read by. */
export const contentSchemas: Readonly<Record<ContentKind, z.ZodMiniType>> = {
  tours: tourFile,
  'group-tours': groupTourFile,
  destinations: destinationFile,
  places: placeFile,
  accommodations: accommodationFile,
  activities: activityFile,
  blog: blogPostMatter,
  inspirations: inspirationMatter,
  faq: z.array(faqFile),
  legal: legalMatter,
  fees: feeFile,
  'other-costs': otherCostFile,
  people: personFile,
  reviews: reviewFile,
};

/** Kinds whose files are written in Markdown. */
export const kindsWithText: ReadonlySet<ContentKind> = new Set(['blog', 'inspirations', 'legal']);
