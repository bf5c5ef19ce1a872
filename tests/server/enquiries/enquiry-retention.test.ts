import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { forgetEnquiries, monthsBefore } from '#server/enquiries/forget-enquiries.ts';
import { runEnquiriesCommand } from '#server/operator-commands/run-enquiries-command.ts';
import { trustClock } from '#server/retention/clock-check.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { contactBody } from '#tests/support/enquiries/enquiries.ts';
import { openEnquiryApp } from '#tests/support/enquiries/enquiry-app.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';

onEveryEngine(({ open, settings }) => {
  test('an enquiry goes with its mails when its time is over, and no sooner (B-142)', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'retention-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    let now = new Date('2024-11-20T08:59:59Z');
    const store = await open(dataDir);
    const app = await openEnquiryApp({ store, clock: () => now });
    const take = async () => {
      const response = await app.post('/api/contact', contactBody({ turnstileToken: await app.token() }));
      return (await response.json()).reference as string;
    };
    const old = await take();
    now = new Date('2024-11-20T09:00:01Z');
    const young = await take();
    now = new Date('2026-11-20T09:00:00Z');
    await trustClock(store.db, now);
    const outboxFolder = join(dataDir, 'outbox');
    mkdirSync(outboxFolder);
    for (const reference of [old, young]) writeFileSync(join(outboxFolder, `${reference}-enquiry.eml`), '');
    const forget = (months: number) => forgetEnquiries({ queue: createWriteQueue(store), outboxFolder, months }, now);
    const retention = async (months: string) => {
      const told: string[] = [];
      const env = { ...settings(dataDir), KEEP_ENQUIRIES_MONTHS: months };
      const out = (text: string) => {
        told.push(text);
      };
      await runEnquiriesCommand(['retention'], { env, out, err: () => {}, clock: () => now });
      return told.join('');
    };

    expect(await forget(0)).toBe(0);
    expect(await retention('0')).toBe('Enquiries are kept for ever (KEEP_ENQUIRIES_MONTHS).\n');
    expect(await retention('24')).toBe(
      'Enquiries are kept for 24 months (KEEP_ENQUIRIES_MONTHS). 2 will be removed in the next 30 days.\n',
    );
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
