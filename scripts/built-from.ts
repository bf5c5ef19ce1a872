import { buildId, hashFiles } from '#scripts/build-id.ts';
import { withEnvFile } from '#server/settings/env-file.ts';

/** What the pages are made of beside the site's own sources: the records, and what serves and renders them. */
const pageSources = [
  'content',
  'desk',
  'server',
  'scripts/brand',
  'scripts/build.ts',
  'scripts/build-id.ts',
  'scripts/build-photographs.ts',
  'scripts/built-from.ts',
  'scripts/compile-server.ts',
  'scripts/content',
  'scripts/operator-commands',
  'scripts/prerender',
  'scripts/static-host',
  'scripts/vite',
  'vite.desk.config.ts',
];

/** Changes when building again would make something else. */
export function builtFrom(): string {
  const { API_URL = '' } = process.env;
  const { CONTENT_DIR } = withEnvFile(process.env);
  const records = CONTENT_DIR ? hashFiles(['.'], CONTENT_DIR) : '';
  return [buildId(), hashFiles(pageSources), API_URL, records].join(' ').trim();
}
