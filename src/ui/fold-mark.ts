/** On the `summary` of a `details`: the mark at its end, which turns when that one opens, whatever it stands in. */
export const foldMark = 'after:mark-chevron after:transition-transform [details[open]>&]:after:rotate-180';
