import { useNavigate } from '@tanstack/react-router';
import { eraseDeskEnquiry } from '#contract/desk/enquiry-endpoints.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { AskDialog, useAsking } from '#desk/shell/ask-dialog.tsx';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

/** For a traveller who asks for it: everything about the enquiry goes, and does not come back. */
export function EraseEnquiry({ reference }: { reference: string }) {
  const [question, ask] = useAsking();
  const erase = useChange(eraseDeskEnquiry);
  const navigate = useNavigate();
  const form = useForm({ name: 'erase', untouched: { reference: '' }, isKept: false });
  const submit = form.submit((_, typed) =>
    erase.mutateAsync(
      { params: { reference }, body: { reference: typed.reference.trim().toUpperCase() } },
      {
        onSuccess: () => {
          notify({ type: 'success', title: `${reference} is erased` });
          void navigate({ to: '/enquiries' });
        },
      },
    ),
  );
  return (
    <>
      <Button variant="quiet" size="small" onClick={ask}>
        Erase this enquiry
      </Button>
      <AskDialog title={`Erase ${reference}?`} {...question}>
        <form onSubmit={submit} className="grid gap-4">
          <p>What was asked, every reply, note and mail of it goes, and does not come back.</p>
          <TextField label="Type its reference again" autoComplete="off" {...form.field('reference')} />
          <FormFailure error={erase.error} fields={form.values} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="small" disabled={erase.isPending}>
              Erase it
            </Button>
            <Button variant="quiet" size="small" onClick={question.onClose}>
              Keep it
            </Button>
          </div>
        </form>
      </AskDialog>
    </>
  );
}
