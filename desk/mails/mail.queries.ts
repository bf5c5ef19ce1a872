import { listDeskMails } from '#contract/desk/mail-endpoints.ts';
import type { MailSearch } from '#desk/mails/mail-search.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

export const mailsQuery = (search: MailSearch) => endpointQuery(listDeskMails, { query: search });
