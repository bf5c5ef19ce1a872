import { createFileRoute } from '@tanstack/react-router';
import { enquiryQuery } from '#desk/enquiries/enquiry.queries.ts';
import { EnquiryPage } from '#desk/enquiries/enquiry-page.tsx';

export const Route = createFileRoute('/_office/enquiries/$reference')({
  loader: ({ context: { queryClient }, params }) => queryClient.ensureQueryData(enquiryQuery(params.reference)),
  component: EnquiryPage,
});
