import type { EnquiryState } from '#contract/desk/enquiry-work.ts';
import type { BadgeTone } from '#ui/badge.tsx';

/** What the office calls each state. */
export const stateNames: Record<EnquiryState, string> = {
  new: 'New',
  answering: 'Being answered',
  waiting: 'With the traveller',
  won: 'Won',
  lost: 'Lost',
};

export const stateTones: Record<EnquiryState, BadgeTone> = {
  new: 'accent',
  answering: 'lagoon',
  waiting: 'sand',
  won: 'success',
  lost: 'dusk',
};

export const sortNames = {
  attention: 'What needs an answer first',
  newest: 'Newest first',
  oldest: 'Oldest first',
} as const;

/** Where filters are kept in the browser: no draft, they stay when somebody signs out. */
export const filtersKey = 'draft-desk-enquiry-filters';

export const kindNames = { contact: 'Messages', 'custom-safari': 'Trips' } as const;
