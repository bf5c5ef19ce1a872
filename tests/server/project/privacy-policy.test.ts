import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { openMemoryStore } from '#tests/support/store/memory-store.ts';

/** In which words of the policy what each table keeps is told; undefined where it keeps nothing of anybody. */
const explainedBy: Readonly<Record<string, string | undefined>> = {
  enquiries: 'the time, a reference number, and the version of the consent text',
  enquiry_notes: 'what we note about it in the office',
  enquiry_replies: 'What we reply',
  enquiry_answers: 'what you answer by mail, and whoever answers it for you',
  outbox: 'carries the message to our desk and the receipt to you',
  subscriptions: 'your email address and the place on the site where you entered it',
  newsletter_consents: 'Evidence of a consent',
  waiting_places: 'your name, your email address and how many seats you would like',
  seat_holds: 'For whom we hold seats',
  proposals: 'keep the name you type and the moment',
  proposal_versions: 'how often it is opened and when',
  bookings: 'once the trip is booked what came in for it',
  booking_receipts: 'once the trip is booked what came in for it',
  traveller_details: 'we ask for the names, dates of birth, nationalities and passports',
  proposal_questions: 'keep what you ask there',
  rate_limits: 'a hashed form of the network address',
  spent_tokens: 'a small calculation which our own server sets and checks',
  desk_users: 'We keep the name and the address',
  desk_accounts: 'We keep the name and the address',
  desk_sessions: 'what the browser calls itself, without a network address',
  desk_verifications: 'an email address and a code',
  desk_changes: 'written down with who made it and when',
  departure_seats: 'a departure or a text is written down with who made it',
  content_plans: 'a departure or a text is written down with who made it',
  content_drafts: 'so are notes, replies, drafts and earlier texts',
  content_versions: 'so are notes, replies, drafts and earlier texts',
  example_bookings: undefined,
  mailboxes: undefined,
  retention: undefined,
  known_secret: undefined,
};

test('the privacy policy tells of everything the store keeps of anybody, the staff among them', async () => {
  const policy = readFileSync(join(testedContent, 'legal', 'privacy-policy.md'), 'utf8');
  const store = await openMemoryStore();
  const tables = await store.db.introspection.getTables();
  await store.close();
  expect(tables.map(({ name }) => name).filter((name) => !(name in explainedBy))).toEqual([]);
  expect(Object.values(explainedBy).filter((words) => words !== undefined && !policy.includes(words))).toEqual([]);
});
