import * as z from 'zod/mini';
import { listOf } from '#contract/api/paging.ts';
import { deskPage, deskSearch } from '#contract/desk/desk-paging.ts';
import { singleLine } from '#contract/forms/contact-details.ts';
import { instant, wholeNumber } from '#contract/values.ts';

/** The kinds of records, as their folders below `content/` are called. */
export const contentKinds = [
  'tours',
  'group-tours',
  'destinations',
  'places',
  'accommodations',
  'activities',
  'blog',
  'inspirations',
  'faq',
  'legal',
  'fees',
  'other-costs',
  'people',
  'reviews',
  'site',
] as const;
export const contentKind = z.enum(contentKinds);
export type ContentKind = z.infer<typeof contentKind>;

/** A file's name without its ending. */
export const contentName = z
  .string()
  .check(singleLine, z.minLength(1), z.maxLength(120), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** What is wrong with a file of the content: which, where in it, and what to write instead. */
export const contentProblem = z.object({
  /** Below the content folder: `tours/mara-classic.json`. */
  file: z.string(),
  /** The path to the value: `itinerary.0.drive.mode`; empty for the file itself. */
  field: z.string(),
  reason: z.string(),
  /** It is as a new record begins; it may go live where somebody says that it is meant so. */
  isBegun: z.optional(z.boolean()),
  /** It names what is to be taken off the site, and what it becomes in the same press, in words. */
  becomes: z.optional(z.string()),
});
export type ContentProblem = z.infer<typeof contentProblem>;

/** What a file holds: fields, and the text below them where the kind is written in Markdown. */
export const contentValue = z.object({
  fields: z.unknown(),
  text: z.nullable(z.string().check(z.maxLength(400_000))),
});
export type ContentValue = z.infer<typeof contentValue>;

/** The fingerprint of a file's text; empty where there is no such file yet. */
export const contentHash = z.string().check(z.regex(/^[0-9a-f]{0,64}$/));

/** A change that is not live yet. */
export const contentDraft = z.object({
  ...contentValue.shape,
  /** The file it was made from. */
  basedOn: contentHash,
  by: z.string(),
  at: instant,
  version: wholeNumber,
  /** What keeps it from being published, found in the whole catalogue with it in place; null while that is being looked at. */
  faults: z.nullable(z.array(contentProblem)),
  /** Where it differs from what is live, as a person reads it. */
  changes: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
});
export type ContentDraft = z.infer<typeof contentDraft>;

/** What is to be done with a record by itself: its draft goes live, it is taken off the site, hidden, or shown again. */
export const contentPlans = ['publish', 'remove', 'hide', 'show'] as const;
export const contentPlan = z.object({
  what: z.enum(contentPlans),
  at: instant,
  /** The address of who planned it. */
  by: z.string(),
  /** What kept it from being done; null before its time. */
  faults: z.nullable(z.array(contentProblem)),
});
export type ContentPlan = z.infer<typeof contentPlan>;

export const contentRow = z.object({
  kind: contentKind,
  name: contentName,
  title: z.string(),
  /** The page that shows it; null where none does. */
  page: z.nullable(z.string()),
  /** Whether the file is there: a record that was only begun is a draft alone, and one that was taken off the site is neither. */
  isWritten: z.boolean(),
  /** Whether texts of it are still to be filled in, so that the site leaves it out. */
  isUnfinished: z.boolean(),
  /** Whether what is live stands in no list; null where a record of its kind cannot. */
  isHidden: z.nullable(z.boolean()),
  draft: z.nullable(z.object({ by: z.string(), at: instant, version: wholeNumber })),
  plan: z.nullable(contentPlan),
});
export type ContentRow = z.infer<typeof contentRow>;

/** How many records a page of the list has: most operators' whole site. */
export const contentPageSize = 200;

/** Parts of the content: drafts, what something is planned for, what is still to be written, what is hidden, what was taken off the site, and what was typed in the browser that asks and is not kept. */
export const contentStates = ['draft', 'planned', 'unfinished', 'hidden', 'removed', 'typed'] as const;

export const contentListQuery = z.object({
  kind: z.optional(contentKind),
  state: z.optional(z.enum(contentStates)),
  /** Words of the title or the name; all of them must be there. */
  q: deskSearch,
  /** The records that `typed` means: `tours/mara-classic`. */
  typed: listOf(z.string().check(z.maxLength(160)), 200),
  page: deskPage,
});
export type ContentListQuery = z.infer<typeof contentListQuery>;

export const contentList = z.object({
  /** Those of the page, in the order of kinds and names. */
  records: z.array(contentRow),
  /** How many fit. */
  total: wholeNumber,
  page: z.int(),
  limit: z.int(),
  /** How many there are of each kind, whatever is asked for. */
  counts: z.record(contentKind, wholeNumber),
});
export type ContentList = z.infer<typeof contentList>;

export const contentRecord = z.object({
  row: contentRow,
  /** What is live; null for a record that was only begun. */
  live: z.nullable(z.object({ ...contentValue.shape, hash: contentHash })),
  draft: z.nullable(contentDraft),
});
export type ContentRecord = z.infer<typeof contentRecord>;

/** A text that a file had. */
export const contentVersion = z.object({
  id: z.string(),
  at: instant,
  /** The address of who wrote it; null where it was changed elsewhere than at the desk. */
  by: z.nullable(z.string()),
  what: z.enum(['found', 'published', 'restored', 'removed']),
  hash: contentHash,
  /** Against the one before. */
  changes: contentDraft.shape.changes,
});
export type ContentVersion = z.infer<typeof contentVersion>;

/** What the site shows now, and what keeps it from showing what the folder holds. */
export const liveContentState = z.object({
  version: z.string(),
  since: instant,
  /** The operator's own words have changed, which are built into the site: it says them after the next build. */
  needsBuild: z.boolean(),
  /** The server may not write into the folder: nothing can be published. */
  isReadOnly: z.boolean(),
  /** Pages that are still to be rendered again. */
  pagesWaiting: wholeNumber,
  faults: z.array(contentProblem),
});
export type LiveContentState = z.infer<typeof liveContentState>;
