import { deskProposalState } from '#contract/desk/proposals.ts';
import { listOf, oneOf, page, type ReadSearch, searchReader, wholeNumber } from '#platform/search-params.ts';

const listFields = { page, state: listOf(oneOf(deskProposalState.options)) };

/** What `/proposals` keeps in its address. */
export type ProposalSearch = ReadSearch<typeof listFields>;

export const readProposalSearch = searchReader(listFields);

const version = wholeNumber(1, 10_000);

/** Which part of a proposal is looked at, and which two versions stand side by side. */
export const readProposalPageSearch = searchReader({ part: oneOf(['read', 'versions']), one: version, other: version });
