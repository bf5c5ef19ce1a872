import { createStore } from '#platform/store.ts';

/** The list that the page on screen was found in, where it names one: its address alone does not always say so. */
export const shownList = createStore<string | undefined>(undefined);
