import * as z from 'zod/mini';
import { singleLine } from '#contract/forms/contact-details.ts';

/** How somebody came to the site: nothing a visitor types. */
export const cameFrom = z.strictObject({
  /** The first page of the visit, from the slash on, without what an address asks for. */
  firstPage: z.string().check(singleLine, z.maxLength(200), z.regex(/^\/(?![/\\])[^?#]*$/)),
  /** The host that led to it; left out where none did. */
  referrer: z.optional(z.string().check(z.maxLength(100), z.regex(/^[a-z\d][a-z\d._-]*$/))),
});
export type CameFrom = z.infer<typeof cameFrom>;

/** As it travels with an enquiry, which is not refused for it: what is not in order is left out. */
export const cameFromIfKnown = z.catch(z.optional(cameFrom), undefined);
