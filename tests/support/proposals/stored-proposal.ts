import { officeDay } from '#contract/calendar/calendar.ts';
import { storeEnquiry } from '#server/enquiries/store-enquiry.ts';
import { readEnv } from '#server/env.ts';
import { createReadingBoard } from '#server/group-tours/departure-board.ts';
import { beginDraft } from '#server/proposals/begin-draft.ts';
import { beginProposal, sendVersion } from '#server/proposals/change-proposals.ts';
import { readDraft } from '#server/proposals/offer.ts';
import { createProposalTokens } from '#server/proposals/proposal-links.ts';
import { type TestApp, testNow, testSecret } from '#tests/support/test-app.ts';

const versionId = '00000000000000aa';
const by = 'wanjiru@desk.example';

/** What opens the proposal below. */
export const storedToken = createProposalTokens(testSecret).make('open', versionId, testNow);

/** A proposal of the first tour, without a desk: at 1 July 2027, for two. Gives what it comes to. */
export async function storeProposal({ store, catalogue }: Pick<TestApp, 'store' | 'catalogue'>): Promise<number> {
  const traveller = { name: 'Ada Traveller', email: 'ada@mail.example', preferredContact: 'email' as const };
  const details = { kind: 'contact' as const, traveller, topic: 'tour' as const, message: 'Elephants, please.' };
  const today = officeDay(testNow);
  const { operator } = readEnv({}).enquiries;
  const begun = beginDraft({ catalogue, operator, today }, details);
  const draft = { ...begun, trip: { ...begun.trip, startDate: '2027-07-01' } };
  const board = createReadingBoard({ catalogue: () => catalogue, store, clock: () => testNow });
  const { offer } = await readDraft({ catalogue, board, today }, draft, traveller);
  if (offer === undefined) throw new Error('The first tour has no price.');
  await store.db.transaction().execute(async (db) => {
    const enquiry = { clientRequestId: 'proposal', digest: '', consentVersion: '1', details };
    const reference = (await storeEnquiry(db, enquiry, testNow)) ?? '';
    const { id = '' } = (await beginProposal(db, { reference, draft, by, now: testNow })) ?? {};
    await db.updateTable('proposals').set({ next_version_id: versionId }).where('proposal_id', '=', id).execute();
    await sendVersion(db, { id, version: 1, by, now: testNow }, offer);
  });
  return offer.total;
}
