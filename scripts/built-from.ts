import { buildId, hashFiles } from '#scripts/build-id.ts';

/** What the pages are made of beside the site's own sources: the records, and what serves and renders them. */
const pageSources = [
  'content',
  'server',
  'scripts/build.ts',
  'scripts/build-id.ts',
  'scripts/built-from.ts',
  'scripts/compile-server.ts',
  'scripts/operator-commands',
  'scripts/prerender',
  'scripts/static-host',
  'scripts/vite',
];

/** Changes when building again would make something else. */
export function builtFrom(): string {
  const { API_URL = '' } = process.env;
  return `${buildId()} ${hashFiles(pageSources)} ${API_URL}`.trim();
}
