import type { OpeningHours } from '#contract/calendar/opening-hours.ts';

// The build puts the operator's words in the place of this file: scripts/vite/vite-site-words.ts.

export declare const openingHours: OpeningHours;
export declare const daysOff: readonly string[];
