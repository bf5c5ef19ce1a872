import { addDays } from '#contract/calendar/calendar.ts';
import type { ProposalOffer } from '#contract/forms/proposals.ts';
import { inCents } from '#contract/money/price.ts';
import { bookingStages } from '#contract/trip/booking.ts';
import { newYear } from '#tests/support/enquiries/enquiries.ts';
import type { ProposalDesk } from '#tests/support/proposals/proposal-desk.ts';

/** Bookings of four years, as many at each stage, two of three on a date of their own, made of one that was made at the desk. */
export async function fillBookings({ store: { db }, held }: ProposalDesk, count: number): Promise<void> {
  const { id, reference: first } = await held(1);
  const enquiry = await db.selectFrom('enquiries').selectAll().where('reference', '=', first).executeTakeFirstOrThrow();
  const proposal = await db.selectFrom('proposals').selectAll().where('proposal_id', '=', id).executeTakeFirstOrThrow();
  const versions = db.selectFrom('proposal_versions').selectAll().where('proposal_id', '=', id);
  const version = await versions.executeTakeFirstOrThrow();
  const booking = await db.selectFrom('bookings').selectAll().where('proposal_id', '=', id).executeTakeFirstOrThrow();
  const sample: ProposalOffer = JSON.parse(version.offer);
  const one = (index: number) => {
    const key = index.toString(16).padStart(16, '0');
    const reference = index
      .toString(8)
      .padStart(8, '0')
      .replace(/[01]/g, (digit) => (digit === '0' ? '8' : '9'));
    const stage = bookingStages[index % bookingStages.length];
    const startDate = addDays('2026-12-01', stage === 'travelled' ? -(10 + (index % 700)) : index % 700);
    const endDate = addDays(startDate, 3);
    const departure = index % 3 === 0 ? null : { id: `marsh-together-${startDate}`, seats: 1 };
    const payments = sample.payments.map((payment, step) => ({
      ...payment,
      dueOn: addDays(startDate, step * 30 - 60),
    }));
    const at = new Date(Date.parse(proposal.begun_at) - index * 600_000).toISOString();
    const isOver = stage === 'given-back';
    const received = stage === 'deposit' ? payments.slice(0, 1) : stage === 'held' || isOver ? [] : payments;
    return {
      enquiries: {
        ...enquiry,
        reference,
        client_request_id: key,
        email: `${key}@mail.example`,
        details: enquiry.details.replaceAll(newYear, departure?.id ?? ''),
      },
      proposals: {
        ...proposal,
        proposal_id: key,
        reference,
        next_version_id: `n${key}`,
        hold_id: null,
        state: isOver ? ('withdrawn' as const) : ('held' as const),
      },
      proposal_versions: {
        ...version,
        version_id: key,
        proposal_id: key,
        offer: JSON.stringify({ ...sample, startDate, endDate, payments, departure }),
        departure_id: departure?.id ?? null,
      },
      bookings: {
        ...booking,
        proposal_id: key,
        start_date: startDate,
        end_date: endDate,
        payments: JSON.stringify(payments),
        confirmed_at: stage === 'held' ? null : at,
        given_back_at: isOver ? at : null,
      },
      receipts: (stage === 'confirmed' ? [] : received).map(({ what, amount }) => ({
        receipt_id: `${key} ${what}`,
        proposal_id: key,
        received_on: '2026-11-01',
        cents: inCents(amount),
        how: 'bank transfer',
        written_by: proposal.begun_by,
        written_at: at,
      })),
    };
  };
  for (let from = 0; from < count; from += 500) {
    const made = Array.from({ length: 500 }, (_, index) => one(from + index));
    await db.transaction().execute(async (all) => {
      for (const table of ['enquiries', 'proposals', 'proposal_versions', 'bookings'] as const) {
        await all
          .insertInto(table)
          .values(made.map((rows) => rows[table]))
          .execute();
      }
      await all
        .insertInto('booking_receipts')
        .values(made.flatMap(({ receipts }) => receipts))
        .execute();
    });
  }
}
