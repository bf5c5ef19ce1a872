import type { DeskChange } from '#contract/desk/desk-change.ts';
import { count } from '#contract/words/count.ts';
import { formatDay, formatMoment } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { departureWords } from '#contract/words/trip-words.ts';
import { enquiryLooks } from '#desk/enquiries/enquiry-words.ts';
import { fieldOf } from '#records/values.ts';

type Describe = (after: unknown, before: unknown, nameOf: (email: string) => string) => string;

const channels: Readonly<Record<string, string>> = {
  mail: 'replied by mail',
  whatsapp: 'replied by WhatsApp',
  call: 'called',
};
const decided: Readonly<Record<string, string>> = {
  capacity: 'seats in all',
  sold: 'sold',
  priceOverride: 'price',
  guaranteedOverride: 'sure to run',
  state: 'on sale',
};

const seatsIn = (value: unknown) => count(Number(fieldOf(value, 'seats')), 'seat');
const because = (value: unknown) => (fieldOf(value, 'reason') === undefined ? '' : `: ${fieldOf(value, 'reason')}`);
const version = (value: unknown) => `version ${fieldOf(value, 'number')}`;
const amount = (value: unknown) => formatUsd(Number(fieldOf(value, 'total')));

/** What was done, behind who did it. */
const descriptions: Readonly<Record<string, Describe>> = {
  state(after) {
    const state = String(fieldOf(after, 'state'));
    return `set it to ${enquiryLooks[state as keyof typeof enquiryLooks]?.name ?? state}${because(after)}`;
  },
  owner: (after, _, nameOf) => (typeof after === 'string' ? `gave it to ${nameOf(after)}` : 'gave it to nobody'),
  tags: (after) => (Array.isArray(after) && after.length > 0 ? `tagged it ${after.join(', ')}` : 'took its tags away'),
  'remind-on': (after) => (typeof after === 'string' ? `asks again on ${formatDay(after)}` : 'does not ask again'),
  note: () => 'wrote a note',
  reply: (after) => channels[String(fieldOf(after, 'channel'))] ?? 'replied',
  answer: () => 'answered by mail',
  'absence-note': () => 'is away, says their mailbox',
  'answer-came': () => 'noted that an answer came',
  'nothing-to-answer': () => 'noted that there is nothing to answer',
  'mail-came-back': (after) => `sent a mail that came back: ${fieldOf(after, 'why')}`,
  'mail-delayed': (after) => `sent a mail that is delayed: ${fieldOf(after, 'why')}`,
  begun: () => 'began it',
  'proposal-begun': () => 'began a proposal',
  'proposal-sent': (after) => `sent ${version(after)} of the proposal, ${amount(after)}`,
  sent: (after) => `sent ${version(after)}, ${amount(after)}`,
  'proposal-held': (after) => `said yes to ${version(after)} of the proposal, ${amount(after)}`,
  held: (after) => `said yes to ${version(after)}, ${amount(after)}`,
  'proposal-question': (after) => `asked about ${version(after)} of the proposal`,
  question: (after) => `asked about ${version(after)}`,
  'booking-confirmed': () => 'confirmed the trip',
  'booking-unconfirmed': () => 'took the confirmation back',
  'payment-received': (after) => `wrote down ${formatUsd(Number(fieldOf(after, 'amount')))} that came in`,
  'payment-corrected': (_, before) => `took ${formatUsd(Number(fieldOf(before, 'amount')))} out again`,
  'booking-given-back': (after) =>
    `gave the trip back and keeps ${formatUsd(Number(fieldOf(after, 'kept')))}${because(after)}`,
  'booking-reopened': () => 'took the trip up again',
  'trip-shared': () => 'made the link for those who travel along',
  'sharing-ended': () => 'ended the link for those who travel along',
  'details-given': () => 'told who travels',
  'details-removed': () => 'removed what was told of who travels',
  'details-forgotten': () => 'removed what was told of who travels: the journey is over',
  'details-read': () => 'read who travels',
  'details-exported': () => 'took the table of who travels',
  meeting: (after) => (fieldOf(after, 'meeting') === '' ? 'took out who meets them' : 'wrote who meets them'),
  'proposal-withdrawn': (after) => `took the proposal back, ${version(after)}`,
  withdrawn: (after) => (fieldOf(after, 'state') === 'ended' ? 'ended it' : 'took it back'),
  reminded: () => 'reminded the traveller',
  'waitlist-taken': (after) =>
    `took ${seatsIn(after)} from the waiting list, ${departureWords(String(fieldOf(after, 'departure')))}`,
  hold: (after) => `held ${seatsIn(after)} until ${formatMoment(String(fieldOf(after, 'until')))}`,
  released: (after) => `gave ${seatsIn(after)} back`,
  sold: (after) => `sold ${seatsIn(after)} that were held`,
  offered: (after) => `offered ${seatsIn(after)} to the first in line`,
  taken: (after) => `took ${seatsIn(after)} from the waiting list`,
  'removed from the line': (_, before) => `took somebody out of the line, ${seatsIn(before)}`,
  letter: (after) => `wrote to ${fieldOf(after, 'sent')}: ${fieldOf(after, 'subject')}`,
  added: () => 'added this date',
  cancelled: () => 'cancelled it',
  change(after, before) {
    const names = Object.keys(Object(after));
    return `changed ${names.map((name) => `${decided[name] ?? name} from ${decidedWords(name, fieldOf(before, name))} to ${decidedWords(name, fieldOf(after, name))}`).join(', ')}`;
  },
};

function decidedWords(name: string, value: unknown): string {
  if (value === null || value === undefined) return 'as the tour says';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return name === 'priceOverride' ? formatUsd(Number(value)) : String(value);
}

/** What travellers do themselves; all else that nobody did is the server's. */
const ofTravellers = new Set([
  'answer',
  'absence-note',
  'proposal-held',
  'held',
  'proposal-question',
  'question',
  'details-given',
  'details-removed',
  'trip-shared',
  'sharing-ended',
  'waitlist-taken',
  'taken',
]);

/** `Amina set it to Won`. */
export function changeInWords({ what, before, after, by }: DeskChange, nameOf: (email: string) => string): string {
  const who = by !== null ? nameOf(by) : ofTravellers.has(what) ? 'The traveller' : 'The server';
  return `${who} ${descriptions[what]?.(after, before, nameOf) ?? `${what.replaceAll('-', ' ')}${valueInWords(after)}`}`;
}

/** ` seats 8, until 4 December 2026, 09:05`; nothing for nothing. */
function valueInWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(valueInWords).join(',');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]) => ` ${spaced(name)}${valueInWords(one)}`)
      .join(',');
  return ` ${typeof value === 'string' ? inOurTime(value) : value}`;
}

/** Days and instants as the office's calendar and clock show them. */
function inOurTime(word: string): string {
  if (/^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/.test(word)) return formatMoment(word);
  return /^\d{4}-\d\d-\d\d$/.test(word) ? formatDay(word) : word;
}

/** `validUntil` as `valid until`. */
function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
