import * as z from 'zod/mini';
import { instant } from '#contract/values.ts';

/** One line of a record's history at the desk: who did what and when, from what to what. */
export const deskChange = z.object({
  id: z.string(),
  at: instant,
  /** The address of who did it; null for what the server did by itself. */
  by: z.nullable(z.string()),
  what: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type DeskChange = z.infer<typeof deskChange>;

/** The errors every call of the desk can end with; a change of a record adds those of its version. */
export const deskReadErrors = ['unauthorized', 'forbidden', 'invalid', 'internal', 'unavailable'] as const;
export const deskWriteErrors = [
  ...deskReadErrors,
  'bad_request',
  'payload_too_large',
  'unsupported_media_type',
] as const;
export const deskVersionErrors = ['changed_meanwhile', 'version_missing'] as const;
