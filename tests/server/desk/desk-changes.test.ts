import { expect, test } from 'vitest';
import { changesOf, recordChange } from '#server/history/desk-changes.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';

onEveryEngine((engine) => {
  test('changes of the same instant stand in the order in which they were made, the newest first', async () => {
    const { db } = await engine.open();
    const subject = { kind: 'enquiry' as const, id: 'AAAA2222' };
    const at = new Date('2026-11-29T08:00:00Z');
    const all = Array.from({ length: 30 }, (_, index) => `step ${index}`);
    for (const what of all) await recordChange(db, { subject, at, what });
    expect((await changesOf(db, subject)).map(({ what }) => what)).toEqual(all.toReversed());
  });
});
