import { ApiError } from '#server/http/api-error.ts';

/** One thing that is another than before, as the history tells it. */
export interface Done {
  what: string;
  before?: unknown;
  after?: unknown;
}

/**
 * How a change of an enquiry went: what it did, which is nothing where it was made before. It is refused as `missing` when there is
 * no such enquiry, `changed` when it is of another version by now, `other` when something else was stored under the same id. A
 * write may run several times, and so it returns this instead of throwing.
 */
export type ChangeOutcome = { done: Done[] } | { refused: 'missing' | 'changed' | 'other' };

/** @throws ApiError `not_found`, `changed_meanwhile`, `conflict` */
export function refuseUnlessDone(outcome: ChangeOutcome): void {
  if ('done' in outcome) return;
  switch (outcome.refused) {
    case 'missing':
      throw noSuchEnquiry();
    case 'changed':
      throw new ApiError('changed_meanwhile', 'Somebody else has changed this enquiry meanwhile. Nothing was stored.');
    case 'other':
      throw new ApiError('conflict', 'Something else was stored under this id.');
  }
}

export function noSuchEnquiry(): ApiError {
  return new ApiError('not_found', 'There is no such enquiry, or it was erased.');
}
