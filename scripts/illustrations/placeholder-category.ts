// The kinds of record that have a poster of their own; `placeholder` serves every other record.

export const PLACEHOLDER_CATEGORIES = [
  'accommodation',
  'room',
  'activity',
  'tour',
  'attraction',
  'destination',
  'place',
  'placeholder',
] as const;

export type PlaceholderCategory = (typeof PLACEHOLDER_CATEGORIES)[number];
