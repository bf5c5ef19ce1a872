import { createStore } from '#platform/store.ts';

/** How many things are on the shortlist, as far as it was read: by whoever shows a heart, or in the header where something is stored. */
export const shortlistCount = createStore(0);
