import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { officeDay } from '#contract/calendar/calendar.ts';
import { isDrawnIdentity } from '#contract/site/drawn-identity.ts';
import { writeBrandCards } from '#scripts/brand/write-brand-cards.ts';
import { buildPhotographs } from '#scripts/build-photographs.ts';
import { deskFolder, serverFolder, siteFolder } from '#scripts/built-folders.ts';
import { builtFrom } from '#scripts/built-from.ts';
import { compileServer } from '#scripts/compile-server.ts';
import { writeLicences } from '#scripts/licences.ts';
import { compressFiles } from '#scripts/prerender/compress-files.ts';
import { PrerenderError, prerender } from '#scripts/prerender/prerender.ts';
import { writeRecordCards } from '#scripts/prerender/record-cards.ts';
import { readOptions } from '#scripts/read-options.ts';
import { writeHostFiles } from '#scripts/static-host/write-host-files.ts';
import { systemClock } from '#server/clock.ts';
import { loadCatalogue } from '#server/content/catalogue/loading/load-catalogue.ts';
import { ContentError } from '#server/content-error.ts';
import { ruledDepartures } from '#server/group-tours/departure-board.ts';
import { progressLine, progressOf } from '#server/operator-commands/progress-line.ts';
import { PhotoCacheBusy } from '#server/photos/photo-cache.ts';
import { photoCacheFolder } from '#server/photos/photo-files.ts';
import { putPhotographs } from '#server/photos/put-photographs.ts';
import { shownPhotographs } from '#server/photos/shown-photographs.ts';
import { EnvError, withEnvFile } from '#server/settings/read-settings.ts';
import { siteSettingsOf } from '#server/settings/site-settings.ts';

/*
 * `npm run build`: the photographs, the browser's files, the renderer, then every page as finished HTML, the notices of what others have
 * made of it, what a static host needs, and the server as `npm start` runs it. `--quick`, for tests, presses the pages that nothing
 * measures as little as a server does that renders them again: pressed hard they take as long as all the rest.
 */
const { quick = false } = readOptions({ quick: { type: 'boolean' } });

// React has a slow and a fast half, and chooses when it is loaded.
process.env.NODE_ENV = 'production';
const { build } = await import('vite');

const nothing = Symbol('nothing to do');
/** Beside the server, which renders pages again whose content changes. */
const rendererFolder = join(serverFolder, 'renderer');

let shown: ReadonlySet<string> = new Set();
await step('photographs', makePhotographs);
await step('server', () => compileServer(serverFolder));
await step('browser files', () => build({ logLevel: 'warn' }));
await step('renderer', () =>
  build({
    logLevel: 'warn',
    build: { ssr: 'src/entry-server.tsx', outDir: rendererFolder, emptyOutDir: true, copyPublicDir: false },
    // It runs where none of what it is made of is installed.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
);
if (shown.size > 0) await putPhotographs(photoCacheFolder(), siteFolder, shown);
await step('pages', writePages);
await step('cards for shared links', makeCards);
await step('desk', () => build({ configFile: 'vite.desk.config.ts', logLevel: 'warn' }));
await step('licences', async () => {
  writeLicences(deskFolder, ['tailwindcss']);
  return writeLicences(siteFolder, ['tailwindcss', 'world-atlas']);
});
await step('files for static hosts', writeStaticHostFiles);

await step('compressed', async () => {
  await compressFiles(deskFolder);
  const home = join(siteFolder, 'index.html');
  const { before, after } = await compressFiles(siteFolder, (file) =>
    quick && file.endsWith('.html') && file !== home ? 'quick' : 'hard',
  );
  return `${megabytes(before)} to ${megabytes(after)}`;
});
writeFileSync(join(siteFolder, '.built-from'), `${builtFrom()}${quick ? ' quick' : ''}`);

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

async function makePhotographs(): Promise<string | typeof nothing> {
  const started = performance.now();
  const progress = progressLine(process.stdout);
  const built = await buildPhotographs((done, all) =>
    progress.show(`  photographs: ${progressOf(done, all, performance.now() - started)}`),
  );
  progress.end();
  shown = built.shown;
  return built.all === 0 ? nothing : `${built.made} of ${built.all} made`;
}

async function writePages(): Promise<string> {
  const progress = progressLine(process.stdout);
  const { pages, bytes, milliseconds } = await prerender({
    siteFolder,
    rendererFile: join(rendererFolder, 'entry-server.js'),
    onPage: (done, all) => progress.show(`  pages: ${done} of ${all}`),
  });
  progress.end();
  return `${pages} pages, ${Math.round(bytes / pages / 1024)} kB each, ${Math.round(milliseconds / pages)} ms each`;
}

/** On such a host a build is good until the first departure that its pages offer leaves. */
async function writeStaticHostFiles(): Promise<string> {
  writeHostFiles(siteFolder);
  const { contentDir, site } = siteSettingsOf(withEnvFile(process.env));
  const catalogue = loadCatalogue(contentDir, { clock: systemClock, site });
  const days = [...ruledDepartures(catalogue, officeDay(systemClock())).values()].flatMap((departures) =>
    departures.map(({ startDate }) => startDate),
  );
  const [first] = days.sort((one, other) => one.localeCompare(other));
  return first === undefined
    ? 'no departure grows old'
    : `good until ${first}, when the first departure they offer leaves`;
}

/** Says what the site does not show, and what it has to make do with. */
async function makeCards(): Promise<string> {
  const unfinished: string[] = [];
  const onUnfinished = (file: string) => unfinished.push(file);
  const { contentDir, site } = siteSettingsOf(withEnvFile(process.env));
  const photographs = shownPhotographs(contentDir, siteFolder);
  const catalogue = loadCatalogue(contentDir, { clock: systemClock, site, photographs, onUnfinished });
  for (const file of unfinished) console.warn(`  ${file} is unfinished, and left out until it is filled in`);
  if (!isDrawnIdentity(site))
    return `${await writeBrandCards(siteFolder, catalogue, site)} made in the operator’s look`;
  const made = await writeRecordCards(siteFolder, catalogue);
  return made.length === 0 ? 'all drawn' : `${made.length} made of their records’ pictures`;
}

/** A step that had nothing to do is not spoken of. */
async function step(name: string, run: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  try {
    const said = await run();
    if (said === nothing) return;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`  ${name}: ${seconds} s${typeof said === 'string' ? `, ${said}` : ''}`);
  } catch (error) {
    console.error(`The ${name} could not be built.`);
    const isExpected = [ContentError, EnvError, PhotoCacheBusy, PrerenderError].some((kind) => error instanceof kind);
    console.error(isExpected ? (error as Error).message : error);
    process.exit(1);
  }
}
