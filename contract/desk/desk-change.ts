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
