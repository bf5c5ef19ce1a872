import { createFileRoute } from '@tanstack/react-router';
import { mailsQuery } from '#desk/mails/mail.queries.ts';
import { MailListPage } from '#desk/mails/mail-list-page.tsx';
import { readMailSearch } from '#desk/mails/mail-search.ts';

export const Route = createFileRoute('/_office/mails')({
  validateSearch: readMailSearch,
  loader: ({ context: { queryClient }, location }) => {
    void queryClient.prefetchQuery(mailsQuery(readMailSearch(location.search)));
  },
  component: MailListPage,
});
