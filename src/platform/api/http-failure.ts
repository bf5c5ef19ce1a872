import type { HTTPError } from 'ky';
import { errorBody } from '#contract/api/errors.ts';
import { AppError, kindOfStatus } from '#platform/api/app-error.ts';
import { fieldsOf } from '#platform/fields-of.ts';

/** Server messages are shown as they come, but not by the page. */
const longestMessage = 300;

/** An answer that is a failure, with what its body and headers say about it (B-59). */
export async function httpFailure(error: HTTPError): Promise<AppError> {
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
  const { message, error } = fieldsOf(data);
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
