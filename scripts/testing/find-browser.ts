import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as playwright from '@playwright/test';
import { packedBrowser } from '#scripts/testing/packed-browser.ts';

/** Where a system browser usually is. */
const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What Playwright launches it with. */
export interface Browser {
  executablePath: string;
  args: string[];
}

/** Chromium talks to its maker at every start unless told not to; tests talk to this machine only. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  // Containers give /dev/shm 64 MB, which a page with many pictures outgrows.
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A Chromium to test, measure and photograph with: the one inside the npm package (Linux on x64), which is the same
 * on every machine, unless `CHROME_PATH` names another; on other systems one that is installed. Sets in this
 * process's environment what the packed one needs where the system lacks it.
 *
 * @throws Error that says what to do where there is none.
 */
export function findBrowser(): Browser {
  const wanted = process.env.CHROME_PATH;
  if (wanted !== undefined && wanted !== '') {
    if (!existsSync(wanted)) throw new Error(`CHROME_PATH=${wanted} is not a file.`);
    return { executablePath: wanted, args: quiet };
  }
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { executablePath, env } = packedBrowser();
    // Not handed to Playwright, which would write the whole environment into its report.
    Object.assign(process.env, env);
    return { executablePath, args: quiet };
  }
  // The last is what the error's advice installs.
  const found = [...systemBrowsers, playwright.chromium.executablePath()].find((path) => existsSync(path));
  if (found !== undefined) return { executablePath: found, args: quiet };
  throw new Error('No Chromium found. Set CHROME_PATH to one, or run: npx playwright install chromium');
}

/** Its name, version and place, in one line. */
export function describeBrowser({ executablePath }: Browser): string {
  const version = execFileSync(executablePath, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] });
  return `${version.toString().trim()} (${executablePath})`;
}
