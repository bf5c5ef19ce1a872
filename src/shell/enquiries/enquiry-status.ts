import { type Mutation, useMutationState } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Enquiry, type EnquiryAnswer, enquiryKey } from '#platform/enquiries/enquiry.ts';
import { createStore, useStore } from '#platform/store.ts';

/** How an enquiry stands once it was submitted. */
export type EnquiryStatus =
  | { state: 'sending'; enquiry: Enquiry }
  /** It waits for a network; on the disk, or only as long as this page is open. */
  | { state: 'kept'; enquiry: Enquiry; isOnDisk: boolean }
  | { state: 'sent'; enquiry: Enquiry; answer: EnquiryAnswer }
  | { state: 'refused'; enquiry: Enquiry; error: Error };

type EnquiryMutation = Mutation<EnquiryAnswer, Error, Enquiry>;

/** Every enquiry this tab deals with, oldest first. */
export function useEnquiries(): EnquiryStatus[] {
  return useMutationState<EnquiryStatus | undefined, EnquiryMutation>({
    filters: { mutationKey: enquiryKey },
    select: statusOf,
  }).filter((status) => status !== undefined);
}

function statusOf({ state }: EnquiryMutation): EnquiryStatus | undefined {
  const { variables: enquiry, data: answer, error, context } = state;
  if (enquiry === undefined) return undefined;
  if (answer !== undefined) return { state: 'sent', enquiry, answer };
  if (error !== null) return { state: 'refused', enquiry, error };
  return enquiry.keptAt === undefined
    ? { state: 'sending', enquiry }
    : { state: 'kept', enquiry, isOnDisk: context === true };
}

/** Which enquiries a form on the page is showing. The site's own notice shows the others, so that each is shown once. */
const attended = createStore<readonly string[]>([]);

export function useAttendedEnquiries(): readonly string[] {
  return useStore(attended, attended.getSnapshot());
}

/** Says that the calling form shows this enquiry, for as long as it does. */
export function useAttendEnquiry(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    attended.set([...attended.getSnapshot(), id]);
    return () => attended.set(attended.getSnapshot().filter((other) => other !== id));
  }, [id]);
}
