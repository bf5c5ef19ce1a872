import { openApiDocument } from '#contract/openapi.ts';
import { servedEndpoints } from '#contract/served-endpoints.ts';

let description: string | undefined;

/** The OpenAPI document of every call, as JSON; written once, since it is the same for every server of a process. */
export function apiDescription(): string {
  description ??= JSON.stringify(
    openApiDocument(servedEndpoints, { title: 'Umbrella Thorn Safaris', version: '1.0.0' }),
  );
  return description;
}
