import type { BenchTable, BenchTools } from '#scripts/bench/bench-tools.ts';
import { median } from '#scripts/bench/median.ts';
import { clickToPainted } from '#scripts/bench/page-visit.ts';

const moves = {
  'list to detail': { address: '/tours', href: '/tour/masai-mara-safari' },
  'home to list': { address: '/', href: '/tours' },
};

/** From the press of a link to the next page, prefetched by resting on the link and not. */
export async function measureMoves({ browser, server, rounds, tell }: BenchTools): Promise<BenchTable> {
  const table: BenchTable = {};
  for (const [name, move] of Object.entries(moves)) {
    const measure = async (isPrefetched: boolean) => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        tell(`${name}, ${isPrefetched ? 'prefetched' : 'cold'}, round ${round + 1} of ${rounds}`);
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
