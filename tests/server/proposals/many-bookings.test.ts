import { expect, test } from 'vitest';
import type { DeskDepartureDetail } from '#contract/desk/departures.ts';
import { bookingStages } from '#contract/trip/booking.ts';
import { readEnv } from '#server/env.ts';
import { departureOffered } from '#server/store/migrations/025-departure-offered.ts';
import { newYear } from '#tests/support/enquiries/enquiries.ts';
import { leastBlock, longestAllowed } from '#tests/support/load/loop-blocks.ts';
import { fillBookings } from '#tests/support/proposals/many-bookings.ts';
import { openProposalDesk } from '#tests/support/proposals/proposal-desk.ts';
import { onEveryEngine, sqlite } from '#tests/support/store/store-engines.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

test('ten thousand bookings keep no visitor waiting: their list, their table, who travels on a date, the letters of a minute (B-915)', {
  timeout: 120_000,
}, async () => {
  const lettersByThemselves = { from: '2026-11-01', paymentDue: 5, paymentOverdue: 2, beforeTrip: 10, afterTrip: 3 };
  const operator = { ...readEnv({}).enquiries.operator, lettersByThemselves };
  const office = await openProposalDesk(sqlite, { dataDir: temporaryFolder(), backing: { operator } });
  const { reference } = await office.held(1);
  await fillBookings(office, 10_000);
  const paths = ['/bookings', '/bookings?page=200', '/bookings?stage=paid', '/booking-table', `/departures/${newYear}`];
  for (const path of paths) {
    const { least } = await leastBlock(async () => () => office.read(path));
    if (process.env.FIGURES) console.log(path, least.toFixed(1));
    expect(least, path).toBeLessThanOrEqual(longestAllowed);
  }
  const sweep = await leastBlock(async () => office.sweep);
  expect(sweep.least).toBeLessThanOrEqual(longestAllowed);
  const { counts } = await office.read<{ counts: Record<string, number> }>('/bookings');
  expect(bookingStages.every((stage) => Number(counts[stage]) > 1600)).toBe(true);
  const { parties } = await office.read<DeskDepartureDetail>(`/departures/${newYear}`);
  expect(parties.filter(({ enquiry }) => enquiry === reference)).toHaveLength(1);
});

onEveryEngine((engine) => {
  test('versions of before are found by the departure they offer (B-915)', async () => {
    const { store, sentSeats, sent } = await openProposalDesk(engine);
    await sentSeats(1);
    await sent();
    const rows = () => store.db.selectFrom('proposal_versions').selectAll().orderBy('version_id').execute();
    const before = await rows();
    expect(new Set(before.map((row) => row.departure_id))).toEqual(new Set([newYear, null]));
    await store.db.schema.dropIndex('proposal_versions_by_departure').execute();
    await store.db.schema.alterTable('proposal_versions').dropColumn('departure_id').execute();
    await departureOffered.up(store.db);
    expect(await rows()).toEqual(before);
  });
});
