import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { median } from '#inspection/bench/median.ts';
import { freePort } from '../../scripts/testing/free-port.ts';

/** What is read: a page, a list, and what is largest. */
const addresses = ['/', '/api/tours', '/api/search-documents', '/api/openapi.json'] as const;

const connections = [20, 1000] as const;
const rounds = 3;
const roundMs = 3000;

interface Rate {
  perSecond: number;
  /** In milliseconds: 99 of 100 answers came within it. */
  p99: number;
  /** Answers other than 200. */
  refused: number;
}

/**
 * How many answers a second the server gives beside Hono alone with the same bytes, in turn on one machine; brotli,
 * as browsers ask.
 *
 * @param server the running product
 */
export async function compareReads(server: {
  url: string;
  pid: number | undefined;
}): Promise<Record<string, unknown>[]> {
  const baseline = await startBaseline(addresses.map((address) => server.url + address));
  const rows: Record<string, unknown>[] = [];
  try {
    for (const sockets of connections) {
      for (const address of addresses) {
        const ours: Rate[] = [];
        const theirs: Rate[] = [];
        for (let round = 0; round < rounds; round += 1) {
          ours.push(await load(server.url + address, sockets));
          theirs.push(await load(baseline.url + address, sockets));
        }
        const rate = (all: Rate[]) => median(all.map(({ perSecond }) => perSecond));
        rows.push({
          address,
          connections: sockets,
          'a second': Math.round(rate(ours)),
          'baseline Hono': Math.round(rate(theirs)),
          ratio: Number((rate(ours) / rate(theirs)).toFixed(2)),
          'p99 ms': Math.round(median(ours.map(({ p99 }) => p99))),
          'baseline p99 ms': Math.round(median(theirs.map(({ p99 }) => p99))),
          refused: ours.reduce((sum, { refused }) => sum + refused, 0),
          'memory MB': memoryOf(server.pid),
        });
      }
    }
  } finally {
    baseline.stop();
  }
  return rows;
}

async function startBaseline(copied: string[]): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const child = spawn('npx', ['tsx', 'inspection/bench/baseline-server.ts', String(port), ...copied], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.includes('is ready') && resolve());
    child.on('close', (code) => reject(new Error(`Bare Hono ended with ${code} before it was ready.`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      // With what npx has started.
      if (child.pid !== undefined) process.kill(-child.pid);
    },
  };
}

/** Asks as often as it can for some seconds, each connection for the next answer when it has the last. */
async function load(url: string, sockets: number): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const waits: number[] = [];
  let refused = 0;
  const end = performance.now() + roundMs;
  const reader = async () => {
    while (performance.now() < end) {
      const begun = performance.now();
      if ((await ask(url, agent)) !== 200) refused += 1;
      waits.push(performance.now() - begun);
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: sockets }, reader));
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  waits.sort((a, b) => a - b);
  return { perSecond: waits.length / seconds, p99: waits[Math.floor((waits.length - 1) * 0.99)] ?? 0, refused };
}

function ask(url: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end();
  });
}

/** What the process holds, in megabytes, where the system tells. */
function memoryOf(pid: number | undefined): number | undefined {
  try {
    const pages = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return pages === undefined ? undefined : Math.round(Number(pages) / 1024);
  } catch {
    return undefined;
  }
}
