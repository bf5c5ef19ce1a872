import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '#server/store/open-store.ts';
import { settleLog } from '#server/store/sqlite-store.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const address = 'somebody-who-left@mail.example';

const written = (folder: string) =>
  ['site.db', 'site.db-wal']
    .map((file) => join(folder, file))
    .filter(existsSync)
    .some((file) => readFileSync(file).includes(address));

test('after a clean stop everything is in site.db, and a copy of it alone is a store', async () => {
  const folder = emptyFolder();
  const store = await openStore({ dataDir: folder });
  await sql`create table note (words text)`.execute(store.db);
  await sql`insert into note values (${address})`.execute(store.db);
  await store.close();
  const log = join(folder, 'site.db-wal');
  expect(existsSync(log) ? statSync(log).size : 0).toBe(0);
  const elsewhere = emptyFolder();
  copyFileSync(join(folder, 'site.db'), join(elsewhere, 'site.db'));
  const copy = await openStore({ dataDir: elsewhere });
  onTestFinished(() => copy.close());
  expect((await sql`select words from note`.execute(copy.db)).rows).toEqual([{ words: address }]);
});

test('what was forgotten is in neither file once the log is settled', async () => {
  const folder = emptyFolder();
  const store = await openStore({ dataDir: folder });
  onTestFinished(() => store.close());
  await sql`create table note (words text)`.execute(store.db);
  await sql`insert into note values (${address})`.execute(store.db);
  await sql`delete from note`.execute(store.db);
  expect(written(folder)).toBe(true);
  await settleLog(store);
  expect(written(folder)).toBe(false);
});
