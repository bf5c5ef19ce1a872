import { type CameFrom, cameFrom } from '#contract/came-from.ts';
import { readOfVisit } from '#platform/browser/visit-storage.ts';

/** What an enquiry says of the beginning of its visit; nothing where that is not known, or not in order. */
export function cameFromOfVisit(): { cameFrom?: CameFrom } {
  try {
    const { data } = cameFrom.safeParse(JSON.parse(readOfVisit('cameFrom') ?? ''));
    return data === undefined ? {} : { cameFrom: data };
  } catch {
    return {};
  }
}
