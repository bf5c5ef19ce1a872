import { enquiryKind, enquirySorts } from '#contract/desk/enquiries.ts';
import { enquiryStates } from '#contract/desk/enquiry-work.ts';
import { listOf, oneOf, page, type ReadSearch, searchReader, words } from '#platform/search-params.ts';

const fields = {
  page,
  state: listOf(oneOf(enquiryStates)),
  owner: words(254),
  tag: words(30),
  kind: oneOf(enquiryKind.options),
  turn: oneOf(['office']),
  q: words(200),
  sort: oneOf(enquirySorts, enquirySorts[0]),
};

/** What `/enquiries` keeps in its address. */
export type EnquirySearch = ReadSearch<typeof fields>;

export const readEnquirySearch = searchReader(fields);
