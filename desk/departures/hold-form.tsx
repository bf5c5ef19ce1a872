import { holdDeskSeats } from '#contract/desk/departure-endpoints.ts';
import { type DeskDeparture, newSeatHold } from '#contract/desk/departures.ts';
import { inDays } from '#desk/departures/departure-words.tsx';
import { readNumber } from '#desk/platform/typed-number.ts';
import { typedWords } from '#desk/platform/typed-problems.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormEnd } from '#desk/shell/form-end.tsx';
import { Panel } from '#desk/shell/panel.tsx';
import { newRequestId } from '#platform/forms/form-draft.ts';
import { useForm } from '#platform/forms/use-form.ts';
import { notify } from '#platform/notices/notify.ts';
import { TextField } from '#ui/fields/form-fields.tsx';
import { Select } from '#ui/select.tsx';

const spans = [
  { value: '1', label: 'a day' },
  { value: '2', label: 'two days' },
  { value: '4', label: 'four days' },
  { value: '7', label: 'a week' },
  { value: '14', label: 'two weeks' },
];

/** Keeps seats for somebody who has called; they come back by themselves. */
export function HoldForm({ departure }: { departure: DeskDeparture }) {
  const hold = useChange(holdDeskSeats);
  const form = useForm({
    name: `desk-hold-${departure.id}`,
    id: 'hold',
    untouched: { seats: '2', days: '2', forWhom: '', enquiry: '', holdId: '' },
    schema: newSeatHold,
    toBody: ({ seats, days, forWhom, enquiry }) => ({
      seats: readNumber(seats, 'count'),
      until: inDays(Number(days)),
      forWhom,
      enquiry: enquiry.trim().toUpperCase() || undefined,
    }),
    words: typedWords,
  });
  const submit = form.submit(async (body, { holdId: begun }) => {
    const holdId = begun || newRequestId();
    form.change({ holdId });
    await hold.mutateAsync({ params: { id: departure.id }, body: { ...body, holdId } });
    notify({ type: 'success', title: 'Held', duration: 2000 });
  });
  return (
    <Panel title="Hold seats">
      <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <TextField inputMode="decimal" autoComplete="off" label="Seats" {...form.field('seats')} />
        <div className="self-end">
          <Select label="For" value={form.values.days} options={spans} onChange={(days) => form.change({ days })} />
        </div>
        <TextField maxLength={200} label="For whom" autoComplete="off" {...form.field('forWhom')} />
        <TextField
          maxLength={20}
          label="Enquiry’s reference"
          isOptional
          autoComplete="off"
          {...form.field('enquiry')}
        />
        <div className="grid gap-3 sm:col-span-2">
          <FormEnd
            change={hold}
            fields={form.values}
            press={[departure.free === 0 ? 'No seat is free' : 'Hold', 'Holding …']}
            isIdle={departure.free === 0}
          />
        </div>
      </form>
    </Panel>
  );
}
