import type { DayEntry } from '#contract/calendar/calendar-entries.ts';
import type { ProposalOffer } from '#contract/forms/proposals.ts';
import { formatUsd } from '#contract/words/money.ts';
import { paymentNames } from '#contract/words/trip-words.ts';
import { chargeWords, travellersOf } from '#features/proposals/proposal-words.ts';
import { saveCalendar } from '#platform/calendar/calendar-file.ts';
import { operator } from '#platform/operator.ts';
import { absolute } from '#platform/page-head.ts';

/**
 * The trip, and each date by which something is to be done, as all-day entries. None of them has the secret of the link: a calendar
 * is shared with many.
 *
 * @param today `YYYY-MM-DD`; a day that has gone has no entry
 */
export function proposalEntries(offer: ProposalOffer, today: string): DayEntry[] {
  const { tour, startDate, endDate, validUntil, payments, total } = offer;
  const about = `${tour.kind}-${tour.slug}-${startDate}`;
  const url = absolute(`/${tour.kind}/${tour.slug}`);
  const on = (id: string, day: string, title: string, note: string): DayEntry => ({
    id: `${about}-${id}`,
    title,
    days: { first: day, last: day },
    note,
    url,
  });
  const charge = firstCharge(offer);
  const deadlines = [
    on('valid', validUntil, `Decide about ${tour.name}`, `The price of ${formatUsd(total)} stands until this day.`),
    ...payments.map(({ what, amount, dueOn }) =>
      on(what, dueOn, `${paymentNames[what]} for ${tour.name}: ${formatUsd(amount)}`, `Due to ${operator.name}.`),
    ),
    ...(charge === undefined
      ? []
      : [
          on(
            'cancellation',
            charge.from,
            `${tour.name}: from today cancelling costs ${chargeWords(charge.chargePercent, total)}`,
            'The terms of your proposal say more.',
          ),
        ]),
  ].filter(({ days }) => days.first >= today);
  const note = `For ${travellersOf(offer)}. ${operator.name}, ${operator.phone}, ${operator.email}`;
  const days = { first: startDate, last: endDate };
  return [{ id: `${about}-trip`, title: tour.name, days, note, url }, ...deadlines];
}

/** The first day on which cancelling costs something. */
function firstCharge({ cancellation }: ProposalOffer): ProposalOffer['cancellation'][number] | undefined {
  return cancellation
    .filter(({ chargePercent }) => chargePercent > 0)
    .toSorted((one, other) => one.from.localeCompare(other.from))[0];
}

export async function saveProposalCalendar(offer: ProposalOffer, today: string): Promise<void> {
  await saveCalendar(`${offer.tour.slug}-${offer.startDate}`, proposalEntries(offer, today));
}
