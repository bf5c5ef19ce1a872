import { readDraft, readDraftHeads } from '#server/content/editing/drafts.ts';
import type { EditingBacking } from '#server/content/editing/editing-backing.ts';
import { recordPath } from '#server/content/editing/record-kinds.ts';
import { readLiveFile } from '#server/content/editing/record-reader.ts';
import { fileTextOf } from '#server/content/editing/storable-value.ts';
import type { FileChanges } from '#server/content/files/content-files.ts';
import { askStore } from '#server/store/open-store.ts';

/** What all drafts would make of the folder's files; nothing of a draft that can be no file. Throws StoreUnavailable. */
export async function draftChanges({ store, folder }: Pick<EditingBacking, 'store' | 'folder'>): Promise<FileChanges> {
  const changes = new Map<string, string | undefined>();
  for (const head of await askStore(store, readDraftHeads)) {
    const draft = await askStore(store, (db) => readDraft(db, head));
    if (draft === undefined) continue;
    const live = await readLiveFile(folder, draft);
    const made = fileTextOf(draft.kind, draft.value, live?.text);
    if ('text' in made) changes.set(recordPath(draft), made.text);
  }
  return changes;
}
