import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runBackup } from '#server/backup/run-backup.ts';
import { lockDataFolder } from '#server/store/data-folder-lock.ts';
import { openStore } from '#server/store/open-store.ts';
import { openTestApp, referenceOf, referencesIn } from '#tests/support/app-under-test.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testNow } from '#tests/support/test-app.ts';

/* `npm run backup` and `npm run restore`, beside a running back end. */

const run = (name: 'backup' | 'restore', dataDir: string, ...args: string[]) =>
  runCommand((voices) => runBackup(name, args, { ...voices, env: { DATA_DIR: dataDir }, clock: () => testNow }));

/** A store in a folder that takes enquiries. */
async function openServed() {
  const dataDir = temporaryFolder({ secret: 'the secret of this folder\n' });
  const app = await openTestApp({ store: await openStore({ dataDir }) });
  return { ...app, dataDir, take: () => referenceOf(app.contact()) };
}

async function storedIn(dataDir: string): Promise<Set<string>> {
  const store = await openStore({ dataDir });
  const references = await referencesIn(store);
  await store.close();
  return new Set(references);
}

test('a copy made under writes is of one moment and whole, and a restore brings all of it back (B-144)', async () => {
  const site = await openServed();
  const before = [await site.take(), await site.take()];
  const file = join(temporaryFolder(), 'copies', 'one.db');
  const during = Promise.all(Array.from({ length: 20 }, () => site.take()));
  const made = await run('backup', site.dataDir, file);
  const all = new Set([...before, ...(await during)]);
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(/one\.db: \d+ enquiries, read through and found whole\n$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const fresh = temporaryFolder();
  expect(await run('restore', fresh, file)).toMatchObject({ code: 0, err: '' });
  const restored = [...(await storedIn(fresh))];
  expect(restored).toEqual(expect.arrayContaining(before));
  expect(restored.every((reference) => all.has(reference))).toBe(true);
  // Each enquiry came with its mails.
  const store = await openStore({ dataDir: fresh });
  onTestFinished(() => store.close());
  const mails = await store.db.selectFrom('outbox').select('subject_id').execute();
  expect(new Set(mails.map(({ subject_id }) => subject_id))).toEqual(new Set(restored));
  expect(readFileSync(join(fresh, 'secret'), 'utf8')).toBe('the secret of this folder\n');
  expect((await site.references()).length).toBe(all.size);
});

test('without a name the copy is called after its time, and nothing is replaced unasked', async () => {
  const site = await openServed();
  const name = join(site.dataDir, 'backups', 'site-2026-11-20T09-00-00Z.db');
  expect((await run('backup', site.dataDir)).out).toBe(`${name}: 0 enquiries, read through and found whole\n`);
  await site.take();
  expect(await run('backup', site.dataDir)).toEqual({
    code: 1,
    out: '',
    err: `${name} is there already; add --force to replace it\n`,
  });
  expect((await run('backup', site.dataDir, '--force')).out).toContain('1 enquiries');
  expect(readdirSync(join(site.dataDir, 'backups'))).toEqual([
    'site-2026-11-20T09-00-00Z.db',
    'site-2026-11-20T09-00-00Z.db.secret',
  ]);
});

test('a store that is there is set aside, not lost, and only when asked', async () => {
  const site = await openServed();
  const older = await site.take();
  const file = join(temporaryFolder(), 'one.db');
  await run('backup', site.dataDir, file);
  const newer = await site.take();
  await site.close();
  expect(await run('restore', site.dataDir, file)).toEqual({
    code: 1,
    out: '',
    err: `DATA_DIR: ${site.dataDir} holds a store; add --force to set it aside and put the copy in its place\n`,
  });
  expect(await storedIn(site.dataDir)).toEqual(new Set([older, newer]));
  const aside = join(site.dataDir, 'site.db.before-2026-11-20T09-00-00Z');
  expect(await run('restore', site.dataDir, file, '--force')).toEqual({
    code: 0,
    out: `Restored 1 enquiries; what was there is ${aside}\n`,
    err: '',
  });
  expect(await storedIn(site.dataDir)).toEqual(new Set([older]));
  const back = temporaryFolder();
  expect((await run('restore', back, aside)).code).toBe(0);
  expect(await storedIn(back)).toEqual(new Set([older, newer]));
});

test('a damaged copy, or a file that is none, is refused and changes nothing', async () => {
  const site = await openServed();
  const stored = await site.take();
  const folder = temporaryFolder();
  const file = join(folder, 'one.db');
  await run('backup', site.dataDir, file);
  await site.close();
  const whole = readFileSync(file);
  const damages: [string, () => void][] = [
    ['cut off', () => truncateSync(file, whole.length - 4096)],
    [
      'overwritten',
      () => writeFileSync(file, Buffer.concat([whole.subarray(0, 4096), Buffer.alloc(whole.length - 4096, 7)])),
    ],
    ['text', () => writeFileSync(file, 'hello')],
    ['empty', () => writeFileSync(file, '')],
  ];
  for (const [what, damage] of damages) {
    writeFileSync(file, whole);
    damage();
    const { code, err } = await run('restore', site.dataDir, file, '--force');
    expect([code, err.startsWith(`${file} cannot be used: it is `)], what).toEqual([1, true]);
    expect(err.trim().split('\n'), what).toHaveLength(1);
  }
  expect((await run('restore', site.dataDir, join(folder, 'none.db'))).err).toBe(
    `${join(folder, 'none.db')} is not there\n`,
  );
  expect(await storedIn(site.dataDir)).toEqual(new Set([stored]));
  expect(readdirSync(site.dataDir).filter((name) => /part|before/.test(name))).toEqual([]);
});

test('nothing is restored under a running server', async () => {
  const site = await openServed();
  const file = join(temporaryFolder(), 'one.db');
  await run('backup', site.dataDir, file);
  const lock = lockDataFolder(site.dataDir);
  onTestFinished(() => lock.release());
  const { code, err } = await run('restore', site.dataDir, file, '--force');
  expect([code, err]).toEqual([
    1,
    `DATA_DIR: ${site.dataDir} is in use by another server (process ${process.pid}); stop it, or choose another folder\n`,
  ]);
});

test('what cannot be done is said in one line', async () => {
  const empty = temporaryFolder();
  expect(await run('backup', empty)).toEqual({ code: 1, out: '', err: `DATA_DIR: ${empty} holds no store\n` });
  expect((await run('restore', empty)).err).toBe('Which copy? npm run restore -- <file>\n');
  expect((await run('backup', empty, 'a', 'b')).err).toBe('backup: "b" is one word too many\n');
  const site = await openServed();
  writeFileSync(join(site.dataDir, 'file'), '');
  const { code, err } = await run('backup', site.dataDir, join(site.dataDir, 'file', 'one.db'));
  expect([code, err.split('\n').length]).toEqual([1, 2]);
  expect(existsSync(join(site.dataDir, 'file', 'one.db'))).toBe(false);
  const onPostgres = { env: { DATABASE_URL: 'postgres://a:b@c/d' } };
  expect(await runCommand((voices) => runBackup('backup', [], { ...voices, ...onPostgres }))).toEqual({
    code: 1,
    out: '',
    err: 'DATABASE_URL: the store is PostgreSQL; use its own pg_dump\n',
  });
});
