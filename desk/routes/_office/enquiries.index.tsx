import { createFileRoute } from '@tanstack/react-router';
import { enquiriesQuery } from '#desk/enquiries/enquiry.queries.ts';
import { EnquiryListPage } from '#desk/enquiries/enquiry-list-page.tsx';
import { readEnquirySearch } from '#desk/enquiries/enquiry-search.ts';

export const Route = createFileRoute('/_office/enquiries/')({
  validateSearch: readEnquirySearch,
  loader: ({ context: { queryClient }, location }) => {
    void queryClient.prefetchQuery(enquiriesQuery(readEnquirySearch(location.search)));
  },
  component: EnquiryListPage,
});
