import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Engine, EngineName } from '#inspection/browsers/engines/engine.ts';
import { startPuppeteer } from '#inspection/browsers/engines/puppeteer-engine.ts';
import { startWebKit } from '#inspection/browsers/engines/webkit-engine.ts';
import { findBrowser } from '../../../scripts/testing/find-browser.ts';

/** How to start an engine, or in one line why it cannot be. */
export type Installed = { start: () => Promise<Engine> } | { missing: string };

export const installed: Record<EngineName, () => Promise<Installed>> = {
  async chromium() {
    try {
      const { executablePath, args } = findBrowser();
      return { start: () => startPuppeteer('chromium', { executablePath, args, headless: 'shell' }) };
    } catch (error) {
      return { missing: (error as Error).message };
    }
  },
  async firefox() {
    const executablePath = process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox');
    if (executablePath === undefined) return { missing: 'Firefox is not installed (Debian: firefox-esr)' };
    return {
      start: () =>
        startPuppeteer('firefox', {
          browser: 'firefox',
          executablePath,
          headless: true,
          extraPrefsFirefox: {
            // As the other two have them, and phones: they take no width.
            'ui.useOverlayScrollbars': 1,
            'datareporting.policy.dataSubmissionEnabled': false,
          },
        }),
    };
  },
  async webkit() {
    const driver = onPath('WebKitWebDriver');
    const browser = miniBrowser();
    const screen = onPath('Xvfb');
    if (driver === undefined || browser === undefined || screen === undefined) {
      return { missing: 'WebKit is not installed (Debian: webkit2gtk-driver and xvfb)' };
    }
    return { start: () => startWebKit({ driver, browser, screen }) };
  },
};

function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

/** It is no command: it stands in a folder of the machine's kind. */
function miniBrowser(): string | undefined {
  if (!existsSync('/usr/lib')) return undefined;
  return readdirSync('/usr/lib')
    .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((path) => existsSync(path));
}
