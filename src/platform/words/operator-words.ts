import type { OperatorFile } from '#contract/site/site.ts';

// The build puts the operator's words in the place of this file: scripts/vite/vite-site-words.ts.

/** What `#platform/operator.ts` is made of. */
export declare const words: Pick<
  OperatorFile,
  'name' | 'brandLine' | 'description' | 'phone' | 'email' | 'whatsapp' | 'social' | 'licence'
> & {
  /** The town and the country of the office. */
  location: string;
  /** `Mon-Fri: 8AM-6PM EAT`. */
  openingHours: string;
};
