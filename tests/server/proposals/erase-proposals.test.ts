import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { forgetEnquiries } from '#server/enquiries/forget-enquiries.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { openProposalDesk, tokenIn } from '#tests/support/proposals/proposal-desk.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const ways = ['erased', 'forgotten'] as const;

onEveryEngine((engine) => {
  test.each(ways)('a proposal is %s with its enquiry, and nothing of it is left (B-691)', async (way) => {
    const office = await openProposalDesk(engine);
    const { store, time } = office;
    const proposal = await office.sentSeats(2);
    const token = tokenIn(proposal);
    await office.visitors.post('/api/proposal/question', { token, text: 'Is it warm?', clientRequestId: randomUUID() });
    const held = await office.visitors.post('/api/proposal/hold', {
      token,
      name: 'Ada Traveller',
      total: proposal.total,
      clientRequestId: randomUUID(),
    });
    expect(held.status).toBe(200);
    const kept = await office.sent();

    if (way === 'erased') {
      const { reference } = proposal;
      expect((await office.request('POST', `/enquiries/${reference}/erase`, { reference })).status).toBe(200);
    } else {
      await store.db
        .updateTable('enquiries')
        .set({ received_at: '2020-01-01T00:00:00.000Z' })
        .where('reference', '=', proposal.reference)
        .execute();
      // What is booked is kept until it was travelled (B-854).
      await store.db.updateTable('bookings').set({ end_date: '2020-06-01' }).execute();
      const outboxFolder = temporaryFolder();
      await store.db
        .insertInto('retention')
        .values({
          what: 'enquiries',
          trusted_at: time.now.toISOString(),
          day: time.now.toISOString().slice(0, 10),
          removed: 0,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await forgetEnquiries({ queue: createWriteQueue(store), outboxFolder, months: 24 }, time.now);
      expect(readdirSync(outboxFolder)).toEqual([]);
    }
    const { db } = store;
    const left = {
      proposals: (await db.selectFrom('proposals').select('proposal_id').execute()).map(({ proposal_id: id }) => id),
      versions: (await db.selectFrom('proposal_versions').select('proposal_id').execute()).map(
        ({ proposal_id: id }) => id,
      ),
      questions: await db.selectFrom('proposal_questions').selectAll().execute(),
      mails: await db.selectFrom('outbox').select('message_id').where('subject_id', '=', proposal.reference).execute(),
    };
    expect(left).toEqual({ proposals: [kept.id], versions: [kept.id], questions: [], mails: [] });
    const everything = JSON.stringify([
      await db.selectFrom('desk_changes').selectAll().where('subject_kind', '!=', 'departure').execute(),
      await db.selectFrom('seat_holds').selectAll().execute(),
    ]);
    expect(everything).not.toContain(proposal.id);
    expect(everything).not.toContain(proposal.reference);
    expect(everything).not.toContain('Ada');
    // The seats stay the office's to give back.
    expect(await db.selectFrom('seat_holds').select(['state', 'for_whom']).execute()).toEqual([
      { state: 'live', for_whom: 'erased' },
    ]);
    expect((await office.visitors.post('/api/proposal', { token, isVisit: true })).status).toBe(404);
    expect((await office.open(tokenIn(kept))).state).toBe('open');
  });
});
