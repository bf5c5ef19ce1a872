import { errorStatus } from '#contract/api/errors.ts';
import { ApiError, errorResponse } from '#server/http/api-error.ts';
import type { Log } from '#server/log.ts';
import { StoreUnavailable } from '#server/store/open-store.ts';

const retrySoon = { 'retry-after': '5' };

/** Of an answer to a body that was not read: what is left of it would be taken for the next request. */
export const endOfConnection = { connection: 'close' };

export function refuseLargeBody(): never {
  throw new ApiError('payload_too_large', 'The request is too large.', { headers: endOfConnection });
}

/** Turns whatever a handler threw into an answer. What the caller cannot mend is logged under the request's `id`. */
export function answerError(error: unknown, id: string, log: Log): Response {
  if (error instanceof ApiError) return errorResponse(error);
  if (error instanceof StoreUnavailable) {
    log.error('store unavailable', { id, reason: error.message });
    return errorResponse(new ApiError('unavailable', error.publicMessage, { headers: retrySoon }));
  }
  if (isBrokenOff(error)) return errorResponse(new ApiError('bad_request', 'The request broke off.'));
  log.error('unexpected error', { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  return errorResponse(new ApiError('internal', 'Something went wrong on our side. Please try again.'));
}

/** The sender hung up before all of the body had come; nobody will read the answer. */
export function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}

/** For answers that are pages and files, the words stay short and plain. */
export function plainNotFound(): Response {
  return new Response('Not found\n', {
    status: errorStatus.not_found,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
