import { join } from 'node:path';
import { Meilisearch, MeilisearchError } from 'meilisearch';
import { systemClock } from '#server/clock.ts';
import { loadCatalogue } from '#server/content/catalogue/loading/load-catalogue.ts';
import { keepOfficeOf } from '#server/content/site/office-of.ts';
import { ContentError } from '#server/content-error.ts';
import { readEnv } from '#server/env.ts';
import { shownPhotographs } from '#server/photos/shown-photographs.ts';
import { projectFolder } from '#server/project-folder.ts';
import { departuresToIndex } from '#server/search/indexing/departures-to-index.ts';
import { IndexingError } from '#server/search/indexing/finished-task.ts';
import { indexCatalogue } from '#server/search/indexing/index-catalogue.ts';
import { searchDocumentsOf } from '#server/search/search-documents.ts';
import { EnvError, withEnvFile } from '#server/settings/read-settings.ts';
import { StoreUnavailable } from '#server/store/open-store.ts';

/*
 * `npm run search:index`: puts the catalogue into the Meilisearch of MEILI_HOST with MEILI_ADMIN_KEY, and prints
 * the key for MEILI_SEARCH_KEY. Departures are those of the store of DATA_DIR or DATABASE_URL. `-- --force` indexes again what has not changed.
 */

/** The longest any one step may take. */
const patienceMs = 60_000;
const requestMs = 30_000;

try {
  const settings = withEnvFile(process.env);
  const env = readEnv(settings);
  keepOfficeOf(env.site.operator);
  const { meiliHost: host, meiliAdminKey: apiKey } = env;
  if (host === undefined) throw new EnvError('MEILI_HOST: is missing; it names the Meilisearch to index into');
  if (apiKey === undefined) throw new EnvError('MEILI_ADMIN_KEY: is missing; indexing needs it');
  const photographs = shownPhotographs(env.contentDir, join(projectFolder(), settings.SITE_FOLDER || 'dist'));
  const catalogue = loadCatalogue(env.contentDir, { clock: systemClock, site: env.site, photographs });
  const client = new Meilisearch({
    host,
    apiKey,
    timeout: requestMs,
    defaultWaitOptions: { timeout: patienceMs },
  });
  console.log(`Indexing into ${host} (Meilisearch ${(await client.getVersion()).pkgVersion})`);
  const { dataDir, databaseUrl } = env;
  const place = { dataDir, ...(databaseUrl !== undefined && { databaseUrl }) };
  const { departures, store } = await departuresToIndex(catalogue, place, systemClock());
  const key = await indexCatalogue({
    client,
    documents: searchDocumentsOf(catalogue, departures),
    report: (line) => console.log(`  ${line}`),
    force: process.argv.includes('--force'),
  });
  if (store === undefined) console.log(`  no store in ${dataDir}: group tours leave when the content's rules say`);
  console.log(`Done. The key for browsers:\nMEILI_SEARCH_KEY=${key}`);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

/** What whoever runs this can mend is printed plainly; anything else is a mistake of ours, with its stack. */
function reasonOf(error: unknown): string {
  if (error instanceof EnvError || error instanceof ContentError) return error.message;
  if (error instanceof StoreUnavailable) return `Stopped: ${error.message}`;
  if (error instanceof IndexingError || error instanceof MeilisearchError) {
    return `Stopped: ${error.message}${causeOf(error)}\nNothing half done is searched. Run this again once it is mended.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function causeOf({ cause }: Error): string {
  return cause instanceof Error ? ` (${cause.message})` : '';
}
