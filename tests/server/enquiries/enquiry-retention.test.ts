import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forgetEnquiries, monthsBefore } from '#server/enquiries/forget-enquiries.ts';
import { countRemovedSoon } from '#server/enquiries/removed-soon.ts';
import { trustClock } from '#server/retention/clock-check.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { openTestApp, referenceOf } from '#tests/support/app-under-test.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

onEveryEngine(({ open }) => {
  test('an enquiry goes with its mails when its time is over, and no sooner (B-142)', async () => {
    const dataDir = temporaryFolder();
    let now = new Date('2024-11-20T08:59:59Z');
    const store = await open(dataDir);
    const app = await openTestApp({ store, clock: () => now });
    const old = await referenceOf(app.contact());
    now = new Date('2024-11-20T09:00:01Z');
    const young = await referenceOf(app.contact());
    now = new Date('2026-11-20T09:00:00Z');
    await trustClock(store.db, now);
    const outboxFolder = join(dataDir, 'outbox');
    mkdirSync(outboxFolder);
    for (const reference of [old, young]) writeFileSync(join(outboxFolder, `${reference}-enquiry.eml`), '');
    const forget = (months: number) => forgetEnquiries({ queue: createWriteQueue(store), outboxFolder, months }, now);

    expect(await forget(0)).toBe(0);
    expect(await countRemovedSoon(store.db, 0, now)).toBe(0);
    expect(await countRemovedSoon(store.db, 24, now)).toBe(2);
    expect(await forget(24)).toBe(1);
    expect(await app.references()).toEqual([young]);
    const mails = await store.db.selectFrom('outbox').select('subject_id').execute();
    expect(new Set(mails.map(({ subject_id }) => subject_id))).toEqual(new Set([young]));
    expect(readdirSync(outboxFolder)).toEqual([`${young}-enquiry.eml`]);
    expect(await forget(24)).toBe(0);
  });
});

test('months are counted by the calendar', () => {
  const before = (day: string, months: number) =>
    monthsBefore(new Date(`${day}T10:00:00Z`), months)
      .toISOString()
      .slice(0, 10);
  expect(before('2026-11-20', 24)).toBe('2024-11-20');
  expect(before('2026-03-31', 1)).toBe('2026-02-28');
  expect(before('2028-02-29', 12)).toBe('2027-02-28');
  expect(before('2026-01-15', 1)).toBe('2025-12-15');
});
