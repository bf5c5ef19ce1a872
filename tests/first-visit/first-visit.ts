import { stripVTControlCharacters } from 'node:util';
import type * as playwright from '@playwright/test';
import { type Act, acts, atRest, type Visitor } from '#tests/first-visit/acts.ts';
import { type Condition, conditions } from '#tests/first-visit/conditions.ts';
import { placeWitness } from '#tests/first-visit/witness.ts';

/* One visit from the first byte on, and the one judge of all of them. */

/** How long a busy machine may take for what must come in the end, in milliseconds. */
const patience = 40_000;

/** The largest part of the screen times the way it moves that counts as nothing: for each line of text that sets itself anew. */
const unnoticed = 0.002;

/** What the browser itself writes about code that does not come, and what the site says of it. */
const expectedLines = [
  /^Failed to load resource: /,
  /^Service Worker registration blocked by Playwright$/,
  /was preloaded using link preload but not used/,
  /A part of the site could not be loaded/,
];

/** Opens the page, acts as soon as its heading is there, waits for the script, and gives all that is wrong. */
export async function visit(visitor: Visitor, conditionName: string, actName: string): Promise<string[]> {
  const { page, address } = visitor;
  const condition = conditions[conditionName] as Condition;
  const act = acts[actName] as Act;
  const findings: string[] = [];
  const lines: string[] = [];
  page.on('pageerror', ({ message }) => findings.push(`uncaught: ${message.slice(0, 200)}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') lines.push(message.text());
  });
  await placeWitness(page);
  const end = await condition.begin(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor({ timeout: patience });
  // Nobody presses what is not painted yet.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

  const sightBefore = await page.evaluate(seenSoFar);
  const outcome = await act.perform(visitor).catch((error: Error) => {
    findings.push(`cannot be done: ${firstLine(error)}`);
    return undefined;
  });
  const stood = await atRest(page);
  const changes = act.changesPage?.(visitor);
  const before = changes === 'from its beginning' ? sightBefore : await page.evaluate(seenSoFar);

  if (!condition.isScriptComing) {
    findings.push(...(changes === undefined ? await blankOnTheWayDown(page) : []));
    await end();
  }
  const isHydrated = await page
    .waitForFunction(() => 'hydrated' in document.documentElement.dataset, undefined, { timeout: patience })
    .then(
      () => true,
      () => false,
    );
  if (!isHydrated) findings.push(`it was never hydrated: ${await page.evaluate(stateOfLoading)}`);
  await outcome?.().catch((error: Error) => findings.push(`not as it was done: ${firstLine(error)}`));
  // What the site does by itself soon after.
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let times = 0; times < 3; times += 1)
      await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
  });

  findings.push(...(await waitForPictures(page)));
  findings.push(...(await judged(page, changes !== undefined, before, condition.isScriptComing ? stood : undefined)));
  for (const line of lines)
    if (!expectedLines.some((expected) => expected.test(line))) findings.push(`in the console: ${line.slice(0, 200)}`);
  return [...new Set(findings)];
}

/** How much the witness has noted. Runs in the page. */
function seenSoFar() {
  const { scrollHeight: height } = document.documentElement;
  return { shifts: window.sight.shifts.length, scrolls: window.sight.scrolledTo.length, height };
}

/** Whether it is the page that does not come or one of its files. Runs in the page. */
function stateOfLoading(): string {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const missing = files.filter(({ responseEnd }) => responseEnd === 0).map(({ name }) => name);
  return `${document.readyState}, ${files.length} files, without ${missing.join(' ')}`;
}

async function judged(
  page: playwright.Page,
  isChanged: boolean,
  before: ReturnType<typeof seenSoFar>,
  stood: number | undefined,
): Promise<string[]> {
  const { sight, raw } = await page.evaluate(() => ({ sight: window.sight, raw: window.rawMarkupOnScreen() }));
  // By so much a browser moves the page below what has grown above the screen, so that nothing on the screen moves.
  const { height } = await page.evaluate(seenSoFar);
  const unseen = 2 + Math.abs(height - before.height);
  const shifts = isChanged ? sight.shifts.slice(0, before.shifts) : sight.shifts;
  const jumps =
    isChanged || stood === undefined
      ? []
      : sight.scrolledTo.slice(before.scrolls).filter((top) => Math.abs(top - stood) > unseen);
  return [
    ...[...new Set([...sight.rawMarkup, ...raw])].slice(0, 3).map((words) => `raw markup on the screen: ${words}`),
    ...shifts
      .filter(({ value, moved }) => value > unnoticed * Math.max(1, moved.length))
      .map(({ value, moved, at }) => `the layout jumped by ${value.toFixed(3)} after ${at} ms: ${moved.join(' ')}`),
    ...(jumps.length > 0 ? [`the page was scrolled to ${jumps.join(', ')} from ${stood}`] : []),
    ...sight.refusals.map((refusal) => `refused by the policy: ${refusal}`),
  ];
}

/** Without its code a page is read to its end: every picture comes when it is scrolled to. */
async function blankOnTheWayDown(page: playwright.Page): Promise<string[]> {
  const start = await page.evaluate(() => scrollY);
  const findings: string[] = [];
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    findings.push(...(await waitForPictures(page)));
  }
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), start);
  return findings;
}

async function waitForPictures(page: playwright.Page): Promise<string[]> {
  const areThere = () => window.blankPictures().length === 0;
  await page.waitForFunction(areThere, undefined, { timeout: patience }).catch(() => {});
  return (await page.evaluate(() => window.blankPictures())).map((words) => `blank: ${words}`);
}

function firstLine({ message }: Error): string {
  return stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').slice(0, 220);
}
