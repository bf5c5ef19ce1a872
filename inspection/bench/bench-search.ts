import '../../scripts/testing/without-operator-settings.ts';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { median } from '#inspection/bench/median.ts';
import { syntheticDocuments } from '#inspection/bench/synthetic-documents.ts';
import type { SearchDocuments } from '../../contract/search-documents.ts';
import { indexUids } from '../../contract/search-indexes.ts';
import { createSearchEngine } from '../../search/search-engine.ts';

/*
 * `npm run bench:search`: how long the embedded search engine takes to build and to answer, on made-up documents of
 * the catalogue's kind, and how large it is for a browser. The same seed every time, so figures compare. Exits with
 * 1 when a limit is broken.
 */

/** An index is built when it is first asked. */
function buildAll(all: SearchDocuments): void {
  const built = createSearchEngine(all);
  for (const uid of indexUids) built.search(uid, { limit: 0 });
}

const limits = { buildMs: 300, p95Ms: 10 };

const queries = [
  'masai',
  'maasai mara',
  'serengt',
  'ambosli',
  'gorila treking',
  'game drive',
  'kili',
  'nakru flamingo',
  's',
  'sa',
  'elephant',
  'lodge with a view of the mountain',
  'familly camp amboselli',
  '"tented camp" lake',
  'safari -beach',
  'kilimnjaro viewpiont',
  'a quiet lodge beside the river with elephants and lions',
  'wildebeset migraton crossng',
  'wildebesets migratons crossnigs amboselli kilimanjro ngorongorro serengetti impenetrabel conservatoin photgraphers',
  '',
];

const bodyOf = (q: string) => ({ q, limit: 10, attributesToHighlight: ['*'], attributesToCrop: ['description:24'] });
const facetedBodyOf = (q: string) => ({ ...bodyOf(q), facets: ['*'], filter: ['"countries"="Kenya"'] });

let isBroken = false;

for (const [count, limit] of [
  [500, limits.buildMs],
  [5000, undefined],
] as const) {
  const documents = syntheticDocuments(count);
  const builds = Array.from({ length: 5 }, () => timed(() => buildAll(documents)));
  report(`build, ${count} documents, the first time`, builds[0] ?? 0, limit);
  report(`build, ${count} documents, median of 5`, median(builds));
}

const documents = onlyTours(syntheticDocuments(5000 * indexUids.length));
const engine = createSearchEngine(documents);
const times: { query: string; ms: number }[] = [];
for (let round = 0; round < 12; round += 1) {
  for (const query of queries) {
    for (const body of [bodyOf(query), facetedBodyOf(query)]) {
      const ms = timed(() => engine.search('tours', body));
      // The first rounds warm the machine up.
      if (round >= 2) times.push({ query, ms });
    }
  }
}
times.sort((a, b) => a.ms - b.ms);
const at = (share: number) => times[Math.floor(share * (times.length - 1))];
console.log(
  `\n${documents.tours.length} documents in one index, ${times.length} queries, half of them with a filter and all facets`,
);
report('query, p50', at(0.5)?.ms ?? 0);
report('query, p95', at(0.95)?.ms ?? 0, limits.p95Ms);
report('query, slowest', at(1)?.ms ?? 0, undefined, `"${at(1)?.query}"`);

const { bytes, gzip } = await sizeInBrowser();
console.log(`\nsize in a browser: ${(bytes / 1000).toFixed(1)} kB, ${(gzip / 1000).toFixed(1)} kB compressed`);
process.exitCode = isBroken ? 1 : 0;

function timed(action: () => unknown): number {
  const started = performance.now();
  action();
  return performance.now() - started;
}

function report(what: string, ms: number, limit?: number, note = ''): void {
  const isOver = limit !== undefined && ms > limit;
  isBroken ||= isOver;
  const verdict = limit === undefined ? '' : `, ${isOver ? 'OVER' : 'below'} the limit of ${limit} ms`;
  console.log(`${what}: ${ms.toFixed(1)} ms${verdict}${note === '' ? '' : ` (${note})`}`);
}

function onlyTours(all: SearchDocuments): SearchDocuments {
  return { ...all, group_tours: [], destinations: [], places: [], accommodations: [] };
}

/** What a browser would load for the engine: built as the site is. */
async function sizeInBrowser(): Promise<{ bytes: number; gzip: number }> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: 'search/search-engine.ts', formats: ['iife'], name: 'engine' } },
  });
  const [bundle] = [output].flat();
  if (bundle === undefined || !('output' in bundle)) throw new Error('The build gave no output.');
  const code = bundle.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  return { bytes: Buffer.byteLength(code), gzip: gzipSync(code).byteLength };
}
