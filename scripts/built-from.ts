import { buildId, hashFiles } from '#scripts/build-id.ts';
import { proofPath } from '#server/content/catalogue/records/read-content.ts';
import { withEnvFile } from '#server/settings/read-settings.ts';

/** What the pages are made of beside the site's own sources: what serves and renders them. */
const pageSources = [
  'desk',
  'records',
  'server',
  'scripts/brand',
  'scripts/build.ts',
  'scripts/build-id.ts',
  'scripts/build-photographs.ts',
  'scripts/built-from.ts',
  'scripts/compile-server.ts',
  'scripts/content',
  'scripts/licences.ts',
  'scripts/operator-commands',
  'scripts/prerender',
  'scripts/static-host',
  'scripts/vite',
  'vite.desk.config.ts',
];

/** Changes when building again would make something else. */
export function builtFrom(): string {
  return `${programFrom()} ${hashFiles(['.'], contentFolder())}`;
}

/**
 * The beginning of `builtFrom`, which does not change with the records: a server renders their pages again by itself. What the
 * operator says in the site's own code, and what is proven of them, stands in that.
 */
export function programFrom(): string {
  const { API_URL = 'own' } = process.env;
  return [buildId(), hashFiles(pageSources), API_URL || 'own', hashFiles([proofPath], contentFolder())].join(' ');
}

function contentFolder(): string {
  return withEnvFile(process.env).CONTENT_DIR || 'content';
}
