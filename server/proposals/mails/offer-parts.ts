import type { ProposalOffer, ProposedDay } from '#contract/forms/proposals.ts';
import { formatFullDay } from '#contract/words/days.ts';
import { driveWords } from '#contract/words/journey-words.ts';
import { formatUsd, formatUsdRange } from '#contract/words/money.ts';
import { activityWords, agesWords, partyWords, paymentNames, stayWords } from '#contract/words/trip-words.ts';
import { dayOrOpen } from '#server/enquiries/mails/trip-parts.ts';
import { type Fact, factsOf, factsPart, type MailPart, paragraph } from '#server/mail/content/mail-content.ts';

/** Everything a version offers, as its mail lists it: no figure stands behind the link alone. */
export function offerParts(offer: ProposalOffer): MailPart[] {
  return [
    { kind: 'facts', title: 'The trip', facts: tripFacts(offer) },
    { kind: 'facts', title: 'Day by day', facts: offer.days.map(dayFact) },
    amountsPart(offer),
    ...paymentsParts(offer),
    { kind: 'facts', title: 'The whole trip, with what you pay to others', facts: wholeTripFacts(offer) },
    ...listPart('What is included', offer.included),
    ...listPart('What is not included', offer.notIncluded),
    ...cancellationParts(offer),
    paragraph(offer.terms),
  ];
}

/** Which trip, when and for whom. */
export function tripFacts(offer: ProposalOffer): Fact[] {
  const { tour, startDate, endDate, guests, childAges, departure, rooms, planner, stays, activities } = offer;
  return factsOf([
    { label: 'Tour', value: tour.name },
    { label: 'From', value: formatFullDay(startDate) },
    { label: 'To', value: formatFullDay(endDate) },
    { label: 'Travellers', value: partyWords(guests) },
    childAges.length > 0 && { label: 'Ages of the children', value: agesWords(childAges) },
    departure !== null && { label: 'Seats', value: String(departure.seats) },
    departure?.room !== undefined && {
      label: 'Room',
      value: departure.room === 'shared' ? 'shared with another traveller' : 'your own',
    },
    rooms !== undefined && { label: 'Rooms', value: rooms },
    ...stays.map((stay) => ({ label: 'Stay', value: stayWords(stay) })),
    ...activities.map((activity) => ({ label: 'Activity', value: activityWords(activity, dayOrOpen) })),
    planner !== null && { label: 'Planned by', value: planner.isExample ? `${planner.name} (example)` : planner.name },
  ]);
}

/** A day in one line. */
function dayFact({ day, date, title, drive, meals, stay, stayNote, activities }: ProposedDay): Fact {
  const parts = [
    `day ${day}, ${title}`,
    ...(drive === undefined ? [] : [driveWords(drive)]),
    ...(activities.length === 0 ? [] : [`added: ${activities.join(', ')}`]),
    ...(meals.length === 0 ? [] : [meals.join(', ')]),
    ...(stay === null ? [] : [`night at ${stay}`]),
    ...(stayNote === undefined ? [] : [stayNote]),
  ];
  return { label: formatFullDay(date), value: parts.join('; ') };
}

export function amountsPart({ lines, total }: ProposalOffer): MailPart {
  const all = lines.map(({ label, note, amount }): [string, number] => [
    note === undefined ? label : `${label} (${note})`,
    amount,
  ]);
  return { kind: 'amounts', title: 'What you pay to us', lines: [...all, ['Total, USD', total]] };
}

export function paymentsParts({ payments }: ProposalOffer): MailPart[] {
  const only = payments.length === 1;
  const facts = payments.map(({ what, amount, dueOn }) => ({
    label: only ? 'All of it' : paymentNames[what],
    value: `${formatUsd(amount)}, due by ${formatFullDay(dueOn)}`,
  }));
  return factsPart('When it is due', facts);
}

function wholeTripFacts({ total, toOthers: { fees, others, wholeTrip } }: ProposalOffer): Fact[] {
  return [
    { label: 'To us', value: formatUsd(total) },
    ...fees.map(({ name, payee, checkedOn, amount }) => ({
      label: name,
      value: `${formatUsd(amount)} to ${payee} (checked ${formatFullDay(checkedOn)})`,
    })),
    ...others.map(({ name, least, most }) => ({ label: name, value: formatUsdRange({ least, most }) })),
    { label: 'The whole trip', value: formatUsdRange(wholeTrip) },
  ];
}

function listPart(title: string, lines: readonly string[]): MailPart[] {
  return lines.length === 0 ? [] : [{ kind: 'list', title, lines }];
}

function cancellationParts({ cancellation }: ProposalOffer): MailPart[] {
  const facts = cancellation.map(({ from, chargePercent }) => ({
    label: `From ${formatFullDay(from)}`,
    value: chargePercent === 0 ? 'we keep nothing' : `we keep ${chargePercent} %`,
  }));
  return factsPart('If you cancel', facts);
}
