import type { QueryClient } from '@tanstack/react-query';
import { keys } from 'idb-keyval';
import { readStored } from '#platform/browser/storage.ts';
import { withShelf } from '#platform/enquiries/shelf-store.ts';

const forms = ['contact', 'custom-safari'] as const;

/**
 * At the start of a visit: sends what earlier visits have left on the device, and clears away drafts whose time is over. The
 * programs for it are loaded by those who have left something.
 */
export async function takeUpWhatWasLeft(queryClient: QueryClient): Promise<void> {
  if (forms.some((form) => readStored(`draft-${form}`) !== null)) {
    const { sweepDrafts } = await import('#platform/forms/form-draft.ts');
    sweepDrafts(forms);
  }
  if ((await withShelf((store) => keys(store), [])).length > 0) {
    const { resumeEnquiries } = await import('#platform/enquiries/send-enquiry.ts');
    await resumeEnquiries(queryClient);
  }
}
