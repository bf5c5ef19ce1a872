import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ContentVersion } from '#contract/desk/content.ts';
import { describeDifferences } from '#server/content/editing/describe-differences.ts';
import { type RecordName, recordPath } from '#server/content/editing/record-kinds.ts';
import { readRecordText } from '#server/content/editing/record-text.ts';
import { readVersions } from '#server/content/editing/versions.ts';
import { askStore, type Store } from '#server/store/open-store.ts';

/** The texts a record's file had, newest first, each against the one before it. @throws StoreUnavailable */
export async function readHistory(store: Store, record: RecordName): Promise<ContentVersion[]> {
  const rows = await askStore(store, (db) => readVersions(db, recordPath(record)));
  const versions: ContentVersion[] = [];
  let after = contentOf(rows[0]?.text);
  for (const [index, row] of rows.entries()) {
    // Each is read whole: others are answered in between.
    await nextTurn();
    const earlier = rows[index + 1];
    const before = contentOf(earlier?.text);
    versions.push({
      id: String(row.number),
      at: row.written_at,
      by: row.written_by,
      what: row.what,
      hash: row.hash,
      changes: earlier === undefined ? [] : describeDifferences(before, after),
    });
    after = before;
  }
  return versions;

  function contentOf(text: string | null | undefined) {
    return text === null || text === undefined ? undefined : readRecordText(record.kind, text);
  }
}
