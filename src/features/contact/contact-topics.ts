import type { RoomWish } from '#contract/choices.ts';
import type { ContactTopic } from '#contract/contact.ts';
import type { PreferredContact } from '#contract/contact-details.ts';

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

export const contactTopicChoices = Object.entries(topicNames).map(([value, label]) => ({ value, label }));

const channelNames: Record<PreferredContact, string> = { email: 'Email', whatsapp: 'WhatsApp', phone: 'Telephone' };

export const contactChannelChoices = Object.entries(channelNames).map(([value, label]) => ({ value, label }));

const roomNames: Record<RoomWish, string> = { own: 'My own room', shared: 'I would share' };

export const roomChoices = Object.entries(roomNames).map(([value, label]) => ({ value, label }));
