import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { addDeskDeparture } from '#contract/desk/departure-endpoints.ts';
import { newDeskDeparture } from '#contract/desk/departures.ts';
import { noFaults, typedFaults } from '#desk/platform/typed-faults.ts';
import { readNumber } from '#desk/platform/typed-number.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { AskDialog } from '#desk/shell/ask-dialog.tsx';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

/** Another date of a group tour, with the content's number of seats unless it says otherwise. */
export function AddDeparture({ tours }: { tours: readonly { value: string; label: string }[] }) {
  const [isAsking, setAsking] = useState(false);
  const [faults, setFaults] = useState(noFaults);
  const add = useChange(addDeskDeparture);
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const typed = {
      tour: String(given.get('tour')),
      startDate: String(given.get('day')),
      capacity: readNumber(String(given.get('capacity')), 'count'),
    };
    setFaults(typedFaults(newDeskDeparture, typed));
    const { data: body } = newDeskDeparture.safeParse(typed);
    if (body === undefined) return;
    add.mutate(
      { body },
      {
        onSuccess: ({ departure }) =>
          void navigate({ to: '/departures/$departureId', params: { departureId: departure.id } }),
      },
    );
  };
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        Add a date
      </Button>
      <AskDialog title="Add a date" isOpen={isAsking} onClose={() => setAsking(false)}>
        <form onSubmit={submit} className="grid gap-4">
          <SelectField id="add-tour" name="tour" label="Tour" choices={tours} />
          <TextField id="add-day" name="day" type="date" label="First day" />
          <TextField
            id="add-capacity"
            name="capacity"
            inputMode="decimal"
            autoComplete="off"
            label="Seats"
            isOptional
            hint="As the tour says when it is left empty."
            error={faults.get('capacity')}
          />
          <FormFailure error={add.error} />
          <div>
            <Button type="submit" size="small" disabled={add.isPending}>
              {add.isPending ? 'Adding …' : 'Add the date'}
            </Button>
          </div>
        </form>
      </AskDialog>
    </>
  );
}
