import { expect, test } from 'vitest';
import { changeDraft, readDraft } from '#server/content/editing/drafts.ts';
import { openOffice } from '#tests/support/desk/office.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { smallCatalogue, testNow } from '#tests/support/test-app.ts';

test('files that call the local price kes, as they did before, are read as those of today (B-772)', () => {
  const today = smallContent();
  const before = Object.fromEntries(
    Object.entries(today).map(([file, value]) => [
      file,
      typeof value === 'string' ? value : JSON.parse(JSON.stringify(value).replaceAll('"local":', '"kes":')),
    ]),
  );
  expect(JSON.stringify(before)).toContain('"kes":');
  const pricesOf = (files: typeof today) =>
    [...smallCatalogue(files).tours.values()].map(({ record }) => record.prices);
  expect(pricesOf(before)).toEqual(pricesOf(today));
});

test('so is a draft that was kept before (B-772)', async () => {
  const { store } = await openOffice();
  const record = { kind: 'tours', name: 'marsh-day' } as const;
  const value = { fields: { prices: { singleSupplement: { usd: 20, kes: 3000 } } }, text: null };
  await store.db.transaction().execute(async (db) => {
    await changeDraft(db, { ...record, value, basedOn: 'x', by: 'ada@example.com', at: testNow, version: 0 });
  });
  expect((await readDraft(store.db, record))?.value).toEqual({
    fields: { prices: { singleSupplement: { usd: 20, local: 3000 } } },
    text: null,
  });
});
