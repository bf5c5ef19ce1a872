import * as z from 'zod/mini';
import { contentName } from '#contract/desk/content.ts';
import { deskRead, deskWrite } from '#contract/desk/desk-endpoint.ts';
import { singleLine } from '#contract/forms/contact-details.ts';
import { photo } from '#contract/records/photograph.ts';
import { wholeNumber } from '#contract/values.ts';

/** The kinds of records that may have photographs, as their folders below `content/photos/` are called. */
export const photographedKind = z.enum([
  'tours',
  'group-tours',
  'destinations',
  'places',
  'accommodations',
  'activities',
  'blog',
  'inspirations',
  'people',
]);
export type PhotographedKind = z.infer<typeof photographedKind>;

/** What a photograph may weigh, in bytes. */
export const largestPhotograph = 25 * 1024 * 1024;

/** A photograph in a record's folder, whether the record names it or not. */
export const deskOriginal = z.object({
  /** Its name in that folder. */
  file: z.string(),
  bytes: wholeNumber,
  state: z.enum(['made', 'waiting', 'refused']),
  /** Why it cannot be shown and what to do; null unless it is refused. */
  reason: z.nullable(z.string()),
  /** In pixels, upright, as large as pages show it at most; null until it is made. */
  width: z.nullable(wholeNumber),
  height: z.nullable(wholeNumber),
  /** Whether the record's file or its draft names it. */
  isNamed: z.boolean(),
  /** The address of a small WebP of it. */
  preview: z.string(),
});
export type DeskOriginal = z.infer<typeof deskOriginal>;

const recordParams = z.object({ kind: photographedKind, name: contentName });
/** Files that were laid into the folder by hand may be called anything a record can name. */
const fileName = z.string().check(singleLine, z.minLength(1), z.maxLength(255));

export const listDeskPhotographs = deskRead({
  name: 'listDeskPhotographs',
  summary: 'The photographs in the folder of a record, with what is known of each',
  path: '/content/{kind}/records/{name}/photographs',
  params: recordParams,
  response: z.object({ photographs: z.array(deskOriginal) }),
});

/** The file itself is the body of the request; its format is read from the bytes, not from its name. */
export const addDeskPhotograph = deskWrite({
  name: 'addDeskPhotograph',
  summary: 'Lay a photograph into the folder of a record; `file` in the answer is what it is called there',
  path: '/content/{kind}/records/{name}/photographs',
  params: recordParams,
  query: z.object({ file: fileName }),
  response: z.object({
    ...deskOriginal.shape,
    width: wholeNumber,
    height: wholeNumber,
    /** What draws the eye: a first guess. */
    focal: photo.shape.focal,
  }),
  status: 201,
});
export type AddedPhotograph = z.infer<typeof addDeskPhotograph.response>;

export const removeDeskPhotograph = deskWrite({
  name: 'removeDeskPhotograph',
  summary: 'Take a photograph out of the folder of a record that does not name it',
  path: '/content/{kind}/records/{name}/photographs/remove',
  params: recordParams,
  body: z.object({ file: fileName }),
  response: z.object({}),
  also: ['conflict'],
});

/** Answered with a picture, so it is no endpoint: below `/api`, with the file's name in the query. */
export const deskPreview = {
  path: '/content/{kind}/records/{name}/photographs/preview',
  params: recordParams,
  query: z.object({ file: fileName }),
} as const;

/** The address of a photograph's preview at the desk. */
export function deskPreviewAddress(kind: PhotographedKind, name: string, file: string): string {
  return `/api/content/${kind}/records/${name}/photographs/preview?file=${encodeURIComponent(file)}`;
}
