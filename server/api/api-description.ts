import { openApiDocument } from '#contract/api/openapi.ts';
import { servedEndpoints } from '#contract/api/served-endpoints.ts';

const descriptions = new Map<string, string>();

/**
 * The OpenAPI document of every call, as JSON, titled with the operator's name; written once, since it is the same for
 * every server of a process.
 */
export function apiDescription(title: string): string {
  const known = descriptions.get(title);
  if (known !== undefined) return known;
  const description = JSON.stringify(openApiDocument(servedEndpoints, { title, version: '1.0.0' }));
  descriptions.set(title, description);
  return description;
}
