import type { ProposalLine, ProposalOffer, ProposedDay } from '#contract/proposals.ts';
import { stayWords } from '#contract/stay-words.ts';
import { type Row, rowsOf } from '#desk/proposals/compare/rows.ts';
import {
  activityInWords,
  agesInWords,
  paymentWords,
  peopleInWords,
  roomInWords,
} from '#desk/proposals/compare/trip-words.ts';
import { formatDay, formatDayRange } from '#platform/format/calendar-day.ts';
import { formatUsd } from '#platform/format/money.ts';
import { formatUsdRange } from '#platform/format/usd-range.ts';

/** Everything an offer says, in words: versions are held against each other by it. */
export function offerRows(offer: ProposalOffer): Row[] {
  const { departure, toOthers } = offer;
  return rowsOf([
    { key: 'tour', label: 'Tour', value: offer.tour.name },
    { key: 'dates', label: 'Dates', value: formatDayRange(offer.startDate, offer.endDate) },
    { key: 'people', label: 'People', value: peopleInWords(offer.guests) },
    { key: 'ages', label: 'Ages of the children', value: agesInWords(offer.childAges) },
    departure !== null && { key: 'seats', label: 'Seats', value: String(departure.seats) },
    { key: 'room', label: 'Room', value: roomInWords(departure?.room) },
    ...offer.days.flatMap(dayRows),
    {
      key: 'stays',
      label: 'Other nights',
      value: offer.stays.map(stayWords).join('\n'),
    },
    {
      key: 'activities',
      label: 'Added',
      value: offer.activities.map(({ name, people, date }) => activityInWords(name, people, date)).join('\n'),
    },
    ...offer.lines.map(lineRow),
    { key: 'total', label: 'Total', value: formatUsd(offer.total) },
    ...offer.payments.map(({ what, amount, dueOn }) => ({
      key: what,
      label: paymentWords[what],
      value: `${formatUsd(amount)} by ${formatDay(dueOn)}`,
    })),
    { key: 'whole', label: 'With what is paid to others', value: formatUsdRange(toOthers.wholeTrip) },
    { key: 'valid', label: 'Valid until', value: formatDay(offer.validUntil) },
    { key: 'planner', label: 'Planner', value: offer.planner?.name ?? 'The office' },
    { key: 'words', label: 'Words at the top', value: offer.words },
    { key: 'included', label: 'Included', value: offer.included.join('\n') },
    { key: 'not-included', label: 'Not included', value: offer.notIncluded.join('\n') },
    {
      key: 'cancellation',
      label: 'Cancellation',
      value: offer.cancellation
        .map(({ from, chargePercent }) => `From ${formatDay(from)}: ${chargePercent}%`)
        .join('\n'),
    },
    { key: 'terms', label: 'Terms', value: offer.terms },
  ]);
}

function dayRows({ day, title, stay, activities, description }: ProposedDay): Row[] {
  return [
    {
      key: `day ${day}`,
      label: `Day ${day}`,
      value: [title, ...activities, stay !== null && `Night: ${stay}`].filter((part) => part !== false).join('\n'),
    },
    { key: `day ${day} text`, label: `Day ${day}, its text`, value: description },
  ];
}

function lineRow({ kind, label, note, amount }: ProposalLine): Row {
  return {
    key: `line ${kind} ${label}`,
    label,
    value: note === undefined ? formatUsd(amount) : `${formatUsd(amount)}\n${note}`,
  };
}
