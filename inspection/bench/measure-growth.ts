import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchTable, BenchTools } from '#inspection/bench/bench-tools.ts';
import { measureNavigation } from '#inspection/bench/measure-navigation.ts';
import { median } from '#inspection/bench/median.ts';
import { multiplyContent } from '#inspection/bench/multiply-content.ts';
import { openBenchServer } from '#inspection/bench/site-server.ts';
import { siteFolder as builtFolder, serverFolder } from '../../scripts/built-folders.ts';
import { inProcessBackEnd } from '../../scripts/prerender/back-end.ts';
import { openPageWriter, type PageWriter } from '../../scripts/prerender/page-writer.ts';
import { writePages } from '../../scripts/prerender/prerender.ts';

const times = 20;
const rendererFile = join(serverFolder, 'renderer', 'entry-server.js');

/** A site over a catalogue, in a folder of its own. */
interface GrownSite {
  siteFolder: string;
  contentDir: string;
  writer: PageWriter;
  addresses: string[];
  /** Processor time until every record was read and its lists and feed were written. */
  readMs: number;
  close(): Promise<void>;
}

export interface GrowthResults {
  /** What a record costs the build. */
  build: BenchTable;
  /** The pages' own size, uncompressed: copies compress better than records of their own would. */
  bytes: BenchTable;
  navigation: BenchTable;
}

/** Pages whose size should not follow the catalogue's, as they stand in both catalogues. */
const watched = {
  home: '/',
  tours: '/tours',
  'group tours': '/group-tours',
  destinations: '/destinations',
  places: '/places',
  blog: '/blog',
  inspirations: '/inspirations',
  faq: '/faq',
  search: '/search',
  tour: '/tour/masai-mara-safari',
  destination: '/destinations/maasai-mara',
};

/**
 * The site over its own catalogue and over one with twenty times the records. Times of the build are the
 * processor's, since whatever else a machine does would show in both catalogues differently; of the large one a
 * page in twenty is built.
 */
export async function measureGrowth(tools: BenchTools): Promise<GrowthResults> {
  // React has a slow and a fast half, and chooses when it is loaded.
  process.env.NODE_ENV = 'production';
  const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'));
  const opened: GrownSite[] = [];
  const open = async (name: string, factor: number) => {
    tools.report(`the catalogue ${factor} times`);
    const site = await openSite(join(folder, name), factor);
    opened.push(site);
    return site;
  };
  try {
    const small = await open('small', 1);
    const large = await open('large', times);
    return {
      build: await measureBuild(small, large, tools),
      bytes: compareBytes(small, large),
      navigation: await compareNavigation(small, large, tools),
    };
  } finally {
    for (const site of opened) await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openSite(folder: string, factor: number): Promise<GrownSite> {
  const contentDir = join(folder, 'content');
  const siteFolder = join(folder, 'site');
  multiplyContent(process.env.CONTENT_DIR || 'content', contentDir, factor);
  cpSync(builtFolder, siteFolder, { recursive: true, filter: (path) => !/\.html(\.br|\.gz)?$/.test(path) });
  cpSync(join(builtFolder, '_shell.html'), join(siteFolder, 'index.html'));
  const started = process.cpuUsage();
  const backEnd = await inProcessBackEnd({ contentDir, siteFolder });
  const writer = await openPageWriter({ siteFolder, rendererFile, backEnd });
  const addresses = await writer.writeDocuments();
  return { siteFolder, contentDir, writer, addresses, readMs: processorMs(started), close: backEnd.close };
}

async function measureBuild(small: GrownSite, large: GrownSite, { rounds, report }: BenchTools): Promise<BenchTable> {
  const known = new Set(small.addresses);
  const added = large.addresses.filter((path) => !known.has(path)).filter((_, index) => index % times === 0);
  const costs: Record<'small' | 'same' | 'added', number[]> = { small: [], same: [], added: [] };
  // The first time, code is still being compiled.
  await writePages(small.writer, small.addresses);
  await writePages(large.writer, small.addresses);
  for (let round = 0; round < rounds; round++) {
    report(`pages, round ${round + 1} of ${rounds}`);
    costs.small.push(await costOf(small.writer, small.addresses));
    costs.same.push(await costOf(large.writer, small.addresses));
    costs.added.push(await costOf(large.writer, added));
  }
  const row = (records: GrownSite, perPage: number) => {
    const pages = records.addresses.length;
    return {
      pages,
      'ms a page': rounded(perPage),
      'pages a second': Math.round(1000 / perPage),
      'read ms': Math.round(records.readMs),
      'read ms a page': rounded(records.readMs / pages),
      'in total s': rounded((records.readMs + perPage * pages) / 1000),
    };
  };
  const once = median(costs.small);
  const own = median(costs.same);
  const all =
    (own * small.addresses.length + median(costs.added) * (large.addresses.length - small.addresses.length)) /
    large.addresses.length;
  return {
    once: row(small, once),
    [`${times} times`]: row(large, all),
    ratio: {
      'ms a page': rounded(all / once),
      'ms of the same page': rounded(own / once),
      'read ms a page': rounded(large.readMs / large.addresses.length / (small.readMs / small.addresses.length)),
    },
  };
}

/** Processor milliseconds a page. */
async function costOf(writer: PageWriter, addresses: readonly string[]): Promise<number> {
  const started = process.cpuUsage();
  await writePages(writer, addresses);
  return processorMs(started) / addresses.length;
}

function processorMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

function compareBytes(small: GrownSite, large: GrownSite): BenchTable {
  return Object.fromEntries(
    Object.entries(watched).map(([name, path]) => {
      const [once, grown] = [small, large].map(({ siteFolder }) => kilobytesOf(siteFolder, path)) as [number, number];
      return [name, compared('kB', once, grown)];
    }),
  );
}

function kilobytesOf(siteFolder: string, path: string): number {
  const { size } = statSync(join(siteFolder, path === '/' ? 'index.html' : `${path}.html`));
  return Math.round(size / 102.4) / 10;
}

async function compareNavigation(small: GrownSite, large: GrownSite, tools: BenchTools): Promise<BenchTable> {
  const servers = [await openBenchServer(small), await openBenchServer(large)] as const;
  try {
    const measured = new Map<string, [number[], number[]]>();
    for (let round = 0; round < tools.rounds; round++) {
      tools.report(`navigation, round ${round + 1} of ${tools.rounds}`);
      // In turns, so that whatever else the machine does meets both.
      for (const [index, server] of servers.entries()) {
        for (const [navigation, figures] of Object.entries(
          await measureNavigation({ ...tools, server, rounds: 1, report: () => {} }),
        )) {
          const both = measured.get(navigation) ?? [[], []];
          measured.set(navigation, both);
          both[index]?.push(Number(figures['prefetched ms']));
        }
      }
    }
    return Object.fromEntries(
      [...measured].map(([navigation, both]) => {
        const [once, grown] = both.map(median) as [number, number];
        return [navigation, compared('prefetched ms', once, grown)];
      }),
    );
  } finally {
    for (const server of servers) await server.close();
  }
}

/** A figure in both catalogues. */
function compared(unit: string, once: number, grown: number) {
  return { [`once, ${unit}`]: once, [`${times} times, ${unit}`]: grown, ratio: rounded(grown / once) };
}

const rounded = (value: number) => Math.round(value * 100) / 100;
