import type { PageWords } from '#contract/site/site.ts';

// The build puts the operator's words in the place of this file: scripts/vite/vite-site-words.ts.

export declare const pages: PageWords;
