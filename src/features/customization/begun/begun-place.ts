import { readStored } from '#platform/browser/storage.ts';

/**
 * Whether there is a trip begun in storage, by its looks: reading all of it takes code that most visitors need not load. before-paint.js
 * asks the same before the page is painted, and holds its place free.
 */
export const looksBegun = /"(?:activities|accommodations)":\[\{|"startDate":"/;

export function hasBegunTrip(): boolean {
  return looksBegun.test(readStored('tourCustomization') ?? '');
}
