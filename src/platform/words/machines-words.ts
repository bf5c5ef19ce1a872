import type { MachineWords, OperatorFile } from '#contract/site/site.ts';

// The build puts the operator's words in the place of this file: scripts/vite/vite-site-words.ts.

// Only for what is prerendered: no browser needs it.
export declare const machines: MachineWords;
export declare const place: OperatorFile['place'];
