import { existsSync } from 'node:fs';

/** Where a system browser usually is. */
const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

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
 * A Chromium to test with: `CHROME_PATH`, else one on this machine, else the one inside the npm package (Linux x64).
 *
 * @throws Error that says what to do where there is none.
 */
export async function findBrowser(): Promise<Browser> {
  const wanted = process.env.CHROME_PATH;
  if (wanted !== undefined && wanted !== '') {
    if (!existsSync(wanted)) throw new Error(`CHROME_PATH=${wanted} is not a file.`);
    return { executablePath: wanted, args: quiet };
  }
  const found = systemBrowsers.find((path) => existsSync(path));
  if (found !== undefined) return { executablePath: found, args: quiet };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: packed } = await import('@sparticuz/chromium');
    return { executablePath: await packed.executablePath(), args: quiet };
  }
  throw new Error('No Chromium found. Set CHROME_PATH to one, or run: npx playwright install chromium');
}
