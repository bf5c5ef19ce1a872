import type { Engine, EngineName, Size, Tab } from '#inspection/browsers/engines/engine.ts';
import { engineNames } from '#inspection/browsers/engines/engine.ts';
import { installed } from '#inspection/browsers/engines/installed.ts';
import { test as base, decide, expect } from '#inspection/browsers/journey-test.ts';
import { type Layout, layoutDifferences, layoutOf } from '#inspection/browsers/page-layout.ts';
import { selector } from '#inspection/browsers/page-tools.ts';
import { Visitor } from '#inspection/browsers/visitor.ts';
import { templateAddresses } from '../../scripts/template-addresses.ts';

/* Every kind of page in every engine, side by side. Boxes are held against each other: no two engines paint a character alike. */

const devices: Record<string, Size> = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const addresses = [...templateAddresses, '/search?q=mara', '/nope', '/tour/sentinel-500'];

interface InEveryEngine {
  /** The same visitor in each engine that is installed, on a screen of this size. */
  visitorsOf: (size: Size) => Promise<{ name: EngineName; visitor: Visitor }[]>;
}

const test = base.extend<object, InEveryEngine>({
  visitorsOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use, workerInfo) => {
      const found = await Promise.all(engineNames.map((name) => installed[name]()));
      const engines = await Promise.all(found.flatMap((one) => ('start' in one ? [one.start()] : [])));
      const site = String(workerInfo.project.use.baseURL);
      let current: { size: Size; tabs: { name: EngineName; tab: Tab; visitor: Visitor }[] } | undefined;
      const closeTabs = () => Promise.all(current?.tabs.map(({ tab }) => tab.close()) ?? []);
      await use(async (size) => {
        if (current?.size === size) return current.tabs;
        await closeTabs();
        const open = async (engine: Engine) => {
          const tab = await engine.openTab(size);
          const visitor = new Visitor(tab, site);
          await decide(visitor);
          return { name: engine.name, tab, visitor };
        };
        current = { size, tabs: await Promise.all(engines.map(open)) };
        return current.tabs;
      });
      await closeTabs();
      await Promise.all(engines.map((engine) => engine.close()));
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

interface PageReading {
  name: EngineName;
  layout: Layout;
}

for (const [device, size] of Object.entries(devices)) {
  for (const address of addresses) {
    test(`${address} on a ${device}`, async ({ visitorsOf }, testInfo) => {
      const visitors = await visitorsOf(size);
      const [reference, ...others] = await Promise.all(
        visitors.map(({ name, visitor }) => readPage(name, visitor, address)),
      );
      if (reference === undefined || others.length === 0) return testInfo.skip(true, 'Only one engine is installed');

      const differences = others.flatMap(({ name, layout }) => layoutDifferences(reference.layout, name, layout));
      testInfo.annotations.push({ type: 'counted pages compared', description: String(others.length) });
      expect(differences).toEqual([]);
    });
  }
}

async function readPage(name: EngineName, visitor: Visitor, address: string): Promise<PageReading> {
  await visitor.open(address);
  // A page that failed has been tried again first; what was searched for is asked by the page itself.
  await visitor.sees(selector('h1'));
  if (address.includes('?q=')) await visitor.sees(selector('main article'));
  await visitor.read(startSettling);
  await expect
    .poll(() => visitor.read(() => 'isSettled' in window), { message: `${name} has shown all`, timeout: 60_000 })
    .toBe(true);
  const reading = { name, layout: await visitor.read(layoutOf) };
  expect(await visitor.problems(), `nothing went wrong in ${name}`).toEqual([]);
  return reading;
}

/** Lets everything load that waits for its turn, and takes away what comes and goes by the clock. Runs in the page. */
function startSettling(): void {
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const style = new CSSStyleSheet();
  style.replaceSync('[aria-label="Notices"], a[href*="wa.me"][class*="fixed"] { display: none }');
  document.adoptedStyleSheets.push(style);
  const settle = async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
      scrollTo({ top: y, behavior: 'instant' });
      await pause(60);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    // Those on the screen: a browser may leave the others for later.
    const isThere = (image: HTMLImageElement) =>
      image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight;
    while (![...document.images].every(isThere)) await pause(100);
    await pause(400);
    Object.assign(window, { isSettled: true });
  };
  void settle();
}
