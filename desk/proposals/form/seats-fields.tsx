import { formatDayRange } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { departureWords, roomNames } from '#contract/words/trip-words.ts';
import { type FormParts, fieldAt, withGone } from '#desk/proposals/form/form-parts.ts';
import { NumberField } from '#desk/proposals/form/small-fields.tsx';
import type { TypedSeats } from '#desk/proposals/typed/typed-proposal.ts';
import { SelectField } from '#ui/fields/form-fields.tsx';

/** Seats on a departure of a group tour. */
export function SeatsFields({ parts, trip }: { parts: FormParts; trip: TypedSeats }) {
  const { choices, change, errorOf } = parts;
  const put = (next: Partial<TypedSeats>) =>
    change((before) =>
      before.trip.kind === 'departure' ? { ...before, trip: withoutRoom({ ...before.trip, ...next }) } : before,
    );
  const departures = choices.departures.map(({ id, startDate, endDate, price, free }) => ({
    value: id,
    label: `${formatDayRange(startDate, endDate)}: ${free} free, ${formatUsd(price)} each`,
  }));
  const { departureId } = trip;
  return (
    <>
      <SelectField
        {...fieldAt(errorOf, 'trip.departureId')}
        label="Departure"
        choices={[
          { value: '', label: 'Not chosen' },
          ...withGone(departures, departureId ?? undefined, departureWords(departureId ?? '')),
        ]}
        required={false}
        value={departureId ?? ''}
        onChange={({ target }) => put({ departureId: target.value || null })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          path="trip.seats"
          label="Seats"
          parts={parts}
          value={trip.seats}
          onChange={(seats) => put({ seats })}
        />
        {trip.seats === 1 && (
          <SelectField
            {...fieldAt(errorOf, 'trip.room')}
            label="Room"
            choices={[
              { value: '', label: 'Not said' },
              { value: 'own', label: roomNames.own },
              { value: 'shared', label: roomNames.shared },
            ]}
            required={false}
            value={trip.room ?? ''}
            onChange={({ target }) =>
              put({ room: target.value === 'own' || target.value === 'shared' ? target.value : undefined })
            }
          />
        )}
      </div>
    </>
  );
}

/** Only of one who takes one seat it is asked how they would sleep. */
function withoutRoom({ room, ...trip }: TypedSeats): TypedSeats {
  return room !== undefined && trip.seats === 1 ? { ...trip, room } : trip;
}
