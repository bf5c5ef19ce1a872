import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import * as playwright from '@playwright/test';
import { clickToPainted, type Visit, visit } from '#scripts/bench/page-visit.ts';
import { openBenchServer, staticAddress } from '#scripts/bench/site-server.ts';
import { findBrowser } from '#scripts/find-browser.ts';

/*
 * `npm run bench`: how fast the built site is on a slow phone, against the same pages without any script, in one run.
 */

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const pages = {
  home: '/',
  list: '/tours',
  detail: '/tour/masai-mara-safari',
  post: '/blog/a-day-in-the-mara-hour-by-hour',
};
const moves = {
  'list to detail': { address: '/tours', href: '/tour/masai-mara-safari' },
  'home to list': { address: '/', href: '/tours' },
};
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

if (!existsSync('dist/.built-from')) {
  console.error('There is no built site: run npm run build first.');
  process.exit(1);
}

const server = await openBenchServer();
const { executablePath, args } = await findBrowser();
const browser = await playwright.chromium.launch({ executablePath, args });
const report: Record<string, unknown> = { at: new Date().toISOString(), rounds };

try {
  const results = await measurePages();
  report.pages = results;
  console.table(results);
  const navigation = await measureMoves();
  report.navigation = navigation;
  console.table(navigation);
} finally {
  await browser.close();
  await server.close();
}
mkdirSync('bench-results', { recursive: true });
writeFileSync('bench-results/site.json', `${JSON.stringify(report, null, 2)}\n`);
console.log('Written to bench-results/site.json.');

async function measurePages() {
  const table: Record<string, Record<string, number>> = {};
  for (const [name, path] of Object.entries(pages)) {
    const ours: Visit[] = [];
    const twins: Visit[] = [];
    const again: Visit[] = [];
    const twinAgain: Visit[] = [];
    for (let round = 0; round < rounds; round++) {
      console.log(`${name}, round ${round + 1} of ${rounds}`);
      // In turns, so that whatever else the machine does meets both.
      const [first, second] = await twice(path);
      ours.push(first);
      again.push(second);
      const [twin, twinSecond] = await twice(staticAddress(path));
      twins.push(twin);
      twinAgain.push(twinSecond);
    }
    const lcp = median(ours.map((one) => one.lcp));
    const twinLcp = median(twins.map((one) => one.lcp));
    const kilobytes = (kind: string) => Math.round((ours[0]?.bytes[kind] ?? 0) / 102.4) / 10;
    table[name] = {
      'LCP ms': Math.round(lcp),
      'static LCP ms': Math.round(twinLcp),
      ratio: Math.round((lcp / twinLcp) * 100) / 100,
      CLS: Math.round(Math.max(...ours.map((one) => one.cls)) * 1000) / 1000,
      'TBT ms': Math.round(median(ours.map((one) => one.tbt))),
      'again LCP ms': Math.round(median(again.map((one) => one.lcp))),
      'static again ms': Math.round(median(twinAgain.map((one) => one.lcp))),
      'HTML kB': kilobytes('Document'),
      'script kB': kilobytes('Script'),
      'style kB': kilobytes('Stylesheet'),
      'font kB': kilobytes('Font'),
      'image kB': kilobytes('Image'),
      'data kB': kilobytes('Fetch'),
      requests: ours[0]?.requests ?? 0,
    };
  }
  return table;
}

/** A first and a repeated visit of one visitor. */
async function twice(path: string): Promise<[Visit, Visit]> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    return [await visit(context, server.url + path), await visit(context, server.url + path)];
  } finally {
    await context.close();
  }
}

async function measureMoves() {
  const table: Record<string, Record<string, number>> = {};
  for (const [name, move] of Object.entries(moves)) {
    const measure = async (isPrefetched: boolean) => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const context = await browser.newContext({ serviceWorkers: 'block' });
        times.push(
          await clickToPainted(context, { address: server.url + move.address, href: move.href, isPrefetched }),
        );
        await context.close();
      }
      return Math.round(median(times));
    };
    table[name] = { 'prefetched ms': await measure(true), 'cold ms': await measure(false) };
  }
  return table;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
