import { useNavigate } from '@tanstack/react-router';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import { eraseDeskEnquiry, erasePerson } from '#contract/desk/enquiry-endpoints.ts';
import { count } from '#contract/words/count.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { AskDialog, useAsking } from '#desk/shell/ask-dialog.tsx';
import { FormEnd } from '#desk/shell/form-end.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';
import { TextField, TickField } from '#ui/fields/form-fields.tsx';

/** For a traveller who asks for it: everything about the enquiry goes, and does not come back. */
export function EraseEnquiry({ enquiry: { reference, others, details } }: { enquiry: DeskEnquiry }) {
  const [question, ask] = useAsking();
  const navigate = useNavigate();
  const leave = () => navigate({ to: '/enquiries' });
  const erase = useChange(eraseDeskEnquiry, leave);
  const eraseAll = useChange(erasePerson, leave);
  const form = useForm({ name: 'erase', untouched: { reference: '', isAll: false }, isKept: false });
  const { isAll } = form.values;
  const submit = form.submit(async (_, typed) => {
    const body = { reference: typed.reference.trim().toUpperCase() };
    await (isAll ? eraseAll : erase).mutateAsync({ params: { reference }, body });
    notify({ type: 'success', title: isAll ? `${details.traveller.email} is erased` : `${reference} is erased` });
  });
  return (
    <>
      <Button variant="quiet" size="small" onClick={ask}>
        Erase this enquiry
      </Button>
      <AskDialog title={`Erase ${reference}?`} {...question}>
        <form onSubmit={submit} className="grid gap-4">
          <p>What was asked, every reply, note and mail of it goes, and does not come back.</p>
          <TextField label="Type its reference again" autoComplete="off" {...form.field('reference')} />
          <TickField
            label={`All there is of ${details.traveller.email}: ${count(others.length + 1, 'enquiry', 'enquiries')}, places in line and the newsletter`}
            required={false}
            {...form.tick('isAll')}
          />
          <FormEnd
            change={{ error: erase.error ?? eraseAll.error, isPending: erase.isPending || eraseAll.isPending }}
            fields={form.values}
            press={['Erase it', 'Erasing …']}
            leave={{ label: 'Keep it', onPress: question.onClose }}
          />
        </form>
      </AskDialog>
    </>
  );
}
