import type { ReactNode } from 'react';
import type { RoomKind } from '#contract/choices.ts';
import { type FormParts, fieldAt, withGone } from '#desk/proposals/form/form-parts.ts';
import { OwnLines } from '#desk/proposals/form/own-lines.tsx';
import { SeatsFields } from '#desk/proposals/form/seats-fields.tsx';
import { DayField, NumberField } from '#desk/proposals/form/small-fields.tsx';
import { TourFields } from '#desk/proposals/form/tour-fields.tsx';
import type { ProposalChoices, TypedProposal } from '#desk/proposals/typed/typed-proposal.ts';
import { Panel } from '#desk/shell/panel.tsx';
import { SelectField, TextAreaField } from '#ui/fields/form-fields.tsx';

interface ProposalFormProps extends FormParts {
  /** The days of the tour as it would be sent, where they are known. */
  days: readonly { day: number; date: string }[];
}

/** What the office writes on. There is nothing to submit: every change is kept by itself. */
export function ProposalForm({ days, ...parts }: ProposalFormProps) {
  const { value, choices, change, errorOf } = parts;
  const { trip } = value;
  return (
    <form
      noValidate
      aria-label="The proposal"
      onSubmit={(event) => event.preventDefault()}
      className="grid min-w-0 gap-5"
    >
      <Panel title="Words">
        <div className="grid gap-4">
          <TextAreaField
            {...fieldAt(errorOf, 'words')}
            label="At the top"
            hint="In the planner’s own words, beside what was asked."
            isOptional
            value={value.words}
            onChange={(event) => change((before) => ({ ...before, words: event.target.value }))}
          />
          <Pair>
            <SelectField
              {...fieldAt(errorOf, 'planner')}
              label="Planner"
              choices={[
                { value: '', label: 'The office' },
                ...choices.planners.map(({ slug, name }) => ({ value: slug, label: name })),
              ]}
              required={false}
              value={value.planner ?? ''}
              onChange={(event) => change((before) => ({ ...before, planner: event.target.value || null }))}
            />
            <DayField
              path="validUntil"
              label="Valid until"
              parts={parts}
              value={value.validUntil}
              onChange={(validUntil) => change((before) => ({ ...before, validUntil }))}
            />
          </Pair>
        </div>
      </Panel>
      <Panel title="Trip">
        <div className="grid gap-5">
          <TourChoice {...parts} />
          {trip.kind === 'tour' ? (
            <TourFields parts={parts} trip={trip} days={days} />
          ) : (
            <SeatsFields parts={parts} trip={trip} />
          )}
          <RoomFields {...parts} />
        </div>
      </Panel>
      <Panel title="Lines of our own">
        <OwnLines {...parts} />
      </Panel>
      <Panel title="Payment and terms">
        <div className="grid gap-4">
          <div className="grid gap-4 sm:grid-cols-3">
            <NumberField
              path="deposit.percent"
              label="Deposit, %"
              parts={parts}
              value={value.deposit.percent}
              onChange={(percent) => change((before) => ({ ...before, deposit: { ...before.deposit, percent } }))}
            />
            <DayField
              path="deposit.dueOn"
              label="Deposit by"
              parts={parts}
              value={value.deposit.dueOn}
              onChange={(dueOn) => change((before) => ({ ...before, deposit: { ...before.deposit, dueOn } }))}
            />
            <DayField
              path="balanceDueOn"
              label="Balance by"
              parts={parts}
              value={value.balanceDueOn}
              onChange={(balanceDueOn) => change((before) => ({ ...before, balanceDueOn }))}
            />
          </div>
          <TextAreaField
            {...fieldAt(errorOf, 'terms')}
            label="Terms"
            isOptional
            value={value.terms}
            onChange={(event) => change((before) => ({ ...before, terms: event.target.value }))}
          />
        </div>
      </Panel>
    </form>
  );
}

const roomLabels: readonly (readonly [kind: RoomKind, label: string])[] = [
  ['double', 'Double rooms'],
  ['twin', 'Twin rooms'],
  ['triple', 'Triple rooms'],
  ['family', 'Family rooms'],
  ['single', 'Single rooms'],
];

/** How the party sleeps each night, for the traveller, camps and guides. */
function RoomFields(parts: FormParts) {
  const { value, change } = parts;
  const put = (kind: RoomKind, rooms: number | string) =>
    change(({ rooms: before = {}, ...rest }) => {
      const { [kind]: _, ...others } = before;
      const next = rooms === '' ? others : { ...before, [kind]: rooms };
      return Object.keys(next).length === 0 ? rest : { ...rest, rooms: next };
    });
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-semibold">Rooms each night</legend>
      <p className="text-label text-muted">The price is by the person. What a room costs more is a line of your own.</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-4">
        {roomLabels.map(([kind, label]) => (
          <NumberField
            key={kind}
            path={`rooms.${kind}`}
            label={label}
            placeholder="0"
            parts={parts}
            value={value.rooms?.[kind]}
            onChange={(rooms) => put(kind, rooms)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 sm:grid-cols-2">{children}</div>;
}

type Trip = TypedProposal['trip'];
type Tour = ProposalChoices['tours'][number];

const choiceOf = ({ kind, slug }: Pick<Tour, 'kind' | 'slug'>) => `${kind}/${slug}`;

/** Which tour is offered. Another one keeps the people, and of the same kind all that was chosen. */
function TourChoice({ value: { trip }, choices, change, errorOf }: FormParts) {
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
      {...fieldAt(errorOf, chosen.path)}
      label="Tour"
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
