import { type FormEvent, useState } from 'react';
import { changeDeskDeparture } from '#contract/desk/departure-endpoints.ts';
import { type DeskDeparture, departureChange } from '#contract/desk/departures.ts';
import type { DeskChange } from '#contract/desk/desk-change.ts';
import { isChangedMeanwhile } from '#desk/platform/desk-query-client.ts';
import { noFaults, typedFaults } from '#desk/platform/typed-faults.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { useTypedNumber } from '#desk/platform/use-typed-number.ts';
import { ChangedMeanwhile } from '#desk/shell/changed-meanwhile.tsx';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Panel } from '#desk/shell/panel.tsx';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Select } from '#ui/select.tsx';

/** What is typed: numbers, or what was typed where one belongs. */
interface Typed {
  capacity: unknown;
  sold: unknown;
  price: unknown;
  guaranteed: string;
  state: string;
}

const sure = { '': 'As the tour says', yes: 'Yes', no: 'No' };

function typedOf({ capacity, sold, priceOverride, guaranteedOverride, state }: DeskDeparture): Typed {
  return {
    capacity,
    sold,
    price: priceOverride ?? undefined,
    guaranteed: guaranteedOverride === null ? '' : guaranteedOverride ? 'yes' : 'no',
    state,
  };
}

/** Seats, price and whether it is on sale. What one has touched stays typed while others change the rest. */
export function DepartureForm({ departure, history }: { departure: DeskDeparture; history: readonly DeskChange[] }) {
  const save = useChange(changeDeskDeparture);
  const [touched, setTouched] = useState<Partial<Typed>>({});
  const stored = typedOf(departure);
  const typed = { ...stored, ...touched };
  const [opened, setOpened] = useState(departure.version);
  const [faults, setFaults] = useState(noFaults);
  const isTouched = Object.keys(touched).length > 0;
  // Nothing is typed over what came meanwhile before the first letter is typed.
  const read = isTouched ? opened : departure.version;

  const type = (next: Partial<Typed>) => {
    if (!isTouched) setOpened(departure.version);
    setTouched({ ...touched, ...next });
  };

  const change = changeOf(stored, typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFaults(typedFaults(departureChange, change));
    const { data: body } = departureChange.safeParse(change);
    if (body === undefined) return;
    save.mutate(
      { params: { id: departure.id }, body, version: read },
      {
        onSuccess: () => {
          setTouched({});
          notify({ type: 'success', title: 'Saved', duration: 2000 });
        },
      },
    );
  };

  return (
    <Panel title="Change">
      <form onSubmit={submit} className="grid gap-4">
        <div className="grid grid-cols-2 gap-3">
          <TextField
            id="capacity"
            label="Seats in all"
            error={faults.get('capacity')}
            {...useTypedNumber(typed.capacity, 'count', (capacity) => type({ capacity }))}
          />
          <TextField
            id="sold"
            label="Sold"
            error={faults.get('sold')}
            {...useTypedNumber(typed.sold, 'count', (sold) => type({ sold }))}
          />
        </div>
        <TextField
          id="price"
          label="Price in dollars"
          isOptional
          hint="Whole dollars for each of two who share; by the tour’s seasons when it is empty."
          error={faults.get('priceOverride')}
          {...useTypedNumber(typed.price, 'amount', (price) => type({ price }))}
        />
        <Select
          label="Sure to run"
          value={typed.guaranteed}
          options={Object.entries(sure).map(([value, label]) => ({ value, label }))}
          onChange={(guaranteed) => type({ guaranteed })}
        />
        <Select
          label="On sale"
          value={typed.state}
          options={[
            { value: 'open', label: 'Open' },
            { value: 'closed', label: 'Closed' },
            ...(departure.state === 'cancelled' ? [{ value: 'cancelled', label: 'Cancelled' }] : []),
          ]}
          onChange={(state) => type({ state })}
        />
        {isChangedMeanwhile(save.error) ? (
          <ChangedMeanwhile
            history={history}
            onGoOn={() => {
              setOpened(departure.version);
              save.reset();
            }}
          >
            What you typed is still here and was not saved.
          </ChangedMeanwhile>
        ) : (
          <FormFailure error={save.error} />
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" disabled={Object.keys(change).length === 0 || save.isPending}>
            {save.isPending ? 'Saving …' : 'Save'}
          </Button>
          {isTouched && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                setTouched({});
                setFaults(noFaults);
                save.reset();
              }}
            >
              As it was
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}

/** Only what is other than what is stored: what others change at the same time stays theirs. */
function changeOf(stored: Typed, typed: Typed): object {
  return {
    ...(typed.capacity !== stored.capacity && { capacity: typed.capacity }),
    ...(typed.sold !== stored.sold && { sold: typed.sold }),
    ...(typed.price !== stored.price && { priceOverride: typed.price ?? null }),
    ...(typed.guaranteed !== stored.guaranteed && {
      guaranteedOverride: typed.guaranteed === '' ? null : typed.guaranteed === 'yes',
    }),
    ...(typed.state !== stored.state && typed.state !== 'cancelled' && { state: typed.state }),
  };
}
