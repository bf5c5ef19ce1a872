import type { BenchTable, BenchTools } from '#inspection/bench/bench-tools.ts';
import { median } from '#inspection/bench/median.ts';
import { clickToPainted, type Navigation } from '#inspection/bench/page-visit.ts';

const navigations = {
  'list to detail': { address: '/tours', href: '/tour/masai-mara-safari' },
  'home to list': { address: '/', href: '/tours' },
};

/**
 * From the click on a link to the next page, prefetched by resting on the link and not; with what was asked for
 * after the click all the same.
 */
export async function measureNavigation({ browser, server, rounds, report }: BenchTools): Promise<BenchTable> {
  const table: BenchTable = {};
  for (const [name, { address, href }] of Object.entries(navigations)) {
    const measure = async (isPrefetched: boolean) => {
      const made: Navigation[] = [];
      for (let round = 0; round < rounds; round++) {
        report(`${name}, ${isPrefetched ? 'prefetched' : 'cold'}, round ${round + 1} of ${rounds}`);
        const context = await browser.newContext({ serviceWorkers: 'block' });
        made.push(await clickToPainted(context, { address: server.url + address, href, isPrefetched }));
        await context.close();
      }
      return {
        milliseconds: Math.round(median(made.map(({ milliseconds }) => milliseconds))),
        late: [...new Set(made.flatMap(({ requests }) => requests))],
      };
    };
    const prefetched = await measure(true);
    const cold = await measure(false);
    table[name] = {
      'prefetched ms': prefetched.milliseconds,
      'asked for after the click': prefetched.late.join(' ') || 'nothing',
      'cold ms': cold.milliseconds,
    };
  }
  return table;
}
