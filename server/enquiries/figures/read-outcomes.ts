import type { ReadOutcomes } from '#server/enquiries/figures/enquiry-figures.ts';

/** What the office has made of the enquiries of a span. Throws what the engine threw. */
export const readOutcomes: ReadOutcomes = async (db, { from, until }) => {
  const rows = await db
    .selectFrom('enquiries')
    .select(['reference', 'first_answered_at', 'state'])
    .where('received_at', '>=', from)
    .where('received_at', '<', until)
    .where((row) => row.or([row('first_answered_at', 'is not', null), row('state', '=', 'won')]))
    .execute();
  return rows.map(({ reference, first_answered_at, state }) => ({
    reference,
    firstAnsweredAt: first_answered_at,
    isWon: state === 'won',
  }));
};
