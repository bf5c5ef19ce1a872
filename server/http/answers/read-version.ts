import { ApiError } from '#server/http/api-error.ts';
import type { RequestContext } from '#server/http/request-id.ts';

/**
 * The version of the record that the caller read and means to change, from `If-Match`.
 *
 * @throws ApiError `version_missing`
 */
export function readVersion(c: RequestContext): number {
  const [, version] = /^"(\d{1,9})"$/.exec(c.req.header('if-match') ?? '') ?? [];
  if (version === undefined) throw new ApiError('version_missing', 'Which version of the record is meant?');
  return Number(version);
}
