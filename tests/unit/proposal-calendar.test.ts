import { expect, test } from 'vitest';
import { proposalEntries } from '#features/proposals/proposal-calendar.ts';
import { sampleOffer, sampleToken } from '#tests/support/proposals/sample-proposal.ts';

test('the trip and each date by which something is due are entries of their own, and none has the secret', () => {
  const entries = proposalEntries(sampleOffer, '2026-11-28');
  expect(entries.map((entry) => ('days' in entry ? [entry.title, entry.days.first, entry.days.last] : entry))).toEqual([
    ['Maasai Mara Safari', '2027-08-04', '2027-08-06'],
    ['Decide about Maasai Mara Safari', '2026-12-04', '2026-12-04'],
    ['Deposit for Maasai Mara Safari: $1,842.72', '2026-12-11', '2026-12-11'],
    ['Balance for Maasai Mara Safari: $4,299.68', '2027-06-05', '2027-06-05'],
  ]);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(JSON.stringify(entries)).not.toContain('proposal=');
  expect(JSON.stringify(entries)).not.toContain(sampleToken);
});

test('the first day on which cancelling costs something has an entry; a day that has gone has none', () => {
  const cancellation = [
    { daysBefore: 60, chargePercent: 0, from: '2026-11-27' },
    { daysBefore: 30, chargePercent: 50, from: '2027-06-06' },
    { daysBefore: 0, chargePercent: 100, from: '2027-07-06' },
  ];
  const titles = proposalEntries({ ...sampleOffer, cancellation }, '2026-12-05').map(({ title }) => title);
  expect(titles).toEqual([
    'Maasai Mara Safari',
    'Deposit for Maasai Mara Safari: $1,842.72',
    'Balance for Maasai Mara Safari: $4,299.68',
    'Maasai Mara Safari: from today cancelling costs 50 %, $3,071.20',
  ]);
});
