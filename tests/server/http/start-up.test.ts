import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { loadSettings } from '#scripts/testing/api-server.ts';
import { compiledServer } from '#scripts/testing/compiled-server.ts';
import { freePort } from '#scripts/testing/free-port.ts';
import { noteMadeByTest } from '#scripts/testing/operator-settings.ts';
import { folderOf, make } from '#tests/support/content/content-folder.ts';
import { home } from '#tests/support/content/small-content-files.ts';
import { runProgram } from '#tests/support/run-command.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { smallDisks } from '#tests/support/store/small-disk.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/* The process itself: what it prints, how it ends. Each test starts its own on a free port with its own folders. */

/** Over those of the load tests: the small catalogue, a secret of its own, and all there is to log. */
const ownSettings = (settings: Record<string, string>) => ({
  CONTENT_DIR: folderOf(),
  BOT_CHECK_SECRET: '',
  LOG_LEVEL: 'info',
  ...settings,
});

/** What `npm run serve` starts, when it says that it is ready. */
const start = (settings: Record<string, string> = {}, launcher?: readonly string[]) =>
  startServerProcess({ settings: ownSettings(settings), launcher });

/** What a start that ends by itself says; beside it there is the log at most. */
async function refusal(settings: Record<string, string>, launcher?: readonly string[]): Promise<string> {
  const given = { ...loadSettings(temporaryFolder(), await freePort()), ...ownSettings(settings) };
  const { code, out, err } = await runProgram([await compiledServer()], given, launcher);
  expect(code).toBe(1);
  expect(out).toMatch(/^(?:\{.*\}\n)*$/);
  return err;
}

test('a start says in one line where the site is, and then it answers', async () => {
  const server = await start({}, ['sh', '-c', 'exec "$0" "$@" 2>&1']);
  const site = server.url.replace('127.0.0.1', 'localhost');
  expect(server.output().replaceAll(/^\{.*\}\n/gm, '')).toBe(`Umbrella Thorn Safaris is ready on ${site}\n`);
  const response = await server.get('/api/health');
  expect([response.status, await response.json()]).toMatchObject([200, { status: 'ok', store: 'sqlite' }]);
});

test('a public address that was left at this machine is warned of, in production and nowhere else', async () => {
  const warning = 'the public address is this machine';
  const of = async (env: Record<string, string>) => (await start(env)).output();
  const usual = await of({});
  expect(usual.split('\n').filter((line) => line.includes(warning))).toHaveLength(1);
  expect(await of({ VITE_SITE_URL: 'http://127.0.0.1:8080' })).toContain(warning);
  expect(await of({ VITE_SITE_URL: 'https://localhost.example' })).not.toContain(warning);
  expect(await of({ NODE_ENV: 'test' })).not.toContain(warning);
});

test('a secret other than the last server had over this store is warned of, once', async () => {
  const data = temporaryFolder();
  const warnings = async (env: Record<string, string>) => {
    const server = await start({ DATA_DIR: data, ...env });
    await server.end('SIGTERM');
    const lines = server.output().split('\n');
    return lines.filter((line) => line.includes('had another secret')).length;
  };
  expect(await warnings({})).toBe(0);
  expect(await warnings({})).toBe(0);
  const shared = { BOT_CHECK_SECRET: 'a secret that all servers have in common' };
  expect(await warnings(shared)).toBe(1);
  expect(await warnings(shared)).toBe(0);
});

test('a taken port ends the start with one clear line (B-200)', async () => {
  const other = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => other.close(() => resolve())));
  expect(await refusal({ PORT: String(port) })).toBe(`PORT: ${port} is taken; stop what uses it or choose another\n`);
});

test('a wrong setting ends the start with its name, what was given and what is allowed', async () => {
  expect(await refusal({ PORT: 'abc' })).toBe('PORT: was "abc"; allowed is a whole number from 1 to 65535\n');
});

test('a Meilisearch without the key browsers may use ends the start with one line', async () => {
  expect(await refusal({ MEILI_HOST: 'http://127.0.0.1:7700', MEILI_ADMIN_KEY: 'hunter2' })).toBe(
    'MEILI_SEARCH_KEY: is missing; with MEILI_HOST it must be the key `npm run search:index` prints\n',
  );
});

test('with a Meilisearch named, browsers are sent there, and the admin key stays here', async () => {
  const given = { MEILI_HOST: 'http://127.0.0.1:7700', MEILI_SEARCH_KEY: 'public', MEILI_ADMIN_KEY: 'hunter2' };
  const server = await start(given);
  expect(await (await server.get('/api/search-settings')).json()).toEqual({
    host: 'http://127.0.0.1:7700',
    key: 'public',
  });
  expect(server.output()).not.toContain('hunter2');
});

test('an address that is not of this machine ends the start with one clear line', async () => {
  expect(await refusal({ HOST: '203.0.113.7' })).toBe('HOST: 203.0.113.7 is not an address of this machine\n');
});

