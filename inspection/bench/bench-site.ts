import '../../scripts/testing/without-operator-settings.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as playwright from '@playwright/test';
import type { BenchTools } from '#inspection/bench/bench-tools.ts';
import { measureLighthouse, reasonsBelowFull } from '#inspection/bench/measure-lighthouse.ts';
import { measureNavigation } from '#inspection/bench/measure-navigation.ts';
import { measurePages } from '#inspection/bench/measure-pages.ts';
import { openBenchServer } from '#inspection/bench/site-server.ts';
import { readOptions } from '../../scripts/read-options.ts';
import { ensureBuilt } from '../../scripts/testing/ensure-built.ts';
import { findBrowser } from '../../scripts/testing/find-browser.ts';

/*
 * `npm run bench`: how fast the built site is on a slow phone. Each part prints a table and writes
 * bench-results/<part>.json. BENCH_ROUNDS says how often each figure is measured (5).
 *
 *   --only <part>   pages, navigation or lighthouse; may be given several times
 */

const folder = 'bench-results';

const parts: Record<string, (tools: BenchTools) => Promise<unknown>> = {
  async pages(tools) {
    const table = await measurePages(tools);
    console.table(table);
    return table;
  },
  async navigation(tools) {
    const table = await measureNavigation(tools);
    console.table(table);
    return table;
  },
  async lighthouse(tools) {
    const results = await measureLighthouse(tools);
    console.table(results.scores);
    for (const line of reasonsBelowFull(results)) console.log(line);
    return results;
  },
};

const wish = readOptions({ only: { type: 'string', multiple: true } });
const unknown = wish.only?.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined)
  stop(`--only ${unknown}: there is no such part. There are: ${Object.keys(parts).join(', ')}`);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
if (!Number.isInteger(rounds) || rounds < 1) stop('BENCH_ROUNDS is a whole number from 1 on.');
ensureBuilt();

const server = await openBenchServer();
const browser = await playwright.chromium.launch(findBrowser());
mkdirSync(folder, { recursive: true });
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (wish.only !== undefined && !wish.only.includes(name)) continue;
    const at = new Date().toISOString();
    const results = await measure({
      browser,
      server,
      rounds,
      report: (progress) => console.log(`${name}: ${progress}`),
    });
    const file = join(folder, `${name}.json`);
    writeFileSync(file, `${JSON.stringify({ at, rounds, results }, null, 2)}\n`);
    console.log(`Written to ${file}.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
