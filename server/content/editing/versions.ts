import type { Kysely } from 'kysely';
import { hashOf } from '#server/content/editing/record-file.ts';
import type { ContentVersionsTable, Tables } from '#server/store/tables.ts';

/** How many texts of a file a history lists. */
const mostVersions = 100;

/** What a file held, newest first. Throws what the engine threw. */
export async function readVersions(
  db: Kysely<Tables>,
  file: string,
  most = mostVersions,
): Promise<ContentVersionsTable[]> {
  return db
    .selectFrom('content_versions')
    .selectAll()
    .where('file', '=', file)
    .where('is_written', '=', 1)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
}

/** The text of one version; undefined where there is none of that number, or the file was taken away by it. Throws what the engine threw. */
export async function readVersionText(db: Kysely<Tables>, file: string, number: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('content_versions')
    .select('text')
    .where('file', '=', file)
    .where('number', '=', number)
    .where('is_written', '=', 1)
    .executeTakeFirst();
  return row?.text ?? undefined;
}

/** The text of a file that has this hash; undefined where the desk never saw it. Throws what the engine threw. */
export async function readTextByHash(db: Kysely<Tables>, file: string, hash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('content_versions')
    .select('text')
    .where('file', '=', file)
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  return row?.text ?? undefined;
}

/** What a file held before it was taken away, and what other files held that were changed with it; undefined where it is not away. */
export async function readRemoval(
  db: Kysely<Tables>,
  file: string,
): Promise<{ text: string; others: { file: string; hash: string; text: string }[] } | undefined> {
  const [removed, before] = await readVersions(db, file, 2);
  if (removed?.what !== 'removed' || before?.text == null) return undefined;
  const changed = await db
    .selectFrom('content_versions')
    .select(['file', 'hash', 'before_hash'])
    .where('publication', '=', removed.publication)
    .where('file', '<>', file)
    .where('is_written', '=', 1)
    .execute();
  const others = [];
  for (const other of changed) {
    const text = await readTextByHash(db, other.file, other.before_hash ?? '');
    if (text !== undefined) others.push({ file: other.file, hash: other.hash, text });
  }
  return { text: before.text, others };
}

/** Keeps what a file holds now, where that is not what it was left with at the desk. Throws what the engine threw. */
export async function keepFound(db: Kysely<Tables>, file: string, text: string | undefined, at: Date): Promise<void> {
  if (text === undefined) return;
  const hash = hashOf(text);
  const [newest] = await readVersions(db, file, 1);
  if (newest?.hash === hash) return;
  await addVersion(db, { file, text, hash, written_at: at.toISOString(), what: 'found', is_written: 1 });
}

type NewVersion = Pick<ContentVersionsTable, 'file' | 'text' | 'hash' | 'written_at' | 'what' | 'is_written'> &
  Partial<ContentVersionsTable>;

/** Adds a text to those of its file. Throws what the engine threw. */
export async function addVersion(db: Kysely<Tables>, version: NewVersion): Promise<void> {
  const { newest } = await db
    .selectFrom('content_versions')
    .select(({ fn }) => fn.max('number').as('newest'))
    .where('file', '=', version.file)
    .executeTakeFirstOrThrow();
  const number = Number(newest ?? 0) + 1;
  await db
    .insertInto('content_versions')
    .values({ ...version, number })
    .execute();
}