test('content that every site has ends the start where it is wrong, with a line for each problem', async () => {
  const files = make(smallContent(), home, { headline: '', statement: 7 });
  const lines = (await refusal({ CONTENT_DIR: folderOf(files) })).trim().split('\n');
  expect(lines.map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
    `${home}: headline`,
    `${home}: statement`,
  ]);
});

test('a store that cannot be reached ends the start with one line and no password', async () => {
  const said = await refusal({ DATABASE_URL: noteMadeByTest('postgres://user:hunter2@127.0.0.1:1/db') });
  expect(said).toMatch(/^The store does not answer: .*ECONNREFUSED.*\n$/);
  expect(said).not.toContain('hunter2');
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the server with 0', async (signal) => {
  expect(await (await start()).end(signal)).toBe(0);
});

test('every request that is running when the server is told to stop is answered; a new one is not taken (B-140)', async () => {
  const server = await start({ NODE_ENV: 'test', SENTINEL_SLOW_MS: '1500' });
  const running = Array.from({ length: 50 }, () => server.get('/api/tour/sentinel-slow'));
  // Its answer tells that those before it have arrived: one process reads connections in their order.
  await server.get('/api/health');
  await wait(500);
  server.process.kill('SIGTERM');
  const isTaken = () =>
    server.get('/api/health').then(
      () => true,
      () => false,
    );
  await expect.poll(isTaken).toBe(false);
  const statuses = (await Promise.all(running)).map(({ status }) => status);
  expect(statuses).toEqual(running.map(() => 200));
  expect(await server.ended).toBe(0);
});

test('a second server on the same folder ends with one line that names the first; a killed one leaves nothing behind (B-104)', async () => {
  const dataDir = temporaryFolder();
  const first = await start({ DATA_DIR: dataDir });
  expect(await refusal({ DATA_DIR: dataDir })).toBe(
    `DATA_DIR: ${dataDir} is in use by another server (process ${first.pid}); stop it, or choose another folder\n`,
  );
  expect((await first.get('/api/health')).status).toBe(200);
  await first.end('SIGKILL');
  await start({ DATA_DIR: dataDir });
});

test('a damaged lock file ends the start with one line that says what to do', async () => {
  const dataDir = temporaryFolder();
  for (const content of ['x'.repeat(5000), 'SQLite format 3\0 and nothing more']) {
    writeFileSync(join(dataDir, 'server.lock'), content);
    expect(await refusal({ DATA_DIR: dataDir })).toBe(
      `DATA_DIR: ${join(dataDir, 'server.lock')} is damaged; make sure that no server runs on this folder, remove the file and start again\n`,
    );
  }
});

test('a folder that cannot be written ends the start with one line', async () => {
  const folder = temporaryFolder({ file: '' });
  mkdirSync(join(folder, 'odd', 'server.lock'), { recursive: true });
  const places = [
    [join(folder, 'file'), 'EEXIST'],
    [join(folder, 'file', 'data'), 'ENOTDIR'],
    [join(folder, 'odd'), `${join(folder, 'odd', 'server.lock')} cannot be opened`],
  ] as const;
  for (const [dataDir, reason] of places) {
    expect(await refusal({ DATA_DIR: dataDir })).toBe(
      `DATA_DIR: ${dataDir} cannot be written (${reason}); let this user write there, or choose another folder\n`,
    );
  }
});

test('a secret that cannot be read ends the start with one line', async () => {
  const dataDir = temporaryFolder();
  mkdirSync(join(dataDir, 'secret'));
  expect(await refusal({ DATA_DIR: dataDir })).toMatch(/^DATA_DIR: .* cannot be written \(EISDIR\); .*\n$/);
});

/** No file of the process may grow: what a full disk does, where nothing can be mounted. */
const noRoom = ['sh', '-c', `trap '' XFSZ; ulimit -f 0; exec "$0" "$@"`];

const diskIsFull = /^DATA_DIR: the disk of \S+ is full or fails \(\w+\); make room and start again\n$/;

test('a full disk ends the start with one line, of a new folder and of one that was used', async () => {
  const dataDir = temporaryFolder();
  await (await start({ DATA_DIR: dataDir })).end('SIGTERM');
  for (const folder of [temporaryFolder(), dataDir]) {
    expect(await refusal({ DATA_DIR: folder }, noRoom)).toMatch(diskIsFull);
  }
});

const [fileSystem] = smallDisks;

test.skipIf(!fileSystem?.present)('a file system that is full ends the start with the same line', async () => {
  const disk = fileSystem?.open();
  onTestFinished(() => disk?.remove());
  disk?.fill(0);
  expect(await refusal({ DATA_DIR: disk?.folder ?? '' })).toMatch(diskIsFull);
});

test('seats survive a restart', async () => {
  const dataDir = temporaryFolder();
  const seats = async () => {
    const server = await start({ DATA_DIR: dataDir });
    const answer = await (await server.get('/api/group-tour/marsh-together')).json();
    await server.end('SIGTERM');
    return answer.departures.map((departure: { id: string; availableSeats: number }) => [
      departure.id,
      departure.availableSeats,
    ]);
  };
  const first = await seats();
  expect(first).not.toHaveLength(0);
  expect(await seats()).toEqual(first);
});
