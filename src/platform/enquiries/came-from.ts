import { type CameFrom, cameFrom } from '#contract/forms/came-from.ts';
import { parsedJson } from '#contract/parsed-json.ts';
import { readOfVisit } from '#platform/browser/visit-storage.ts';

/** What an enquiry says of the beginning of its visit; nothing where that is not known, or not in order. */
export function cameFromOfVisit(): { cameFrom?: CameFrom } {
  const { data } = cameFrom.safeParse(parsedJson(readOfVisit('cameFrom')));
  return data === undefined ? {} : { cameFrom: data };
}
