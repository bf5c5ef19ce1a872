import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { enquiryWork } from '#server/store/migrations/012-enquiry-work.ts';
import { searchWords } from '#server/store/migrations/019-search-words.ts';
import type { Tables } from '#server/store/tables.ts';
import { openOffice } from '#tests/support/desk/office.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';

onEveryEngine((engine) => {
  test('enquiries of an earlier version begin as new, and are found by the same words as later ones (B-520)', async () => {
    const desk = await openOffice(engine);
    await desk.contact({ name: 'Ångström', phone: '+44 20 7946 0958', preferredContact: 'phone' });
    await desk.contact({
      context: { kind: 'tour', id: 'marsh-day', name: 'Marsh day', url: '/tour/marsh-day' },
      message: `${'A long message. '.repeat(100)}end`,
    });
    for (let count = 0; count < 3; count += 1) await desk.safari({ notes: "It's a honeymoon." });
    const { db } = desk.store;
    const rows = () => db.selectFrom('enquiries').selectAll().orderBy('reference').execute();
    const before = await rows();

    await takeWorkAway(db);
    expect(Object.keys((await sql<object>`select * from enquiries`.execute(db)).rows[0] ?? {})).not.toContain('state');
    await enquiryWork.up(db);
    await searchWords.up(db);

    expect(await rows()).toEqual(before);
    expect(new Set(before.map(({ state, version, tags }) => `${state} ${version} ${tags}`))).toEqual(
      new Set(['new 1 []']),
    );
    expect(before.every(({ search_text }) => search_text.includes('mail.example'))).toBe(true);
  });
});

/** The store as it was before the office worked on enquiries at a desk. */
async function takeWorkAway({ schema }: Kysely<Tables>): Promise<void> {
  for (const table of ['enquiry_replies', 'enquiry_notes']) await schema.dropTable(table).execute();
  for (const index of ['enquiries_by_tags', 'enquiries_by_work']) await schema.dropIndex(index).execute();
  const columns = ['state', 'lost_reason', 'owner', 'tags', 'remind_on', 'version', 'first_answered_at', 'search_text'];
  for (const column of columns) await schema.alterTable('enquiries').dropColumn(column).execute();
}
