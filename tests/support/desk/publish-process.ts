import { saveDraft } from '#server/content/editing/change-drafts.ts';
import { finishPublications } from '#server/content/editing/publication.ts';
import { createPublisher } from '#server/content/editing/publish-drafts.ts';
import { readLiveFile } from '#server/content/editing/record-reader.ts';
import type { LiveContent } from '#server/content/live/live-content.ts';
import { openStore } from '#server/store/open-store.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';

/*
 * `<folder> <data folder> <database, or empty>`: starts as a server does, then writes one number into three records and publishes
 * them together, again and again with the next number, until it is killed.
 */

const [folder = '', dataDir = '', databaseUrl = ''] = process.argv.slice(2);
const store = await openStore({ dataDir, ...(databaseUrl !== '' && { databaseUrl }) });
const live: LiveContent = {
  catalogue: () => {
    throw new Error('is not asked for here');
  },
  prepare: () => undefined,
  check: async () => [],
  prose: async () => ({ prose: [], faults: [] }),
  refresh: async () => undefined,
  state: () => ({ version: '', since: new Date(), pagesWaiting: 0, needsBuild: false, problems: [] }),
};
const backing = { store, queue: createWriteQueue(store), live, folder };
await finishPublications(backing);
const publisher = createPublisher(backing);
const records = ['marsh-day', 'marsh-week', 'marsh-and-island'].map((name) => ({ kind: 'tours' as const, name }));

process.stdout.write('begun\n');
for (;;) {
  const editor = { by: 'wanjiru@desk.example', at: new Date() };
  const drafts: { kind: 'tours'; name: string; version: number }[] = [];
  for (const record of records) {
    const file = await readLiveFile(folder, record);
    const fields = file?.value?.fields as { order: number };
    const { draft } = await readVersion(record.name);
    const value = { fields: { ...fields, order: fields.order + 10 }, text: null };
    await saveDraft(backing, record, { ...value, basedOn: file?.hash ?? '', version: draft }, editor);
    drafts.push({ ...record, version: (await readVersion(record.name)).draft });
  }
  await publisher.publish(drafts, editor);
}

async function readVersion(name: string): Promise<{ draft: number }> {
  const row = await store.db
    .selectFrom('content_drafts')
    .select('version')
    .where('name', '=', name)
    .where('value', 'is not', null)
    .executeTakeFirst();
  return { draft: row?.version ?? 0 };
}
