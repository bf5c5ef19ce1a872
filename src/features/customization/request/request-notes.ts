import { emptyRequest, requestName } from '#features/customization/request/request-values.ts';
import { clearDraft, readDraft, writeDraft } from '#platform/forms/form-draft.ts';

/** What the visitor has written below "Notes" in the request form, sent or not yet opened again. */
export function readRequestNotes(): string {
  return readDraft(requestName, emptyRequest)?.notes ?? '';
}

/** Puts these notes into the form's draft and leaves the rest of it; a form that is open has to be read again. Returns how to put back what was there. */
export function writeRequestNotes(notes: string): () => void {
  const before = readDraft(requestName, emptyRequest);
  const { consent: _consent, ...draft } = before ?? emptyRequest;
  writeDraft(requestName, { ...draft, notes });
  return () => {
    if (before === undefined) clearDraft(requestName);
    else writeDraft(requestName, before);
  };
}
