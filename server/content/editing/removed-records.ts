import type { Kysely } from 'kysely';
import { headOfValue, type RecordHead } from '#server/content/editing/record-index.ts';
import { type RecordName, recordAt, recordPath } from '#server/content/editing/record-kinds.ts';
import { readRecordText } from '#server/content/editing/record-text.ts';
import { readVersions } from '#server/content/editing/versions.ts';
import type { Tables } from '#server/store/tables.ts';

/** Records that were taken off the site at the desk, whatever is there again since. Throws what the engine threw. */
export async function readRemovedNames(db: Kysely<Tables>): Promise<RecordName[]> {
  const rows = await db
    .selectFrom('content_versions as one')
    .select('file')
    .where('what', '=', 'removed')
    .where('is_written', '=', 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('content_versions as later')
            .select('later.number')
            .whereRef('later.file', '=', 'one.file')
            .whereRef('later.number', '>', 'one.number')
            .where('later.is_written', '=', 1),
        ),
      ),
    )
    .orderBy('file')
    .execute();
  return rows.flatMap(({ file }) => recordAt(file) ?? []);
}

/** What a record that was taken away was called; undefined where the desk never took it away. Throws what the engine threw. */
export async function removedHead(db: Kysely<Tables>, record: RecordName): Promise<RecordHead | undefined> {
  const [removed, before] = await readVersions(db, recordPath(record), 2);
  if (removed?.what !== 'removed') return undefined;
  const text = before?.text ?? undefined;
  return headOfValue(record, text === undefined ? undefined : readRecordText(record.kind, text));
}
