import * as z from 'zod/mini';
import { monthSlugs } from '#contract/records/seasons.ts';
import { childAge, guests } from '#contract/trip/customization.ts';
import { departureIdPattern, longestNote, mostShortlisted, shortlistKinds } from '#contract/trip/shortlist.ts';
import { calendarDay, slug } from '#contract/values.ts';

/*
 * A shortlist as it travels in the fragment of an address, `#shortlist=1.` and this as packed JSON. No server ever sees it, and
 * whoever opens it may have been sent anything. Names are the site's own, so none travel.
 */

export const shortlistLinkVersion = 1;

/** As many bytes as a link may come to once it is unpacked: 40 entries, each with the longest note in any script. */
export const mostShortlistBytes = 48 * 1024;

/** When a shortlist is priced for, and for whom: a first day, or a month, or neither. */
export const shortlistTrip = z.strictObject({
  month: z.optional(z.enum(monthSlugs)),
  day: z.optional(calendarDay),
  guests,
  /** Of the children, in order; null where it is unknown. */
  childAges: z.optional(z.array(z.nullable(childAge)).check(z.maxLength(12))),
});
export type ShortlistTrip = z.infer<typeof shortlistTrip>;

const entry = z
  .strictObject({
    kind: z.enum(shortlistKinds),
    slug,
    departure: z.optional(z.string().check(z.regex(departureIdPattern))),
    note: z.optional(z.string().check(z.minLength(1), z.maxLength(longestNote))),
  })
  .check(z.refine(({ kind, departure }) => (kind === 'departure') === (departure !== undefined)));

export const shortlistLink = z.strictObject({
  entries: z.array(entry).check(z.minLength(1), z.maxLength(mostShortlisted)),
  trip: z.optional(shortlistTrip),
});
