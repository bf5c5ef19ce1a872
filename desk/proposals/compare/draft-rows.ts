import { stayWords } from '#contract/stay-words.ts';
import { type Row, rowsOf } from '#desk/proposals/compare/rows.ts';
import {
  activityInWords,
  agesInWords,
  amountInWords,
  peopleInWords,
  roomInWords,
} from '#desk/proposals/compare/trip-words.ts';
import type { ProposalChoices, TypedProposal } from '#desk/proposals/typed/typed-proposal.ts';
import { formatDay } from '#platform/format/calendar-day.ts';

const notChosen = 'Not chosen';

/** The trip that a draft offers, in words. */
export function draftTripRows({ trip }: TypedProposal, choices: ProposalChoices): Row[] {
  const tourName = (slug: string) => choices.tours.find((tour) => tour.slug === slug)?.name ?? slug;
  if (trip.kind === 'departure') {
    return rowsOf([
      { key: 'tour', label: 'Tour', value: tourName(trip.groupTour) },
      { key: 'departure', label: 'Departure', value: departureInWords(trip.departureId) },
      { key: 'seats', label: 'Seats', value: String(trip.seats) },
      { key: 'room', label: 'Room', value: roomInWords(trip.room) },
    ]);
  }
  const activityName = (id: string) => choices.activities.find((activity) => activity.id === id)?.name ?? id;
  const stayName = (id: string) => choices.stays.find((stay) => stay.id === id)?.name ?? id;
  return rowsOf([
    { key: 'tour', label: 'Tour', value: tourName(trip.tour) },
    { key: 'start', label: 'First day', value: trip.startDate ? formatDay(trip.startDate) : notChosen },
    { key: 'people', label: 'People', value: peopleInWords(trip.guests) },
    { key: 'ages', label: 'Ages of the children', value: agesInWords(trip.childAges) },
    {
      key: 'activities',
      label: 'Added',
      value: trip.activities
        .map(({ id, guestCount, selectedDate }) => activityInWords(activityName(id), guestCount, selectedDate))
        .join('\n'),
    },
    {
      key: 'stays',
      label: 'Stays',
      value: trip.stays
        .map(({ id, insteadOf, ...stay }) =>
          stayWords({
            ...stay,
            name: stayName(id),
            insteadOf: insteadOf === undefined ? undefined : { name: stayName(insteadOf) },
          }),
        )
        .join('\n'),
    },
  ]);
}

/** Everything that is written in a draft, in words. */
export function draftRows(draft: TypedProposal, choices: ProposalChoices): Row[] {
  const { planner, discount, deposit } = draft;
  return rowsOf([
    { key: 'words', label: 'Words at the top', value: draft.words },
    {
      key: 'planner',
      label: 'Planner',
      value: planner === null ? 'The office' : (choices.planners.find(({ slug }) => slug === planner)?.name ?? planner),
    },
    { key: 'valid', label: 'Valid until', value: formatDay(draft.validUntil) },
    ...draftTripRows(draft, choices),
    {
      key: 'own',
      label: 'Own lines',
      value: draft.ownLines.map(({ label, amount }) => `${label} ${amountInWords(amount)}`).join('\n'),
    },
    discount !== null && {
      key: 'discount',
      label: 'Discount',
      value: `${amountInWords(discount.amount)}, ${discount.reason}`,
    },
    { key: 'deposit', label: 'Deposit', value: `${deposit.percent}% by ${formatDay(deposit.dueOn)}` },
    { key: 'balance', label: 'Balance', value: `by ${formatDay(draft.balanceDueOn)}` },
    { key: 'terms', label: 'Terms', value: draft.terms },
  ]);
}

/** A departure's name ends in its first day. */
export function departureInWords(id: string | null | undefined): string {
  return id ? formatDay(id.slice(-10)) : notChosen;
}
