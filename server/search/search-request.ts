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

const numbers = new Set(['offset', 'limit', 'page', 'hitsPerPage', 'cropLength']);
const lists = new Set([
  'attributesToRetrieve',
  'attributesToCrop',
  'attributesToHighlight',
  'attributesToSearchOn',
  'facets',
  'sort',
]);

/**
 * The search a GET's address asks for, as the body of a POST. What cannot be read stays text, for the engine to
 * refuse.
 */
export function searchOfQuery(query: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, readParameter(name, value)]));
}

function readParameter(name: string, value: string): unknown {
  if (numbers.has(name)) return /^\d{1,9}$/.test(value) ? Number(value) : value;
  if (lists.has(name)) return value.split(',').map((part) => part.trim());
  return name === 'filter' ? readFilter(value) : value;
}

/** An array of conditions when it is JSON, else one condition in words. */
function readFilter(value: string): unknown {
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : value;
  } catch {
    return value;
  }
}
