import { meetingAct } from '#contract/desk/bookings.ts';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import { typedWords } from '#desk/platform/typed-problems.ts';
import { useBookingAct } from '#desk/proposals/use-booking-act.ts';
import { AskDialog, useAsking } from '#desk/shell/ask-dialog.tsx';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/fields/form-fields.tsx';

interface MeetingProps {
  proposal: DeskProposal;
  meeting: string;
}

const title = 'Who meets them, and where';

/** What the travellers' page says of it, and where it is written. */
export function Meeting(given: MeetingProps) {
  const [question, ask] = useAsking();
  return (
    <>
      <Button variant="quiet" size="small" onClick={ask}>
        {title}
      </Button>
      <AskDialog title={title} {...question}>
        <MeetingForm {...given} onDone={question.onClose} />
      </AskDialog>
    </>
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
      <FormFailure error={change.error} fields={form.values} />
      <div>
        <Button type="submit" size="small" isIdle={change.isPending}>
          {change.isPending ? 'Writing …' : 'Put it on their page'}
        </Button>
      </div>
    </form>
  );
}
