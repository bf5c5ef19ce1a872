import type { QueryClient } from '@tanstack/react-query';
import { draftForms, readStored } from '#platform/browser/storage.ts';
import { enquiryDatabase } from '#platform/enquiries/enquiry.ts';

/**
 * At the start of a visit: sends what earlier visits have left on the device, and clears away drafts and trips whose time is over. The
 * programs for it are loaded by those who have left something.
 */
export async function resumePendingEnquiries(queryClient: QueryClient): Promise<void> {
  if (draftForms.some((form) => readStored(`draft-${form}`) !== null)) {
    const { sweepDrafts } = await import('#platform/forms/form-draft.ts');
    sweepDrafts(draftForms);
  }
  if (readStored('keptTrips') !== null) {
    const { sweepTrips } = await import('#platform/kept-trips.ts');
    sweepTrips();
  }
  if (!(await mayHoldEnquiries())) return;
  const { storedEnquiryIds } = await import('#platform/enquiries/stored-enquiries.ts');
  if ((await storedEnquiryIds()).length === 0) return;
  const { resumeEnquiries } = await import('#platform/enquiries/send-enquiry.ts');
  await resumeEnquiries(queryClient);
}

/** A browser that does not tell which databases it has may have this one. */
async function mayHoldEnquiries(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === enquiryDatabase);
  } catch {
    return true;
  }
}
