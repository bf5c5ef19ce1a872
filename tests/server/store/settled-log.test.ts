import { copyFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { settleLog } from '#server/store/sqlite-store.ts';
import { sqlite } from '#tests/support/store/store-engines.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const address = 'somebody-who-left@mail.example';

const written = (folder: string) =>
  ['site.db', 'site.db-wal']
    .map((file) => join(folder, file))
    .filter(existsSync)
    .some((file) => readFileSync(file).includes(address));

test('after a clean stop everything is in site.db, and a copy of it alone is a store', async () => {
  const folder = temporaryFolder();
  const store = await sqlite.open(folder);
  await sql`create table note (words text)`.execute(store.db);
  await sql`insert into note values (${address})`.execute(store.db);
  await store.close();
  const log = join(folder, 'site.db-wal');
  expect(existsSync(log) ? statSync(log).size : 0).toBe(0);
  const elsewhere = temporaryFolder();
  copyFileSync(join(folder, 'site.db'), join(elsewhere, 'site.db'));
  const copy = await sqlite.open(elsewhere);
  expect((await sql`select words from note`.execute(copy.db)).rows).toEqual([{ words: address }]);
});

test('what was forgotten is in neither file once the log is settled', async () => {
  const folder = temporaryFolder();
  const store = await sqlite.open(folder);
  await sql`create table note (words text)`.execute(store.db);
  await sql`insert into note values (${address})`.execute(store.db);
  await sql`delete from note`.execute(store.db);
  expect(written(folder)).toBe(true);
  await settleLog(store);
  expect(written(folder)).toBe(false);
});
