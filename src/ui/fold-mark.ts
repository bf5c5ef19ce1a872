/** On the `summary` of a `details` that is a `group`: the mark at its end, which turns when it opens. */
export const foldMark = 'after:mark-chevron after:transition-transform group-open:after:rotate-180';
