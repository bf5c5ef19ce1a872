import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface PackedBrowser {
  executablePath: string;
  /** What it needs in its environment: where its fonts are, and its libraries where the system has none. */
  env: Record<string, string>;
}

/**
 * The Chromium inside the npm package, for Linux on x64: unpacked at the first call with the libraries and the font
 * that come with it, so that it runs where nothing is installed.
 *
 * @throws Error with what the system says of it where it does not start all the same.
 */
export function packedBrowser(): PackedBrowser {
  const folder = resolve('node_modules', '.cache', `chromium-${packageVersion()}`);
  if (!existsSync(folder)) unpack(folder);
  const executablePath = join(folder, 'chromium');
  // Fontconfig looks for `fonts` in there, besides the system's. Without any font a text is 0 pixels wide.
  const own = { XDG_DATA_HOME: folder };
  if (complaint(executablePath, own) === undefined) return { executablePath, env: own };
  // Not at once: these libraries are made for one system and ask for a newer C library than the browser does.
  const env = { ...own, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
  const stillWrong = complaint(executablePath, env);
  if (stillWrong !== undefined)
    throw new Error(`The packed Chromium does not start (${stillWrong}). Set CHROME_PATH to one that does.`);
  return { executablePath, env };
}

function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(join('node_modules', '@sparticuz', 'chromium', 'package.json'), 'utf8'));
  return version;
}

/**
 * Beside its place first: of two processes that begin at once each finds a whole browser, and so does the next
 * after one that was ended.
 */
function unpack(folder: string): void {
  mkdirSync(resolve(folder, '..'), { recursive: true });
  const beside = mkdtempSync(`${folder}-`);
  const program = `import('@sparticuz/chromium').then(({ default: packed }) => packed.executablePath())`;
  // The package unpacks into the temporary folder, and its libraries only where it is told to be on Amazon's Linux.
  const env = { ...process.env, TMPDIR: beside, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };
  execFileSync(process.execPath, ['--eval', program], { env, stdio: 'inherit' });
  try {
    renameSync(beside, folder);
  } catch (error) {
    rmSync(beside, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/** What is said instead of the browser's version; undefined where it starts. */
function complaint(executablePath: string, env: Record<string, string>): string | undefined {
  const { status, stderr, error } = spawnSync(executablePath, ['--version'], { env: { ...process.env, ...env } });
  return status === 0 ? undefined : (error?.message ?? stderr.toString().trim());
}
