import { stayPart, type TripPart } from '#contract/trip/trip-comparison.ts';
import { roomsWords, type Typed } from '#contract/words/trip-words.ts';
import { daysWritten, writtenDays } from '#desk/proposals/form/written-days.ts';
import type { ProposalChoices, TypedProposal } from '#desk/proposals/typed/typed-proposal.ts';

type Part = TripPart<Typed>;

/** The trip that a draft offers. */
export function draftTripParts({ trip }: TypedProposal, choices: ProposalChoices): Part[] {
  const tourName = (slug: string) => choices.tours.find((tour) => tour.slug === slug)?.name ?? slug;
  if (trip.kind === 'departure') {
    const { groupTour, departureId, seats, room = '' } = trip;
    return [
      { part: 'tour', value: tourName(groupTour) },
      { part: 'departure', value: departureId },
      { part: 'seats', value: seats },
      { part: 'room', value: room },
    ];
  }
  const { tour, startDate, guests, childAges, activities, stays } = trip;
  const nameIn = (all: readonly { id: string; name: string }[], id: string) =>
    all.find((one) => one.id === id)?.name ?? id;
  return [
    { part: 'tour', value: tourName(tour) },
    { part: 'dates', value: { startDate: startDate || null } },
    { part: 'people', value: { ...guests, ages: childAges } },
    ...activities.map(
      ({ id, guestCount, selectedDate }): Part => ({
        part: 'activity',
        key: id,
        value: { name: nameIn(choices.activities, id), people: guestCount, date: selectedDate },
      }),
    ),
    ...stays.map(({ id, insteadOf, ...stay }) => {
      const own = insteadOf === undefined ? undefined : { name: nameIn(choices.stays, insteadOf) };
      return stayPart({ ...stay, name: nameIn(choices.stays, id), insteadOf: own }, id, insteadOf);
    }),
  ];
}

/** Everything that is written in a draft. */
export function draftParts(draft: TypedProposal, choices: ProposalChoices): Part[] {
  const { planner, trip, discount, deposit, balanceDueOn } = draft;
  return [
    { part: 'words', value: draft.words },
    { part: 'planner', value: planner && (choices.planners.find(({ slug }) => slug === planner)?.name ?? planner) },
    { part: 'validUntil', value: draft.validUntil },
    ...draftTripParts(draft, choices),
    { part: 'rooms', value: roomsWords(draft.rooms) },
    ...writtenDays((trip.kind === 'tour' && daysWritten(trip)) || [], choices.days).flatMap(
      ({ id, title, stay, description }, index): Part[] => [
        { part: 'day', key: id, value: { day: index + 1, title, stay: stay || null, activities: [] } },
        { part: 'dayText', key: id, value: { day: index + 1, description } },
      ],
    ),
    ...draft.ownLines.map((line): Part => ({ part: 'line', key: line.label, value: line })),
    ...(discount === null
      ? []
      : [{ part: 'line' as const, key: 'discount', value: { label: 'Discount', note: discount.reason, ...discount } }]),
    { part: 'payment', key: 'deposit', value: { what: 'deposit', ...deposit } },
    { part: 'payment', key: 'balance', value: { what: 'balance', dueOn: balanceDueOn } },
    { part: 'terms', value: draft.terms },
  ];
}
