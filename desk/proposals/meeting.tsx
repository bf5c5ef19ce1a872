import { meetingAct } from '#contract/desk/bookings.ts';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import { typedWords } from '#desk/platform/typed-problems.ts';
import { useBookingAct } from '#desk/proposals/use-booking-act.ts';
import { DialogButton } from '#desk/shell/ask-dialog.tsx';
import { FormEnd } from '#desk/shell/form-end.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { notify } from '#platform/notices/notify.ts';
import { TextAreaField } from '#ui/fields/form-fields.tsx';

interface MeetingProps {
  proposal: DeskProposal;
  meeting: string;
}

/** What the travellers' page says of it, and where it is written. */
export function Meeting(given: MeetingProps) {
  return (
    <DialogButton label="Who meets them, and where">
      {(close) => <MeetingForm {...given} onDone={close} />}
    </DialogButton>
  );
}

function MeetingForm({ proposal, meeting, onDone }: MeetingProps & { onDone: () => void }) {
  const [act, change] = useBookingAct(proposal);
  const form = useForm({
    name: 'meeting',
    untouched: { act: 'meet', meeting },
    schema: meetingAct,
    words: typedWords,
    // A colleague may have written another since.
    isKept: false,
  });
  const submit = form.submit(async (body) => {
    await act(body);
    onDone();
    notify({ type: 'success', title: 'It is on the trip’s page', duration: 2000 });
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextAreaField
        label="As the travellers read it"
        hint="On the page of their trip, and of those they share it with. What it was before stands beside it once it changes. Empty takes it off."
        maxLength={1000}
        isOptional
        {...form.field('meeting')}
      />
      <FormEnd change={change} fields={form.values} press={['Put it on their page', 'Writing …']} />
    </form>
  );
}
