/*
 * What can stand on a visitor's shortlist, and how much. Plain values: every page counts its hearts before any schema is loaded.
 */

export const shortlistKinds = ['tour', 'group-tour', 'departure', 'accommodation', 'place'] as const;
export type ShortlistKind = (typeof shortlistKinds)[number];

/** A shortlist, not a collection. */
export const mostShortlisted = 40;

/** Characters of a visitor's own note on one entry. */
export const longestNote = 280;

/** The id of a departure: its group tour and its first day, in lower-case letters, figures and hyphens. */
export const departureIdPattern = /^[a-z0-9-]{1,120}$/;
