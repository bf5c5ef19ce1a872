import { stayPart, type TripPart } from '#contract/trip/trip-comparison.ts';
import type { Typed } from '#contract/words/trip-words.ts';
import type { ProposalChoices, TypedProposal } from '#desk/proposals/typed/typed-proposal.ts';

type Part = TripPart<Typed>;

/** The trip that a draft offers. */
export function draftTripParts({ trip }: TypedProposal, choices: ProposalChoices): Part[] {
  const tourName = (slug: string) => choices.tours.find((tour) => tour.slug === slug)?.name ?? slug;
  if (trip.kind === 'departure') {
    const { groupTour, departureId, seats, room = '' } = trip;
    return [
      { part: 'tour', says: tourName(groupTour) },
      { part: 'departure', says: departureId },
      { part: 'seats', says: seats },
      { part: 'room', says: room },
    ];
  }
  const { tour, startDate, guests, childAges, activities, stays } = trip;
  const nameIn = (all: readonly { id: string; name: string }[], id: string) =>
    all.find((one) => one.id === id)?.name ?? id;
  return [
    { part: 'tour', says: tourName(tour) },
    { part: 'dates', says: { startDate: startDate || null } },
    { part: 'people', says: { ...guests, ages: childAges } },
    ...activities.map(
      ({ id, guestCount, selectedDate }): Part => ({
        part: 'activity',
        key: id,
        says: { name: nameIn(choices.activities, id), people: guestCount, date: selectedDate },
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
  const { planner, discount, deposit, balanceDueOn } = draft;
  return [
    { part: 'words', says: draft.words },
    { part: 'planner', says: planner && (choices.planners.find(({ slug }) => slug === planner)?.name ?? planner) },
    { part: 'validUntil', says: draft.validUntil },
    ...draftTripParts(draft, choices),
    ...draft.ownLines.map((line): Part => ({ part: 'line', key: line.label, says: line })),
    ...(discount === null
      ? []
      : [{ part: 'line' as const, key: 'discount', says: { label: 'Discount', note: discount.reason, ...discount } }]),
    { part: 'payment', key: 'deposit', says: { what: 'deposit', ...deposit } },
    { part: 'payment', key: 'balance', says: { what: 'balance', dueOn: balanceDueOn } },
    { part: 'terms', says: draft.terms },
  ];
}
