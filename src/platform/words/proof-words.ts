import type { Paper } from '#contract/records/proof.ts';

// The build puts the operator's words in the place of this file: scripts/vite/vite-site-words.ts.

/** The street and the town of each office. */
export declare const streets: readonly string[];
export declare const licences: readonly Pick<Paper, 'body' | 'number'>[];
