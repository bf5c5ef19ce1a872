import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mayPublish } from '#server/content/editing/may-publish.ts';
import { beginContent } from '#server/settings/begin-content.ts';
import { EnvError } from '#server/settings/read-settings.ts';
import { folderOf } from '#tests/support/content/content-folder.ts';
import { tour } from '#tests/support/content/small-content-files.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/* What is published outlives the program it came with: the folder of the content is begun once, beside the data. */

test('a server begins its content with what came with it, and the next version finds what was published in between (B-762)', async () => {
  const from = folderOf();
  const dataDir = temporaryFolder();
  const to = join(dataDir, 'content');
  const settings = { CONTENT_FROM: from, CONTENT_DIR: to };
  const first = await startServerProcess({ dataDir, settings });
  expect((await (await first.get('/api/tour/marsh-day')).json()).name).toBe('Marsh day');
  expect(await first.end('SIGTERM')).toBe(0);
  const published = JSON.parse(readFileSync(join(to, tour), 'utf8'));
  writeFileSync(join(to, tour), JSON.stringify({ ...published, name: 'Marsh morning' }));
  writeFileSync(join(from, tour), JSON.stringify({ ...published, name: 'Marsh evening' }));
  const next = await startServerProcess({ dataDir, settings });
  expect((await (await next.get('/api/tour/marsh-day')).json()).name).toBe('Marsh morning');
});

test('a folder that is there, or not asked for, is left as it is, and an empty one is begun (B-762)', () => {
  const from = folderOf();
  const to = join(temporaryFolder(), 'a', 'content');
  expect(beginContent({ CONTENT_DIR: to })).toBeUndefined();
  expect(beginContent({ CONTENT_FROM: from })).toBeUndefined();
  expect(existsSync(to)).toBe(false);
  mkdirSync(to, { recursive: true });
  expect(beginContent({ CONTENT_DIR: to, CONTENT_FROM: from })).toEqual({ begun: to });
  expect(readFileSync(join(to, tour), 'utf8')).toBe(readFileSync(join(from, tour), 'utf8'));
  expect(readdirSync(dirname(to))).toEqual(['content']);
  writeFileSync(join(to, tour), '{}');
  expect(beginContent({ CONTENT_DIR: to, CONTENT_FROM: from })).toBeUndefined();
  expect(readFileSync(join(to, tour), 'utf8')).toBe('{}');
});

test('what cannot be copied is said in one line, and nothing is begun', () => {
  const to = join(temporaryFolder(), 'content');
  const begin = () => beginContent({ CONTENT_DIR: to, CONTENT_FROM: '/nowhere/content' });
  expect(begin).toThrow(EnvError);
  expect(begin).toThrow(/^CONTENT_FROM: \/nowhere\/content cannot be copied to .+ \(ENOENT\)$/);
  expect(existsSync(to)).toBe(false);
});

test.skipIf(process.getuid?.() === 0)(
  'a folder that may not be written is told before anybody writes (B-762)',
  async () => {
    const folder = folderOf();
    expect(await mayPublish(folder)).toBe(true);
    chmodSync(join(folder, 'tours'), 0o555);
    onTestFinished(() => chmodSync(join(folder, 'tours'), 0o755));
    expect(await mayPublish(folder)).toBe(false);
  },
);
