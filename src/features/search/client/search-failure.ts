import { AppError } from '#platform/api/app-error.ts';
import { DeadlineError } from '#platform/api/normalise-error.ts';

/**
 * Why an index gave no answer: the host was not reached, took too long, refused (an error status), or said something that
 * makes no sense.
 */
export type SearchFailureKind = 'unreachable' | 'timeout' | 'refused' | 'malformed';

export class SearchFailure extends Error {
  override name = 'SearchFailure';
  readonly kind: SearchFailureKind;
  /** The search service's own code where it gave one, else the status or the kind. */
  readonly code: string;

  constructor(kind: SearchFailureKind, message: string, code: string = kind) {
    super(message);
    this.kind = kind;
    this.code = code;
  }

  /** Whether the host has said nothing at all, not even a refusal. */
  get isSilence(): boolean {
    return this.kind === 'unreachable' || this.kind === 'timeout';
  }
}

/** Whatever a search threw, as a failure; instant-meilisearch wraps one that its request threw. */
export function toSearchFailure(error: unknown): SearchFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof SearchFailure) return cause;
  if (error instanceof DeadlineError) return new SearchFailure('timeout', 'The search service did not answer in time.');
  // fetch reports "no response" as a TypeError, in other words in every browser.
  if (error instanceof TypeError) return new SearchFailure('unreachable', 'The search service cannot be reached.');
  if (error instanceof AppError) {
    if (error.kind === 'NETWORK_ERROR') return new SearchFailure('unreachable', error.message);
    if (error.kind === 'TIMEOUT_ERROR') return new SearchFailure('timeout', error.message);
    return new SearchFailure('refused', error.message, String(error.details.status ?? error.kind));
  }
  return new SearchFailure('malformed', error instanceof Error ? error.message : String(error));
}
