import '../../scripts/testing/without-operator-settings.ts';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { type DeskCaller, draftChange, signInAtTheDesk } from '#inspection/bench/desk-caller.ts';
import { median } from '#inspection/bench/median.ts';
import type { ContentRecord } from '../../contract/desk/content.ts';
import type { AddedPhotograph } from '../../contract/desk/content-photographs.ts';
import { serverFolder, siteFolder } from '../../scripts/built-folders.ts';
import { loadSettings, startApiServer } from '../../scripts/testing/api-server.ts';
import { ensureBuilt } from '../../scripts/testing/ensure-built.ts';
import { freePort } from '../../scripts/testing/free-port.ts';

/*
 * `npm run bench:live`: content is changed under a server that fifty visitors browse and search. How long until a change is
 * answered and stands on its page, how many pages were rendered for it, whether a visitor saw an error, how long the server answered
 * nobody at most, and whether its memory grows. `CHANGES=500` for the long version.
 */

const visitors = 50;
const changes = Number(process.env.CHANGES ?? 40);

ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'bench-live-'));
const contentDir = join(folder, 'content');
cpSync('content', contentDir, { recursive: true });
const tourFile = join(contentDir, 'tours', 'masai-mara-safari.json');
const written = readFileSync(tourFile, 'utf8');

/** Runs in the server: writes how late its turns came and what it holds, each second. */
const watch = `
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';
if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  setInterval(() => {
    process.stdout.write('WATCH ' + JSON.stringify({ held: delay.max / 1e6 - 5, rss: process.memoryUsage().rss / 1048576 }) + '\\n');
    delay.reset();
  }, 500).unref();
}`;
const deskPort = await freePort();
const settings = {
  ...loadSettings(join(folder, 'data'), await freePort()),
  CONTENT_DIR: contentDir,
  SITE_FOLDER: siteFolder,
  PHOTOS_DIR: join(folder, 'photos'),
  DEMONSTRATION: '1',
  DESK: '1',
  DESK_PORT: String(deskPort),
  LOG_LEVEL: 'info',
  RATE_LIMIT_READS: '1000000',
  RATE_LIMIT_SEARCHES: '1000000',
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(watch)}`,
};
// The built server: it has the renderer of the pages beside it.
const server = await startApiServer(settings, [], join(serverFolder, 'main.js'));
const watched = () =>
  [...server.said().matchAll(/WATCH (\{.*?\})/g)].map(
    ([, json = '']) => JSON.parse(json) as { held: number; rss: number },
  );

const errors: string[] = [];
let asked = 0;
let isOver = false;

try {
  await wait(4000);
  const paths = await pathsToVisit();
  const browsing = Array.from({ length: visitors }, (_, number) => browse(paths, number));
  await wait(3000);
  const before = watched().length;
  report('nothing changes', watched().slice(2));

  const desk = await signInAtTheDesk(`http://localhost:${deskPort}`, /#token=(\S+)/.exec(server.said())?.[1] ?? '');
  for (const [what, seconds] of await changeAtTheDesk(desk))
    console.log(`at the desk, ${what}: ${seconds.toFixed(1)} s`);

  const answered: number[] = [];
  const shown: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    const usd = 6001 + change;
    const started = performance.now();
    write(usd);
    answered.push(await until(started, '/api/tour/masai-mara-safari', `${usd}`));
    shown.push(await until(started, '/tour/masai-mara-safari', `6,${String(usd).slice(1)}`));
    if (change % 50 === 49) report(`after ${change + 1} changes`, watched().slice(-10));
  }
  await wait(6000);
  const pages = [...server.said().matchAll(/"pages":(\d+),"ms":(\d+)/g)].map(([, count, ms]) => [
    Number(count),
    Number(ms),
  ]);
  console.log(
    `${changes} changed prices, seconds until answered: ${seconds(answered)}; until on its page: ${seconds(shown)}`,
  );
  console.log(
    `pages rendered for each: ${median(pages.map(([count = 0]) => count))}, in ${median(pages.map(([, ms = 0]) => ms))} ms`,
  );
  report('while content changed', watched().slice(before));
  isOver = true;
  await Promise.all(browsing);
  console.log(`${asked} requests of ${visitors} visitors, ${errors.length} errors ${errors.slice(0, 3).join('; ')}`);
} finally {
  isOver = true;
  server.process.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
}

