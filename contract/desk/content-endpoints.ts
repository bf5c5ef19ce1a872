import * as z from 'zod/mini';
import {
  contentHash,
  contentKind,
  contentList,
  contentListQuery,
  contentName,
  contentPlans,
  contentProblem,
  contentRecord,
  contentValue,
  contentVersion,
  liveContentState,
} from '#contract/desk/content.ts';
import { formChapter, prosePreview } from '#contract/desk/content-form.ts';
import { deskRead, deskWrite, versionErrors } from '#contract/desk/desk-endpoint.ts';
import { singleLine } from '#contract/forms/contact-details.ts';
import { instant, wholeNumber } from '#contract/values.ts';

/** What became of something that was to go live; nothing yet while it is still being done, and then whoever wants to know asks again. */
const publication = z.object({
  isPublished: z.nullable(z.boolean()),
  /** What keeps it from going live. */
  faults: z.array(contentProblem),
  /** What to ask with while it is being done. */
  follow: z.optional(z.uuid()),
});

const kindParams = z.object({ kind: contentKind });
const recordParams = z.object({ kind: contentKind, name: contentName });

export const listDeskContent = deskRead({
  name: 'listDeskContent',
  summary: 'Records of the content and drafts, a page at a time, and whether the site shows what the folder holds',
  path: '/content',
  query: contentListQuery,
  response: z.extend(contentList, { live: liveContentState }),
});

export const getDeskContentForm = deskRead({
  name: 'getDeskContentForm',
  summary: 'The form of a kind: its JSON Schema with titles and help, its chapters, and what references can name',
  path: '/content/{kind}/form',
  params: kindParams,
  /** Of `site` each record has a form of its own. */
  query: z.object({ name: z.optional(contentName) }),
  response: z.object({
    /** JSON Schema, draft 7, of the fields; each of its parts has hints (contract/desk/content-form.ts). */
    schema: z.record(z.string(), z.unknown()),
    chapters: z.array(formChapter),
    /** Whether a text in Markdown stands below the fields. */
    hasText: z.boolean(),
    /** What a reference of each kind can name, in the order of their names. */
    choices: z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string() }))),
  }),
});

export const previewDeskProse = deskWrite({
  name: 'previewDeskProse',
  summary: 'A text in Markdown as a page would show it; nothing is stored',
  path: '/content/preview',
  body: z.object({ text: z.string().check(z.maxLength(400_000)) }),
  response: prosePreview,
});

export const getDeskContent = deskRead({
  name: 'getDeskContent',
  summary: 'One record as it is live, and its draft',
  path: '/content/{kind}/records/{name}',
  params: recordParams,
  response: contentRecord,
});

export const beginDeskContent = deskWrite({
  name: 'beginDeskContent',
  summary: 'Begin a record: a draft whose texts are still to be written',
  path: '/content/{kind}/begin',
  params: kindParams,
  body: z.object({ title: z.string().check(singleLine, z.minLength(1), z.maxLength(120)) }),
  response: contentRecord,
  status: 201,
  also: ['conflict'],
});

export const draftDeskContent = deskWrite({
  name: 'draftDeskContent',
  summary: 'Keep a change as a draft, which is not live; its faults are told and keep nobody from saving it',
  path: '/content/{kind}/records/{name}/draft',
  params: recordParams,
  /** `If-Match` is the version of the draft that was read, 0 where there was none. */
  body: z.object({ ...contentValue.shape, basedOn: contentHash }),
  response: contentRecord,
  also: versionErrors,
});

export const discardDeskDraft = deskWrite({
  name: 'discardDeskDraft',
  summary: 'Throw a draft away',
  path: '/content/{kind}/records/{name}/draft/discard',
  params: recordParams,
  response: z.object({}),
  also: versionErrors,
});

export const mergeDeskDraft = deskWrite({
  name: 'mergeDeskDraft',
  summary:
    'Put what a draft changes on top of what is live now; where both changed a value the draft decides, and it is told',
  path: '/content/{kind}/records/{name}/draft/merge',
  params: recordParams,
  response: z.object({ record: contentRecord, decided: z.array(z.string()) }),
  also: versionErrors,
});

export const publishDeskContent = deskWrite({
  name: 'publishDeskContent',
  summary: 'Make drafts live together: all of them, or none where the whole catalogue with them has a fault',
  path: '/content/publish',
  body: z.object({
    drafts: z
      .array(
        z.object({
          kind: contentKind,
          name: contentName,
          version: wholeNumber,
          /** Fields that stand as a new record begins with them, and are meant so. */
          meant: z.optional(z.array(z.string())),
        }),
      )
      .check(z.minLength(1), z.maxLength(200)),
  }),
  response: publication,
  also: ['changed_meanwhile', 'not_found'],
});

export const followDeskPublication = deskRead({
  name: 'followDeskPublication',
  summary: 'What became of a publication, a removal or a restoring that took longer than its call waited',
  path: '/content/publications/{id}',
  params: z.object({ id: z.uuid() }),
  response: publication,
  also: versionErrors,
});

export const removeDeskContent = deskWrite({
  name: 'removeDeskContent',
  summary: 'Take a record off the site; refused with the places that name it',
  path: '/content/{kind}/records/{name}/remove',
  params: recordParams,
  body: z.object({
    hash: contentHash,
    /** Out of what names it as well, where that can be without it. */
    fromOthers: z.optional(z.boolean()),
  }),
  response: publication,
  also: ['changed_meanwhile'],
});

export const hideDeskContent = deskWrite({
  name: 'hideDeskContent',
  summary: 'Have a record stand in no list and no search, or in them again; its page opens all the same',
  path: '/content/{kind}/records/{name}/hide',
  params: recordParams,
  body: z.object({ isHidden: z.boolean() }),
  response: publication,
  also: ['changed_meanwhile'],
});

export const bringBackDeskContent = deskWrite({
  name: 'bringBackDeskContent',
  summary: 'Put a record that was taken off the site back, and what was changed to be without it',
  path: '/content/{kind}/records/{name}/bring-back',
  params: recordParams,
  response: publication,
  also: ['changed_meanwhile'],
});

export const planDeskContent = deskWrite({
  name: 'planDeskContent',
  summary: 'Have something done with a record by itself at an instant, in place of what was planned, or nothing',
  path: '/content/{kind}/records/{name}/plan',
  params: recordParams,
  body: z.object({
    plan: z.nullable(
      z.object({
        what: z.enum(contentPlans),
        at: instant,
        /** Fields that stand as a new record begins with them, and are meant so. */
        meant: z.optional(z.array(z.string())),
      }),
    ),
  }),
  response: contentRecord,
});

export const listDeskContentVersions = deskRead({
  name: 'listDeskContentVersions',
  summary: 'What a record was before, newest first, each against the one before it',
  path: '/content/{kind}/records/{name}/versions',
  params: recordParams,
  response: z.object({ versions: z.array(contentVersion) }),
});

export const restoreDeskContent = deskWrite({
  name: 'restoreDeskContent',
  summary: 'Make an earlier version live again',
  path: '/content/{kind}/records/{name}/restore',
  params: recordParams,
  body: z.object({ version: z.string().check(singleLine, z.maxLength(60)), hash: contentHash }),
  response: publication,
  also: ['changed_meanwhile'],
});
