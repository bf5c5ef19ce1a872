import type { FormEvent } from 'react';
import { useState } from 'react';
import { holdDeskSeats } from '#contract/desk/departure-endpoints.ts';
import { type DeskDeparture, newSeatHold } from '#contract/desk/departures.ts';
import { noFaults, typedFaults } from '#desk/platform/typed-faults.ts';
import { readNumber } from '#desk/platform/typed-number.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Panel } from '#desk/shell/panel.tsx';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Select } from '#ui/select.tsx';

const day = 24 * 60 * 60 * 1000;

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
  const [days, setDays] = useState('2');
  const [faults, setFaults] = useState(noFaults);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const enquiry = String(given.get('enquiry')).trim().toUpperCase();
    const typed = {
      seats: readNumber(String(given.get('seats')), 'count'),
      until: new Date(Date.now() + Number(days) * day).toISOString(),
      forWhom: String(given.get('forWhom')).trim(),
      ...(enquiry !== '' && { enquiry }),
    };
    setFaults(typedFaults(newSeatHold, typed));
    const { data: body } = newSeatHold.safeParse(typed);
    if (body === undefined) return;
    hold.mutate(
      { params: { id: departure.id }, body },
      {
        onSuccess: () => {
          form.reset();
          notify({ type: 'success', title: 'Held', duration: 2000 });
        },
      },
    );
  };
  return (
    <Panel title="Hold seats">
      <form onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <TextField
          id="hold-seats"
          name="seats"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={2}
          label="Seats"
          error={faults.get('seats')}
        />
        <div className="self-end">
          <Select label="For" value={days} options={spans} onChange={setDays} />
        </div>
        <TextField
          id="hold-for"
          name="forWhom"
          maxLength={200}
          label="For whom"
          autoComplete="off"
          error={faults.get('forWhom')}
        />
        <TextField
          id="hold-enquiry"
          name="enquiry"
          maxLength={20}
          label="Enquiry’s reference"
          isOptional
          autoComplete="off"
        />
        <div className="grid gap-3 sm:col-span-2">
          <FormFailure error={hold.error} />
          <div>
            <Button type="submit" size="small" disabled={hold.isPending || departure.free === 0}>
              {hold.isPending ? 'Holding …' : departure.free === 0 ? 'No seat is free' : 'Hold'}
            </Button>
          </div>
        </div>
      </form>
    </Panel>
  );
}
