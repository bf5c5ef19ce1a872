import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core';
import type { Engine, EngineName, Key, Size, Tab } from '#inspection/browsers/engines/engine.ts';
import { watchProblems } from '#inspection/browsers/page-problems.ts';

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function startPuppeteer(name: EngineName, options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch(options);
  return {
    name,
    version: await browser.version(),
    async openTab({ width, height }: Size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height });
      await page.evaluateOnNewDocument(`(${watchProblems})()`);
      return tabOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  return {
    async goTo(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    run: (expression) => page.evaluate(expression),
    pointAt: (x, y) => page.mouse.move(x, y),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key: Key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    async screenshot() {
      return Buffer.from(await page.screenshot());
    },
    close,
  };
}
