import { changeDeskDeparture } from '#contract/desk/departure-endpoints.ts';
import { type DeskDeparture, departureChange } from '#contract/desk/departures.ts';
import type { DeskChange } from '#contract/desk/desk-change.ts';
import { useDepartureChange } from '#desk/departures/departure.queries.ts';
import { isChangedMeanwhile } from '#desk/platform/desk-query-client.ts';
import { readNumber, writeNumber } from '#desk/platform/typed-number.ts';
import { typedWords } from '#desk/platform/typed-problems.ts';
import { useLastOfOthers } from '#desk/platform/use-record-change.ts';
import { ChangedMeanwhile } from '#desk/shell/changed-meanwhile.tsx';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Panel } from '#desk/shell/panel.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/form-fields.tsx';
import { Select } from '#ui/select.tsx';

const sure = { '': 'As the tour says', yes: 'Yes', no: 'No' };

const typedOf = ({ capacity, sold, priceOverride, guaranteedOverride, state }: DeskDeparture) => ({
  capacity: writeNumber(capacity, 'count'),
  sold: writeNumber(sold, 'count'),
  priceOverride: writeNumber(priceOverride, 'amount'),
  guaranteedOverride: guaranteedOverride === null ? '' : guaranteedOverride ? 'yes' : 'no',
  state: state as string,
});
type Typed = ReturnType<typeof typedOf>;

/** Seats, price and whether it is on sale. What one has touched stays typed while others change the rest. */
export function DepartureForm({ departure, history }: { departure: DeskDeparture; history: readonly DeskChange[] }) {
  const save = useDepartureChange(changeDeskDeparture, departure.id);
  const others = useLastOfOthers(history);
  const stored = typedOf(departure);
  const form = useForm({
    name: `desk-departure-${departure.id}`,
    id: 'departure',
    // What others had done last when the first letter was typed goes with the draft.
    untouched: { ...stored, seen: '' },
    schema: departureChange,
    toBody: (typed) => changeOf(stored, typed),
    words: typedWords,
    onEdit() {
      if (!isChanged) form.change({ seen: others });
    },
  });
  const isChanged = Object.keys(changeOf(stored, form.values)).length > 0;
  const submit = form.submit(async (body, { seen }) => {
    await save.mutateAsync({ params: { id: departure.id }, body, seen });
    notify({ type: 'success', title: 'Saved', duration: 2000 });
  });

  return (
    <Panel title="Change">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid grid-cols-2 gap-3">
          <TextField inputMode="decimal" autoComplete="off" label="Seats in all" {...form.field('capacity')} />
          <TextField inputMode="decimal" autoComplete="off" label="Sold" {...form.field('sold')} />
        </div>
        <TextField
          inputMode="decimal"
          autoComplete="off"
          label="Price in dollars"
          isOptional
          hint="Whole dollars for each of two who share; by the tour’s seasons when it is empty."
          {...form.field('priceOverride')}
        />
        <Select
          label="Sure to run"
          value={form.values.guaranteedOverride}
          options={Object.entries(sure).map(([value, label]) => ({ value, label }))}
          onChange={(guaranteedOverride) => form.change({ guaranteedOverride })}
        />
        <Select
          label="On sale"
          value={form.values.state}
          options={[
            { value: 'open', label: 'Open' },
            { value: 'closed', label: 'Closed' },
            ...(departure.state === 'cancelled' ? [{ value: 'cancelled', label: 'Cancelled' }] : []),
          ]}
          onChange={(state) => form.change({ state })}
        />
        {isChangedMeanwhile(save.error) ? (
          <ChangedMeanwhile
            history={history}
            onGoOn={() => {
              form.change({ seen: others });
              save.reset();
            }}
          >
            What you typed is still here and was not saved.
          </ChangedMeanwhile>
        ) : (
          <FormFailure error={save.error} fields={form.values} />
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" isIdle={!isChanged || save.isPending}>
            {save.isPending ? 'Saving …' : 'Save'}
          </Button>
          {isChanged && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                form.draft.discard();
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
  const isOther = (field: keyof Typed) => typed[field] !== stored[field];
  const numbers = (['capacity', 'sold', 'priceOverride'] as const).map((field) => {
    const kind = field === 'priceOverride' ? 'amount' : 'count';
    return [field, readNumber(typed[field], kind), readNumber(stored[field], kind)] as const;
  });
  return {
    ...Object.fromEntries(numbers.filter(([, now, was]) => now !== was).map(([field, now]) => [field, now ?? null])),
    ...(isOther('guaranteedOverride') && {
      guaranteedOverride: typed.guaranteedOverride === '' ? null : typed.guaranteedOverride === 'yes',
    }),
    ...(isOther('state') && typed.state !== 'cancelled' && { state: typed.state }),
  };
}
