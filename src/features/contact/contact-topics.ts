import type { ContactTopic } from '#contract/contact.ts';

/** What visitors write about, as they would say it. */
export const topicNames: Record<ContactTopic, string> = {
  tour: 'A tour',
  group: 'A group tour',
  custom: 'A trip of my own',
  booking: 'An existing booking',
  partner: 'Working together',
  press: 'Press',
  feedback: 'Feedback',
  support: 'Help with this website',
};
