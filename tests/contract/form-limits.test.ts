import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contactMessage } from '#contract/forms/contact.ts';
import { newsletterSubscription } from '#contract/forms/newsletter.ts';
import { customSafariRequest } from '#contract/trip/customization.ts';
import { contactBody, safariBody } from '#tests/support/enquiries/enquiries.ts';
import { withPart } from '#tests/support/odd-input/samples.ts';

/* How much a form takes, by its fields: what is just within, and what is just beyond. */

const text = (length: number) => 'x'.repeat(length);
const context = { kind: 'tour', id: 'marsh-day', name: 'Marsh day', url: '/tour/marsh-day', seats: 2 };
const safari = safariBody();
const [activity, stay] = [safari.activities[0], safari.accommodations[0]];

type Limit = [field: string, within: unknown[], beyond: unknown[]];

const limits: [form: string, schema: z.core.$ZodType, body: object, limits: Limit[]][] = [
  [
    'a message',
    contactMessage,
    contactBody({ context } as object),
    [
      ['name', [text(2), text(100), ' Ada '], [text(1), text(101)]],
      ['email', [`${text(64)}@${text(60)}.example`], [`${text(250)}@b.example`, 'nobody']],
      ['phone', [undefined, '+254700000000'], ['0700']],
      ['topic', ['group', 'support'], ['other', undefined]],
      ['message', [text(10), text(2000), 'Two lines,\nwith a\ttab.'], [text(9), text(2001), `${text(10)}\0`]],
      ['preferredContact', ['email'], ['whatsapp', 'letter']],
      ['context', [undefined, { ...context, departureId: 'a' }], [{ ...context, more: 1 }, null]],
      ['context.id', [text(120), ''], [text(121)]],
      ['context.name', [text(200)], [text(201), 'two\nlines']],
      ['context.url', ['/', `/${text(499)}`], [`/${text(500)}`, '//a.example', '/\\a.example', 'javascript:alert(1)']],
      ['context.seats', [1, 24], [0, 25, 1.5, '2']],
      ['consent', [true], [false, 'true', undefined]],
      ['consentVersion', [undefined, '2026-11-20'], ['2026-11-21']],
      ['turnstileToken', ['a', text(4096)], ['', text(4097)]],
      ['clientRequestId', [crypto.randomUUID()], ['1']],
      ['nickname', [undefined], ['x']],
    ],
  ],
  [
    'a request',
    customSafariRequest,
    safari,
    [
      ['baseTour.slug', [text(80)], [text(81), 'Marsh day']],
      ['baseTour.price', [0, 100_000], [-1, 100_001]],
      ['dates.startDate', ['2027-02-28'], ['2027-02-29', undefined]],
      ['dates.endDate', [safari.dates.startDate, undefined], ['2027-07-02']],
      ['guests', [{ adults: 20, children: 4, infants: 6 }], [{ adults: 20, children: 5, infants: 0 }]],
      ['guests.adults', [1, 20], [0, 21]],
      ['guests.children', [0, 12], [-1, 13]],
      ['guests.infants', [0, 6], [7]],
      ['activities', [[], Array(40).fill(activity)], [Array(41).fill(activity)]],
      ['activities.0.guestCount', [undefined, 1, 24], [0, 25]],
      ['accommodations', [[], Array(40).fill(stay)], [Array(41).fill(stay)]],
      ['accommodations.0.nights', [undefined, 1, 60], [0, 61]],
      ['notes', [undefined, '', text(2000)], [text(2001), '\u001b[31m']],
      ['pricing.currency', ['USD'], ['EUR']],
    ],
  ],
  [
    'a subscription',
    newsletterSubscription,
    { email: 'ada@mail.example', source: 'footer', turnstileToken: 'a' },
    [['source', ['footer'], ['header', undefined]]],
  ],
];

test.each(limits)('%s takes so much in each field and no more (B-122, B-132)', (_, schema, body, fields) => {
  const isTaken = (field: string, value: unknown) => {
    const path = field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    return z.core.safeParse(schema, withPart(JSON.parse(JSON.stringify(body)), path, value)).success;
  };
  for (const [field, within, beyond] of fields) {
    expect(
      within.filter((value) => !isTaken(field, value)),
      field,
    ).toEqual([]);
    expect(
      beyond.filter((value) => isTaken(field, value)),
      field,
    ).toEqual([]);
  }
});
