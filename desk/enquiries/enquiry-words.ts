import type { EnquiryState } from '#contract/desk/enquiry-work.ts';
import type { StateLook } from '#desk/shell/state-badge.tsx';

/** What the office calls each state. */
export const enquiryLooks: Readonly<Record<EnquiryState, StateLook>> = {
  new: { name: 'New', tone: 'accent' },
  answering: { name: 'Being answered', tone: 'lagoon' },
  waiting: { name: 'With the traveller', tone: 'sand' },
  won: { name: 'Won', tone: 'success' },
  lost: { name: 'Lost', tone: 'dusk' },
};

export const sortNames = {
  attention: 'What needs an answer first',
  newest: 'Newest first',
  oldest: 'Oldest first',
} as const;

/** Where filters are kept in the browser: no draft, they stay when somebody signs out. */
export const filtersKey = 'draft-desk-enquiry-filters';

export const kindNames = { contact: 'Messages', 'custom-safari': 'Trips' } as const;
