import * as z from 'zod/mini';
import { aboutFile, homeFile } from '#contract/site.ts';
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
import type { FormName } from '#server/content-forms/form-names.ts';

/** What the fields of a file are read by. */
export const contentSchemas: Readonly<Record<FormName, z.ZodMiniType>> = {
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
  home: homeFile,
  about: aboutFile,
};

/** Kinds whose files are written in Markdown. */
export const kindsWithText: ReadonlySet<FormName> = new Set(['blog', 'inspirations', 'legal']);
