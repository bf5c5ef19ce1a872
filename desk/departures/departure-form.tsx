import { type FormEvent, useState } from 'react';
import { changeDeskDeparture } from '#contract/desk/departure-endpoints.ts';
import type { DepartureChange, DeskDeparture } from '#contract/desk/departures.ts';
import type { DeskChange } from '#contract/desk/desk-change.ts';
import { isChangedMeanwhile } from '#desk/platform/desk-query-client.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ChangedMeanwhile } from '#desk/shell/changed-meanwhile.tsx';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Panel } from '#desk/shell/panel.tsx';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Select } from '#ui/select.tsx';

/** What is typed: text, as fields have it. */
interface Typed {
  capacity: string;
  sold: string;
  price: string;
  guaranteed: string;
  state: string;
}

const sure = { '': 'As the tour says', yes: 'Yes', no: 'No' };

function typedOf({ capacity, sold, priceOverride, guaranteedOverride, state }: DeskDeparture): Typed {
  return {
    capacity: String(capacity),
    sold: String(sold),
    price: priceOverride === null ? '' : String(priceOverride),
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
  const isTouched = Object.keys(touched).length > 0;
  // Nothing is typed over what came meanwhile before the first letter is typed.
  const read = isTouched ? opened : departure.version;

  const type = (next: Partial<Typed>) => {
    if (!isTouched) setOpened(departure.version);
    setTouched({ ...touched, ...next });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { params: { id: departure.id }, body: changeOf(stored, typed), version: read },
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
            type="number"
            min={1}
            max={60}
            label="Seats in all"
            value={typed.capacity}
            onChange={(event) => type({ capacity: event.target.value })}
          />
          <TextField
            id="sold"
            type="number"
            min={0}
            max={60}
            label="Sold"
            value={typed.sold}
            onChange={(event) => type({ sold: event.target.value })}
          />
        </div>
        <TextField
          id="price"
          type="number"
          min={1}
          max={100_000}
          step={1}
          label="Price in dollars"
          isOptional
          hint="For each of two who share; by the tour’s seasons when it is empty."
          value={typed.price}
          onChange={(event) => type({ price: event.target.value })}
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
          <Button type="submit" size="small" disabled={!isTouched || save.isPending}>
            {save.isPending ? 'Saving …' : 'Save'}
          </Button>
          {isTouched && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                setTouched({});
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
function changeOf(stored: Typed, typed: Typed): DepartureChange {
  return {
    ...(typed.capacity !== stored.capacity && { capacity: Number(typed.capacity) }),
    ...(typed.sold !== stored.sold && { sold: Number(typed.sold) }),
    ...(typed.price !== stored.price && { priceOverride: typed.price === '' ? null : Number(typed.price) }),
    ...(typed.guaranteed !== stored.guaranteed && {
      guaranteedOverride: typed.guaranteed === '' ? null : typed.guaranteed === 'yes',
    }),
    ...(typed.state !== stored.state && typed.state !== 'cancelled' && { state: typed.state as 'open' | 'closed' }),
  };
}
