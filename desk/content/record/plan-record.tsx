import * as z from 'zod/mini';
import { officeDay, officeInstant } from '#contract/calendar/calendar.ts';
import { type ContentPlan, type ContentRow, contentPlans } from '#contract/desk/content.ts';
import { planDeskContent } from '#contract/desk/content-endpoints.ts';
import { office } from '#contract/site/office.ts';
import { calendarDay } from '#contract/values.ts';
import { formatMoment } from '#contract/words/days.ts';
import { typedWords } from '#desk/platform/typed-problems.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { DialogButton } from '#desk/shell/ask-dialog.tsx';
import { FormEnd } from '#desk/shell/form-end.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { notify } from '#platform/notices/notify.ts';
import { SelectField, TextField } from '#ui/fields/form-fields.tsx';

const choiceNames: Readonly<Record<ContentPlan['what'], string>> = {
  publish: 'The draft goes live',
  hide: 'It is hidden',
  show: 'It is shown again',
  remove: 'It is taken off the site',
};

const planned = z.object({
  what: z.enum(contentPlans),
  day: calendarDay,
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
});

interface PlanRecordProps {
  row: ContentRow;
  /** What can be done with it, the likeliest first. */
  choices: readonly ContentPlan['what'][];
  /** Fields that stand as a new record began with them, and are meant so. */
  meant?: readonly string[];
  /** On the button. */
  children: string;
}

/** Has something done with a record by itself, at a day and time of the office. */
export function PlanRecord({ children, ...about }: PlanRecordProps) {
  return (
    <DialogButton label={children} title={`When, for ${about.row.title}?`}>
      {(close) => <PlanForm {...about} onDone={close} />}
    </DialogButton>
  );
}

function PlanForm({ row, choices, meant = [], onDone }: Omit<PlanRecordProps, 'children'> & { onDone: () => void }) {
  const { kind, name, title } = row;
  const keep = useChange(planDeskContent);
  const { town } = office();
  const today = officeDay(new Date());
  const form = useForm({
    name: 'plan',
    untouched: { what: choices[0] ?? 'publish', day: '', time: '08:00' },
    schema: planned,
    words: typedWords,
    isKept: false,
  });
  const submit = form.submit(async ({ what, day, time }) => {
    const at = officeInstant(day, time).toISOString();
    await keep.mutateAsync({ params: { kind, name }, body: { plan: { what, at, meant: [...meant] } } });
    notify({ type: 'success', title: `${title}: ${formatMoment(at)}`, duration: 4000 });
    onDone();
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      {choices.length > 1 && (
        <div className="sm:col-span-2">
          <SelectField
            label="What happens then"
            choices={choices.map((value) => ({ value, label: choiceNames[value] }))}
            {...form.choice('what')}
          />
        </div>
      )}
      <TextField type="date" min={today} label="Day" {...form.field('day')} />
      <TextField type="time" label={`Time in ${town}`} {...form.field('time')} />
      <p className="text-muted sm:col-span-2">
        It happens by itself, also when nobody is at the desk. What cannot be done by then stays as it is, and the
        office has a mail that says why.
      </p>
      <div className="grid gap-3 sm:col-span-2">
        <FormEnd change={keep} fields={form.values} press={['Do it then', 'Keeping …']} />
      </div>
    </form>
  );
}
