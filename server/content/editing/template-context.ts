import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentKind } from '#contract/desk/content.ts';
import { fieldOf } from '#records/values.ts';
import type { TemplateContext } from '#server/content/catalogue/templates/record-template.ts';
import { readDraftsOf } from '#server/content/editing/drafts.ts';
import type { EditingBacking } from '#server/content/editing/editing-backing.ts';
import { readRecordFile } from '#server/content/editing/record-file.ts';
import { namesOf } from '#server/content/editing/record-index.ts';
import { recordPath } from '#server/content/editing/record-kinds.ts';
import { readRecordText } from '#server/content/editing/record-text.ts';
import { askStore } from '#server/store/open-store.ts';

/** The names of a kind's files, in small letters, which some disks do not tell from others. */
export async function takenNames(folder: string, kind: ContentKind): Promise<Set<string>> {
  const files = await readdir(join(folder, kind)).catch(() => []);
  return new Set(files.map((file) => file.replace(/\.\w+$/, '').toLowerCase()));
}

/** What a new record of a kind stands among: what is shown, and of its own kind drafts and unfinished records as well. */
export async function whatIsThere(
  { store, live, folder }: Omit<EditingBacking, 'queue'>,
  kind: ContentKind,
): Promise<Pick<TemplateContext, 'destinations' | 'tours' | 'placed'>> {
  const { destinations, tours } = live.catalogue();
  const drafts = await askStore(store, (db) => readDraftsOf(db, kind));
  const all = [...(await writtenFields(folder, kind)), ...drafts.map(({ value }) => value.fields)].flat();
  return {
    destinations: [...destinations.values()].map(({ record }) => record),
    tours: [...tours.values()].map(({ record }) => record),
    placed: all.flatMap((fields) => {
      const [order, category] = [fieldOf(fields, 'order'), fieldOf(fields, 'category')];
      if (typeof order !== 'number') return [];
      return [{ order, ...(typeof category === 'string' && { category }) }];
    }),
  };
}

async function writtenFields(folder: string, kind: ContentKind): Promise<unknown[]> {
  const written: unknown[] = [];
  for (const name of await namesOf(folder, kind)) {
    const file = await readRecordFile(folder, recordPath(name));
    if (file !== undefined && 'text' in file) written.push(readRecordText(kind, file.text)?.fields);
  }
  return written;
}
