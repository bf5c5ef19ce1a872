import { type FormParts, fieldId, withGone } from '#desk/proposals/form/form-parts.ts';
import type { ProposalChoices, TypedProposal } from '#desk/proposals/typed/typed-proposal.ts';
import { SelectField } from '#ui/fields/select-field.tsx';

type Trip = TypedProposal['trip'];
type Tour = ProposalChoices['tours'][number];

const choiceOf = ({ kind, slug }: Pick<Tour, 'kind' | 'slug'>) => `${kind}/${slug}`;

/** Which tour is offered. Another one keeps the people, and of the same kind all that was chosen. */
export function TourChoice({ value: { trip }, choices, change, faultOf }: FormParts) {
  const chosen =
    trip.kind === 'tour'
      ? { path: 'trip.tour', value: choiceOf({ kind: 'tour', slug: trip.tour }) }
      : { path: 'trip.groupTour', value: choiceOf({ kind: 'group-tour', slug: trip.groupTour }) };
  const tours = choices.tours.map((tour) => ({
    value: choiceOf(tour),
    label: tour.kind === 'tour' ? tour.name : `${tour.name} (group)`,
  }));
  return (
    <SelectField
      id={fieldId(chosen.path)}
      label="Tour"
      error={faultOf(chosen.path)}
      choices={withGone(tours, chosen.value, chosen.value.split('/')[1])}
      value={chosen.value}
      onChange={({ target }) => {
        const tour = choices.tours.find((one) => choiceOf(one) === target.value);
        if (tour !== undefined) change((before) => ({ ...before, trip: tripOf(tour, before.trip) }));
      }}
    />
  );
}

function tripOf({ kind, slug }: Tour, before: Trip): Trip {
  if (kind === 'tour') {
    if (before.kind === 'tour') return { ...before, tour: slug };
    const guests = { adults: before.seats, children: 0, infants: 0 };
    return { kind, tour: slug, startDate: null, guests, childAges: [], activities: [], stays: [] };
  }
  const seats = before.kind === 'tour' ? seatsOf(before.guests) : before.seats;
  return { kind: 'departure', groupTour: slug, departureId: null, seats };
}

function seatsOf({ adults, children }: { adults: number | string; children: number | string }): number | string {
  return typeof adults === 'number' && typeof children === 'number' ? adults + children : adults;
}
