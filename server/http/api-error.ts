import { type CloseMatch, type ErrorBody, type ErrorCode, errorStatus } from '#contract/api/errors.ts';

interface ErrorDetails extends Pick<ErrorBody, 'reference' | 'pricing' | 'prices'> {
  /** Reasons by field. */
  errors?: Record<string, string[]>;
  closeMatches?: CloseMatch[];
  headers?: Record<string, string>;
}

/** A failure that is reported to the caller: thrown anywhere in a handler, answered with its code's status. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

export function noSuchRecord(): ApiError {
  return new ApiError('not_found', 'There is no such record.');
}

/** For who asks too often; they may come again after this while. */
export function tooManyRequests(message: string, waitMs: number): ApiError {
  return new ApiError('too_many_requests', message, { headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } });
}

/** The answer to a failure. It is never stored by a cache. */
export function errorResponse({ code, message, details: { headers, ...details } }: ApiError): Response {
  const body: ErrorBody = { message, code, ...details };
  return Response.json(body, { status: errorStatus[code], headers: { 'cache-control': 'no-store', ...headers } });
}
