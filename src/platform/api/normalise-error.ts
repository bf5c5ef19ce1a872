import { HTTPError } from 'ky';
import { errorBody } from '#contract/errors.ts';
import { AppError, kindOfStatus } from '#platform/api/app-error.ts';

const timeoutMessage = 'The request took too long to complete. Please try again.';
const networkMessage = 'Network error. Please check your internet connection and try again.';
const unexpectedMessage = 'An unexpected error occurred.';

/** Server messages are shown as they come, but not by the page. */
const longestMessage = 300;

/** A request ran out of its 15 seconds. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/**
 * Whatever a call threw as an `AppError` (spec §8). An abort by the caller passes through unchanged: leaving a page is
 * not a failure.
 */
export async function normaliseError(error: unknown): Promise<unknown> {
  if (error instanceof AppError || isAbort(error)) return error;
  if (error instanceof DeadlineError) return new AppError('TIMEOUT_ERROR', timeoutMessage, { cause: error });
  if (error instanceof HTTPError) return httpFailure(error);
  // fetch reports "no response" as a TypeError, in other words in every browser.
  if (error instanceof TypeError) return new AppError('NETWORK_ERROR', networkMessage, { cause: error });
  const own = error instanceof Error && error.message !== '' ? error.message : unexpectedMessage;
  return new AppError('API_ERROR', own, { cause: error });
}

async function httpFailure(error: HTTPError): Promise<AppError> {
  const { response } = error;
  const data: unknown = await response.json().catch(() => undefined);
  const known = errorBody.safeParse(data).data;
  return new AppError(kindOfStatus(response.status), messageOf(data) ?? statusLine(response), {
    status: response.status,
    code: known?.code,
    fields: known?.errors,
    closeMatches: known?.closeMatches,
    reference: known?.reference,
    pricing: known?.pricing,
    prices: known?.prices,
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfter: readRetryAfter(response.headers.get('retry-after')),
    retried: response.status === 401 ? true : undefined,
    cause: error,
  });
}

function messageOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { message, error } = data as { message?: unknown; error?: unknown };
  const found = [message, error].find((text) => typeof text === 'string' && text !== '');
  return typeof found === 'string' ? found.slice(0, longestMessage) : undefined;
}

function statusLine(response: Response): string {
  return `Error: ${response.status} ${response.statusText}`.trim();
}

/** Nobody waits longer, and timers count no further than 24 days. */
const longestWait = 86_400_000;

/** Milliseconds from a `Retry-After` header in seconds or as a date, a day at most; undefined for anything else. */
export function readRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Math.min(Number(header) * 1000, longestWait);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.min(Math.max(0, date - now), longestWait);
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
