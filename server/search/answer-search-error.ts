import { SearchError } from '#search/search-error.ts';
import { endOfConnection, isBrokenOff } from '#server/http/answer-error.ts';
import type { Log } from '#server/log.ts';
import { ProtocolError } from '#server/search/protocol-error.ts';

/**
 * Turns what went wrong below the search host into Meilisearch's answer. Mistakes of ours are logged under the
 * request's `id`.
 */
export function answerSearchError(error: unknown, id: string, log: Log): Response {
  const known = error instanceof SearchError || error instanceof ProtocolError;
  const answered = known ? error : new ProtocolError('internal', 'An internal error has occurred.');
  if (answered.status >= 500 && !isBrokenOff(error)) {
    log.error('search failed', { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
  const headers = { 'cache-control': 'no-store', ...(answered.status === 413 && endOfConnection) };
  return Response.json(answered, { status: answered.status, headers });
}