/** From the press on "Publish" to what visitors are answered and see: one after the other, each for another record. */
async function changeAtTheDesk(desk: DeskCaller): Promise<[string, number][]> {
  const seconds: [string, number][] = [];
  const publish = async (
    record: string,
    change: (fields: Record<string, unknown>) => void,
    shown: [path: string, text: string],
  ) => {
    const publishDraft = await draftChange(desk, record, change);
    const started = performance.now();
    await publishDraft();
    return until(started, ...shown);
  };
  const tour = 'rift-lakes-mara-5-day';
  seconds.push([
    'a price',
    await publish(
      `tours/${tour}`,
      (fields) => {
        const [season] = (fields.prices as { seasons: { prices: { usd: number }[] }[] }).seasons;
        for (const price of season?.prices ?? []) price.usd = 7321;
      },
      [`/tour/${tour}`, '7,321'],
    ),
  ]);
  seconds.push([
    'a day’s text',
    await publish(
      `tours/${tour}`,
      (fields) => {
        const [day] = fields.itinerary as { title: string }[];
        if (day !== undefined) day.title = 'A morning that was written anew';
      },
      [`/tour/${tour}`, 'A morning that was written anew'],
    ),
  ]);
  const picture = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer();
  const began = performance.now();
  const sent = await desk.send<AddedPhotograph>(
    `/content/tours/records/${tour}/photographs?file=river.jpg`,
    new Uint8Array(picture),
  );
  seconds.push(['a photograph of 12 megapixels sent', (performance.now() - began) / 1000]);
  seconds.push([
    'the photograph on its page',
    await publish(
      `tours/${tour}`,
      (fields) => {
        const photograph = {
          file: sent.file,
          alt: 'A river at dusk, seen from its bank',
          credit: 'Our own',
          focal: { x: 0.5, y: 0.5 },
        };
        fields.photographs = [photograph];
        fields.cover = 'photograph';
      },
      [`/tour/${tour}`, '/photos/'],
    ),
  ]);
  const written = await desk.call<ContentRecord>('/content/tours/records/amboseli-tour');
  await desk.call('/content/tours/begin', { title: 'A tour of this afternoon' });
  seconds.push([
    'a new tour',
    await publish(
      'tours/a-tour-of-this-afternoon',
      (fields) => {
        Object.assign(fields, written.live?.fields, {
          slug: 'a-tour-of-this-afternoon',
          name: 'A tour of this afternoon',
          order: 99,
          tagline: 'Begun an hour ago',
        });
      },
      ['/tour/a-tour-of-this-afternoon', 'A tour of this afternoon</h1>'],
    ),
  ]);
  return seconds;
}

function write(usd: number): void {
  writeFileSync(tourFile, written.replace(/"usd": \d+/, `"usd": ${usd}`));
}

async function until(started: number, path: string, text: string): Promise<number> {
  for (;;) {
    const answer = await fetch(server.url + path);
    if ((await answer.text()).includes(text)) return (performance.now() - started) / 1000;
    if (performance.now() - started > 60_000) throw new Error(`${path} did not say ${text} within a minute.`);
    await wait(50);
  }
}

async function pathsToVisit(): Promise<string[]> {
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '/']) => path);
}

/** A page, its answers, and a search now and then. */
async function browse(paths: readonly string[], number: number): Promise<void> {
  for (let step = number; !isOver; step += 7) {
    const path = paths[step % paths.length] ?? '/';
    await visit(path);
    if (/^\/(tour|group-tour|place|activity|accommodation)\//.test(path)) await visit(`/api${path}`);
    if (step % 5 === 0) await visit('/api/search-answers?q=masai%20mara');
    await wait(200 + (step % 11) * 30);
  }
}

async function visit(path: string): Promise<void> {
  asked += 1;
  try {
    const answer = await fetch(server.url + path, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    if (answer.status >= 400) errors.push(`${path} ${answer.status}`);
  } catch (error) {
    errors.push(`${path} ${error}`);
  }
}

function seconds(times: readonly number[]): string {
  return `median ${median(times).toFixed(1)}, longest ${Math.max(...times).toFixed(1)}`;
}

function report(when: string, samples: readonly { held: number; rss: number }[]): void {
  const held = samples.map((sample) => sample.held);
  const rss = samples.map((sample) => sample.rss);
  console.log(
    `${when}: nobody was answered for ${Math.max(...held).toFixed(0)} ms at most; memory ${median(rss).toFixed(0)} MB, at most ${Math.max(...rss).toFixed(0)}`,
  );
}
