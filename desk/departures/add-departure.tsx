import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { addDeskDeparture } from '#contract/desk/departure-endpoints.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { AskDialog } from '#desk/shell/ask-dialog.tsx';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

/** Another date of a group tour, with the content's number of seats unless it says otherwise. */
export function AddDeparture({ tours }: { tours: readonly { value: string; label: string }[] }) {
  const [isAsking, setAsking] = useState(false);
  const add = useChange(addDeskDeparture);
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const capacity = Number(given.get('capacity'));
    const body = {
      tour: String(given.get('tour')),
      startDate: String(given.get('day')),
      ...(capacity > 0 && { capacity }),
    };
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
            type="number"
            min={1}
            max={60}
            label="Seats"
            isOptional
            hint="As the tour says when it is left empty."
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
