import type { EnquiryState } from '#contract/desk/enquiry-work.ts';
import type { BadgeTone } from '#ui/badge.tsx';

/** What the office calls each state. */
export const stateWords: Record<EnquiryState, string> = {
  new: 'New',
  answering: 'Being answered',
  waiting: 'Waiting for the traveller',
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

export const sortWords = {
  attention: 'What needs an answer first',
  newest: 'Newest first',
  oldest: 'Oldest first',
  'longest-unanswered': 'Longest unanswered first',
} as const;

export const kindWords = { contact: 'Messages', 'custom-safari': 'Trips' } as const;

/** How a traveller wants to hear; a word of an older version is shown as it is. */
const contactWords: Partial<Record<string, string>> = { email: 'Email', whatsapp: 'WhatsApp', phone: 'Telephone' };

/** How firm the dates of a trip are. */
const flexibilityWords: Partial<Record<string, string>> = {
  exact: 'on these days only',
  'few-days': 'a few days earlier or later is fine',
  'few-weeks': 'a few weeks earlier or later is fine',
  open: 'any time',
};

export const contactInWords = (word: string) => contactWords[word] ?? word;
export const flexibilityInWords = (word: string) => flexibilityWords[word] ?? word;
