import type { EnquiryDetails } from '#server/enquiries/enquiry.ts';

/** What an enquiry is found by at the desk: reference, traveller, trip and what was written, in lower case. */
export function searchTextOf(reference: string, details: EnquiryDetails): string {
  const { name, email, phone } = details.traveller;
  const [about, written] =
    details.kind === 'contact' ? [details.context?.name, details.message] : [details.tour.name, details.notes];
  return [reference, name, email, phone, about, written]
    .filter((part) => part !== undefined)
    .join('\n')
    .toLowerCase();
}
