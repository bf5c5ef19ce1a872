import type { CloseMatch, ErrorBody, ErrorCode } from '#contract/api/errors.ts';

/** The kinds of failure that are distinguished (B-62). */
export type ErrorKind =
  | 'NETWORK_ERROR'
  | 'TIMEOUT_ERROR'
  | 'UNAUTHORIZED_ERROR'
  | 'NOT_FOUND_ERROR'
  | 'SERVER_ERROR'
  | 'VALIDATION_ERROR'
  | 'BOOKING_ERROR'
  | 'AVAILABILITY_ERROR'
  | 'API_ERROR';

export interface AppErrorDetails {
  status?: number | undefined;
  code?: ErrorCode | undefined;
  /** Field name → reasons. */
  fields?: Record<string, string[]> | undefined;
  /** Names the failed request in the server's log. */
  requestId?: string | undefined;
  /** Milliseconds the server asked us to wait. */
  retryAfter?: number | undefined;
  closeMatches?: CloseMatch[] | undefined;
  /** Under which the same request is stored already. */
  reference?: string | undefined;
  /** What a customised tour costs today, where that is not what was agreed to. */
  pricing?: ErrorBody['pricing'];
  prices?: ErrorBody['prices'];
  /** A 401 marks its request as retried and does nothing else (B-65). */
  retried?: boolean | undefined;
  cause?: unknown;
}

/** Every failure of a call, in one shape. `message` is the normalised message of B-59. */
export class AppError extends Error {
  override name = 'AppError';
  readonly kind: ErrorKind;
  readonly details: AppErrorDetails;

  constructor(kind: ErrorKind, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.details = details;
  }
}

/** The kind a status stands for (B-62). */
export function kindOfStatus(status: number): ErrorKind {
  if (status === 401 || status === 403) return 'UNAUTHORIZED_ERROR';
  if (status === 404) return 'NOT_FOUND_ERROR';
  if (status >= 500) return 'SERVER_ERROR';
  if (status >= 400) return 'VALIDATION_ERROR';
  return 'API_ERROR';
}

/** Nothing came back: a write may have arrived or not, and only one that can be repeated harmlessly may be repeated. */
export function isConnectionFailure(error: unknown): boolean {
  return error instanceof AppError && (error.kind === 'NETWORK_ERROR' || error.kind === 'TIMEOUT_ERROR');
}
