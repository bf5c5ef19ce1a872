import { useNavigate } from '@tanstack/react-router';
import { addDeskDeparture } from '#contract/desk/departure-endpoints.ts';
import { newDeskDeparture } from '#contract/desk/departures.ts';
import { readNumber } from '#desk/platform/typed-number.ts';
import { typedWords } from '#desk/platform/typed-problems.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { DialogButton } from '#desk/shell/ask-dialog.tsx';
import { FormEnd } from '#desk/shell/form-end.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { type Choice, SelectField, TextField } from '#ui/fields/form-fields.tsx';

/** Another date of a group tour, with the content's number of seats unless it says otherwise. */
export function AddDeparture({ tours }: { tours: readonly Choice[] }) {
  return (
    <DialogButton label="Add a date" variant="secondary">
      {() => <AddForm tours={tours} />}
    </DialogButton>
  );
}

function AddForm({ tours }: { tours: readonly Choice[] }) {
  const add = useChange(addDeskDeparture);
  const navigate = useNavigate();
  const form = useForm({
    name: 'desk-add-departure',
    id: 'add',
    untouched: { tour: tours[0]?.value ?? '', startDate: '', capacity: '' },
    schema: newDeskDeparture,
    toBody: ({ capacity, ...typed }) => ({ ...typed, capacity: readNumber(capacity, 'count') }),
    words: typedWords,
  });
  const submit = form.submit(async (body) => {
    const { departure } = await add.mutateAsync({ body });
    void navigate({ to: '/departures/$departureId', params: { departureId: departure.id } });
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <SelectField label="Tour" choices={tours} {...form.choice('tour')} />
      <TextField type="date" label="First day" {...form.field('startDate')} />
      <TextField
        inputMode="decimal"
        autoComplete="off"
        label="Seats"
        isOptional
        hint="As the tour says when it is left empty."
        {...form.field('capacity')}
      />
      <FormEnd change={add} fields={form.values} press={['Add the date', 'Adding …']} />
    </form>
  );
}
