import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#scripts/testing/free-port.ts';
import { testEnvironment } from '#scripts/testing/operator-settings.ts';
import { writeTestCards } from '#tests/support/photos/test-cards.ts';

export interface PhotographedSite {
  url: string;
  stop(): Promise<void>;
}

/** The product, built over content in which test cards are the covers of all records, and served on a free port. */
export async function startPhotographedSite(): Promise<PhotographedSite> {
  const root = mkdtempSync(join(tmpdir(), 'photographed-'));
  const contentDir = join(root, 'content');
  await writeTestCards(contentDir);
  const port = await freePort();
  // In the project, whose packages the compiled server needs.
  const siteFolder = join('test-results', 'photographed');
  const env = testEnvironment({
    CONTENT_DIR: contentDir,
    PHOTOS_DIR: join(root, 'photos'),
    SITE_FOLDER: siteFolder,
    DATA_DIR: join(root, 'data'),
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    RATE_LIMIT_READS: '1000000',
  });
  const build = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--quick'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [built] = (await once(build, 'exit')) as [number | null];
  if (built !== 0) throw new Error('The site with photographs could not be built; the lines above say why.');
  const server = spawn(process.execPath, [join(`${siteFolder}-server`, 'main.js')], { env, stdio: 'inherit' });
  const url = `http://localhost:${port}`;
  while (
    !(await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new Error('The site with photographs did not start.');
    await wait(200);
  }
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      for (const folder of [root, siteFolder, `${siteFolder}-server`]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
