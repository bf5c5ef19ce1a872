import type { Context } from 'hono';
import { ProtocolError } from '#server/search/protocol-error.ts';

/**
 * The JSON of a search's body, whatever it holds: the engine judges it. Its size is limited before it comes here.
 *
 * @throws ProtocolError as Meilisearch refuses what is missing, of another type or not JSON.
 */
export async function readSearchBody(c: Context): Promise<unknown> {
  const accepted = 'Accepted values for the Content-Type header are: `application/json`';
  const given = c.req.header('content-type');
  if (given === undefined) {
    throw new ProtocolError('missing_content_type', `A Content-Type header is missing. ${accepted}`);
  }
  if (given.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
    throw new ProtocolError('invalid_content_type', `The Content-Type \`${given}\` is invalid. ${accepted}`);
  }
  const source = await c.req.text();
  if (source === '') throw new ProtocolError('missing_payload', 'A json payload is missing.');
  try {
    return JSON.parse(source);
  } catch {
    throw new ProtocolError('malformed_payload', 'The json payload provided is malformed.');
  }
}
