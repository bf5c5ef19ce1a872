import { AppError } from '#platform/api/app-error.ts';

const timeoutMessage = 'The request took too long to complete. Please try again.';
const networkMessage = 'Network error. Please check your internet connection and try again.';
const unexpectedMessage = 'An unexpected error occurred.';

/** A request ran out of its 15 seconds. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/**
 * Whatever a call threw as an `AppError` (B-59); an answer that is a failure is one already (http-failure.ts). An abort by the caller passes through unchanged: leaving a page is
 * not a failure.
 */
export function normaliseError(error: unknown): unknown {
  if (error instanceof AppError || isAbort(error)) return error;
  if (error instanceof DeadlineError) return new AppError('TIMEOUT_ERROR', timeoutMessage, { cause: error });
  // fetch reports "no response" as a TypeError, in other words in every browser; so does code that cannot be had.
  if (error instanceof TypeError) return new AppError('NETWORK_ERROR', networkMessage, { cause: error });
  const own = error instanceof Error && error.message !== '' ? error.message : unexpectedMessage;
  return new AppError('API_ERROR', own, { cause: error });
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
