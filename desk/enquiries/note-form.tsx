import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import { addDeskEnquiryNote } from '#contract/desk/enquiry-endpoints.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Panel } from '#desk/shell/panel.tsx';
import { newRequestId } from '#platform/forms/request-id.ts';
import { useForm } from '#platform/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';

interface NoteDraft {
  text: string;
  noteId: string;
}

const nothing: NoteDraft = { text: '', noteId: '' };

/** A note for the office; it takes nothing from anybody, so it goes to whichever version is there. */
export function NoteForm({ enquiry: { reference, version } }: { enquiry: DeskEnquiry }) {
  const form = useForm({ name: `desk-note-${reference}`, id: 'note', untouched: nothing });
  const add = useChange(addDeskEnquiryNote);
  const submit = form.submit((_, { text, noteId: begun }) => {
    const noteId = begun || newRequestId();
    form.change({ noteId });
    return add.mutateAsync({ params: { reference }, body: { noteId, text }, version });
  });
  return (
    <Panel title="Note for the office">
      <form onSubmit={submit} className="grid gap-3">
        <TextAreaField
          label="Note"
          maxLength={8000}
          className="field-sizing-content min-h-24 w-full rounded-field border border-line-strong bg-surface px-4 py-3 text-base"
          {...form.field('text')}
        />
        <FormFailure error={add.error} fields={form.values} />
        <div>
          <Button type="submit" variant="quiet" size="small" disabled={add.isPending}>
            {add.isPending ? 'Saving …' : 'Add the note'}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
