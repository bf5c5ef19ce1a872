import '../../scripts/testing/without-operator-settings.ts';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import * as playwright from '@playwright/test';
import { arrangedShots, type Shot } from '#inspection/screens/arranged-shots.ts';
import { readOptions } from '../../scripts/read-options.ts';
import { templateAddresses } from '../../scripts/template-addresses.ts';
import { findBrowser } from '../../scripts/testing/find-browser.ts';
import { startProduct } from '../../scripts/testing/start-product.ts';
import { progressLine } from '../../server/operator-commands/progress-line.ts';

/*
 * Photographs every page, whole, at three widths and in both themes: `npm run screenshots`. Writes
 * screenshots/<width>-<theme>/<name>.png.
 *
 *   --only <name>   one page, such as `tours`; may be given several times
 *   --base <url>    a site that already runs, such as http://localhost:4173, instead of the one built here
 */

const folder = 'screenshots';
const widths = [390, 820, 1440];
const themes = ['light', 'dark'] as const;

/** Pages that are not templates but states of them: nothing there, nothing found, something found, a failure. */
const states = ['/nope', '/tour/sentinel-500', '/tours?style=trek&tier=luxury', '/search?q=mara'];
const shots: readonly Shot[] = [
  ...[...templateAddresses, ...states].map((address) => ({ address, name: nameOf(address) })),
  ...arrangedShots,
];

const wish = readOptions({ only: { type: 'string', multiple: true }, base: { type: 'string' } });
const wanted = wish.only === undefined ? shots : shots.filter(({ name }) => wish.only?.includes(name));
if (wanted.length === 0) {
  console.error(`--only: no page has that name. There are: ${shots.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

const product = wish.base === undefined ? await startProduct() : undefined;
const browser = await playwright.chromium.launch(findBrowser());
const total = wanted.length * widths.length * themes.length;
const problems: string[] = [];
const progress = progressLine(process.stdout);
let done = 0;
try {
  for (const width of widths) {
    for (const theme of themes) await photographAll(width, theme);
  }
} finally {
  await browser.close();
  await product?.stop();
}
progress.end();
console.log(`${done - problems.length} pictures in ${folder}/`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

async function photographAll(width: number, theme: (typeof themes)[number]): Promise<void> {
  const place = join(folder, `${width}-${theme}`);
  mkdirSync(place, { recursive: true });
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  for (const shot of wanted) {
    const { address, name } = shot;
    done += 1;
    progress.show(`[${done}/${total}] ${width} px, ${theme}: ${name}`);
    try {
      await photograph(context, shot, join(place, `${name}.png`));
    } catch (error) {
      problems.push(`${width} px, ${theme}, ${address}: ${(error as Error).message.split('\n')[0]}`);
    }
  }
  await context.close();
}

async function photograph(context: playwright.BrowserContext, { address, arrange }: Shot, file: string): Promise<void> {
  const page = await context.newPage();
  try {
    await page.goto(new URL(address, product?.url ?? wish.base).href);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await showEverything(page);
    if (arrange !== undefined) await arrange(page);
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  } finally {
    await page.close();
  }
}

/** Scrolls through the page, so that what waits for its turn to load has had it, and back to the top. */
async function showEverything(page: playwright.Page): Promise<void> {
  // As text: tsx puts helpers into functions, which a page does not have.
  await page.evaluate(`(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
      scrollTo(0, y);
      await pause();
    }
    scrollTo(0, 0);
    await document.fonts.ready;
  })()`);
  await page.waitForFunction(
    '[...document.images].every((image) => image.complete || !image.checkVisibility())',
    undefined,
    { timeout: 15_000 },
  );
}

/** `/tours?style=trek` as `tours-style-trek`; `/` as `home`. */
function nameOf(address: string): string {
  return address.slice(1).replace(/[^a-z0-9]+/gi, '-') || 'home';
}
