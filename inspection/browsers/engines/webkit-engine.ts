import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, type WebDriver, Key as WebDriverKey } from 'selenium-webdriver';
import type { Engine, Key, Size, Tab } from '#inspection/browsers/engines/engine.ts';
import { freePort } from '../../../scripts/testing/free-port.ts';

export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

const keys: Record<Key, string> = {
  Enter: WebDriverKey.ENTER,
  Escape: WebDriverKey.ESCAPE,
  Tab: WebDriverKey.TAB,
  ArrowDown: WebDriverKey.ARROW_DOWN,
  ArrowUp: WebDriverKey.ARROW_UP,
  Space: WebDriverKey.SPACE,
};

/** WebKitGTK in its own small browser, on a screen that is only in memory. */
export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Engine> {
  const settings = narrowToolbar();
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data');
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, XDG_CONFIG_HOME: settings },
  });

  // One session is one visitor: what it stored goes with it.
  const begin = () =>
    new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      })
      .build();
  await untilListening(port);
  return {
    name: 'webkit',
    version: await versionOf(begin),
    async openTab(size) {
      const session = begin();
      // A page that goes away never answers.
      await session.manage().setTimeouts({ script: 5000 });
      await resize(session, size);
      return tabOf(session);
    },
    async close() {
      await end(service);
      await end(display);
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

function tabOf(session: WebDriver): Tab {
  const pointAt = (x: number, y: number) =>
    session
      .actions()
      .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
      .perform();
  const type = (text: string) => session.actions().sendKeys(text).perform();
  return {
    goTo: (url) => session.get(url),
    async run(expression) {
      const outcome = await session.executeAsyncScript<{ value?: unknown; error?: string }>(
        `const done = arguments[0];
         (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      );
      if (outcome.error !== undefined) throw new Error(outcome.error);
      return outcome.value ?? undefined;
    },
    pointAt,
    async pressAt(x, y) {
      await pointAt(x, y);
      await session.actions().press().release().perform();
    },
    type,
    key: (key) => type(keys[key]),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: () => session.quit(),
  };
}

/** Its window cannot be narrower than its toolbar: 447 pixels, unless that is made of almost nothing. */
function narrowToolbar(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  const rule = '* { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0 }';
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), rule);
  return folder;
}

/** The window is as large as asked, and its page smaller by the toolbar. */
async function resize(session: WebDriver, { width, height }: Size): Promise<void> {
  const window = session.manage().window();
  const inner = () => session.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  let outer = height;
  for (let tries = 0; tries < 40; tries += 1) {
    const [innerWidth, innerHeight] = await inner();
    if (innerWidth === width && innerHeight === height) return;
    if (tries % 8 === 0) {
      await window.setRect({ x: 0, y: 0, width, height: outer });
      outer = height + (outer - (await inner())[1]);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`WebKit's window cannot be made ${width} by ${height}: ${await inner()}.`);
}

async function versionOf(begin: () => WebDriver): Promise<string> {
  const session = begin();
  const version = (await session.getCapabilities()).getBrowserVersion();
  await session.quit();
  return `WebKitGTK/${version}`;
}

async function untilListening(port: number): Promise<void> {
  for (const end = Date.now() + 15_000; Date.now() < end; ) {
    const isThere = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver does not answer.');
}

async function end(program: ChildProcess): Promise<void> {
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}
