import type { Office } from '#contract/office.ts';

// In browsers the build puts the operator's office in the place of this file: scripts/vite/vite-site-words.ts.

export const builtOffice: Office | undefined = undefined;
