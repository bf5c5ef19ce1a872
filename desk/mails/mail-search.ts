import { deskMailStates } from '#contract/desk/mail-endpoints.ts';
import { oneOf, page, type ReadSearch, searchReader } from '#platform/search-params.ts';

const fields = { state: oneOf(deskMailStates), page };

/** What `/mails` keeps in its address. */
export type MailSearch = ReadSearch<typeof fields>;

export const readMailSearch = searchReader(fields);
