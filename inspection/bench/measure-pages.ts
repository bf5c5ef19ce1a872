import type { BenchTable, BenchTools } from '#inspection/bench/bench-tools.ts';
import { median } from '#inspection/bench/median.ts';
import { type Visit, visit } from '#inspection/bench/page-visit.ts';
import { staticAddress } from '#inspection/bench/site-server.ts';

const pages = {
  home: '/',
  list: '/tours',
  detail: '/tour/masai-mara-safari',
  post: '/blog/a-day-in-the-mara-hour-by-hour',
};
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** A first and a repeated visit to pages, and to the same pages without any script. */
export async function measurePages({ browser, server, rounds, report }: BenchTools): Promise<BenchTable> {
  const table: BenchTable = {};
  for (const [name, path] of Object.entries(pages)) {
    const ours: Visit[] = [];
    const staticVisits: Visit[] = [];
    const again: Visit[] = [];
    const staticAgain: Visit[] = [];
    for (let round = 0; round < rounds; round++) {
      report(`${name}, round ${round + 1} of ${rounds}`);
      // In turns, so that whatever else the machine does meets both.
      const [first, second] = await twice(browser, server.url + path);
      ours.push(first);
      again.push(second);
      const [staticFirst, staticSecond] = await twice(browser, server.url + staticAddress(path));
      staticVisits.push(staticFirst);
      staticAgain.push(staticSecond);
    }
    const lcp = median(ours.map((one) => one.lcp));
    const staticLcp = median(staticVisits.map((one) => one.lcp));
    const kilobytes = (kind: string) => Math.round((ours[0]?.bytes[kind] ?? 0) / 102.4) / 10;
    table[name] = {
      'LCP ms': Math.round(lcp),
      'static LCP ms': Math.round(staticLcp),
      ratio: Math.round((lcp / staticLcp) * 100) / 100,
      CLS: Math.round(Math.max(...ours.map((one) => one.cls)) * 1000) / 1000,
      'TBT ms': Math.round(median(ours.map((one) => one.tbt))),
      'again LCP ms': Math.round(median(again.map((one) => one.lcp))),
      'static again ms': Math.round(median(staticAgain.map((one) => one.lcp))),
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
async function twice(browser: BenchTools['browser'], address: string): Promise<[Visit, Visit]> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    return [await visit(context, address), await visit(context, address)];
  } finally {
    await context.close();
  }
}
