import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import type { ContactMessage } from '#contract/forms/contact.ts';
import type { StoredEnquiry } from '#server/enquiries/enquiry.ts';
import { enquiryMail } from '#server/enquiries/mails/enquiry-mail.ts';
import { receiptMail } from '#server/enquiries/mails/receipt-mail.ts';
import { replyMail } from '#server/enquiries/mails/reply-mail.ts';
import { readEnv } from '#server/env.ts';
import { mailAsHtml } from '#server/mail/content/mail-as-html.ts';
import { mailAsText } from '#server/mail/content/mail-as-text.ts';
import type { MailContent } from '#server/mail/content/mail-content.ts';
import { mimeMessage } from '#server/mail/mime-message.ts';
import { anyCharacters } from '#tests/support/any-characters.ts';
import { type AppUnderTest, openTestApp, referenceOf } from '#tests/support/app-under-test.ts';
import { deliverOutbox } from '#tests/support/enquiries/deliver-outbox.ts';
import { contactBody, safariBody, seatsContext } from '#tests/support/enquiries/enquiries.ts';
import { demonstrationCatalogue, testClock, testNow } from '#tests/support/test-app.ts';

const { operator } = readEnv({}).enquiries;

function contactEnquiry(given: Partial<ContactMessage> = {}): StoredEnquiry {
  const { name, email, phone, preferredContact, topic, message, context } = contactBody(given);
  return {
    reference: 'ABCDEFGH',
    receivedAt: testNow.toISOString(),
    consentVersion: '2026-11-20',
    details: {
      kind: 'contact',
      traveller: { name, email, phone, preferredContact },
      topic,
      message,
      ...(context && { context: { ...context, known: true, seatsFree: 3 } }),
    },
  };
}

function safariEnquiry(notes = 'One of us uses a wheelchair.'): StoredEnquiry {
  const { contact, baseTour, dates, guests, activities, accommodations, pricing } = safariBody();
  const { id: _, ...tour } = baseTour;
  return {
    ...contactEnquiry(),
    details: {
      kind: 'custom-safari',
      traveller: contact,
      tour,
      dates,
      guests,
      activities,
      accommodations,
      notes,
      pricing,
    },
  };
}

const both = (content: MailContent) => [mailAsText(content), mailAsHtml(content, operator)];

test('staff can answer a message from the mail alone', () => {
  const content = enquiryMail(
    contactEnquiry({
      phone: '+254711222333',
      preferredContact: 'whatsapp',
      topic: 'group',
      context: seatsContext(2),
    }),
    operator,
  );
  expect(content.subject).toBe('Enquiry ABCDEFGH: A group tour, Marsh together, Ada Traveller');
  for (const written of both(content)) {
    for (const part of [
      'ABCDEFGH',
      'Ada Traveller',
      'ada@mail.example',
      '+254711222333',
      'https://wa.me/254711222333?text=',
      'On WhatsApp',
      'http://localhost:4173/group-tour/marsh-together',
      'Friday 1 January 2027',
      'Seats asked for',
      'Seats free when it came',
      'We would like to see elephants in July.',
      'Friday 20 November 2026 at 12:00, Nairobi time',
    ]) {
      expect(written).toContain(part);
    }
  }
});

test('a customised tour is written with its days, its guests, each part and the price to the cent', () => {
  const content = enquiryMail(safariEnquiry(), operator);
  expect(mailAsText(content)).toBe(`Enquiry ABCDEFGH

FROM
Name: Ada Traveller
Email: ada@mail.example
Wants an answer: By email

THE TRIP
Tour: Marsh day
  http://localhost:4173/tour/marsh-day
Price a person: $499.99
Dates: Saturday 3 July 2027 to Friday 9 July 2027, give or take a few days
Travellers: 2 adults, 1 child, 1 infant
Ages of the children: not told
Activity: Canoe at dawn, day open, for 2 at $45
Stay: Reed Camp, suite, 2 nights at $320

OUR INVOICE
Tour              $1,499.97
Canoe at dawn        $90.00
Reed Camp, suite    $640.00
Tax 12 %            $267.60
Booking fee          $50.00
Our invoice, USD  $2,547.57

NOTES
> One of us uses a wheelchair.

-- 
Received Friday 20 November 2026 at 12:00, Nairobi time. The traveller agreed to wording 2026-11-20 of our consent.
The price was shown to the traveller and worked out again by our server.
Answer this mail to write to the traveller. Everything in it was sent through the website by somebody we do not know: open links with care.
`);
  expect(mailAsHtml(content, operator)).toContain('$2,547.57');
});

test('what does not fit is told to the office in the words the traveller read (B-228)', () => {
  const enquiry = safariEnquiry();
  const warnings = [
    'This tour takes up to 6. For more of you we plan a second vehicle, and the price changes with it.',
  ];
  const told = { ...enquiry, details: { ...enquiry.details, doubts: warnings } };
  expect(mailAsText(enquiryMail(told, operator))).toContain(
    `WHAT THE TRAVELLER WAS TOLD DOES NOT FIT\n1: ${warnings[0]}`,
  );
  expect(mailAsText(enquiryMail(enquiry, operator))).not.toContain('DOES NOT FIT');
});

test('a list of mails says who asks for what, from when and how many', () => {
  const { subject } = enquiryMail(safariEnquiry(), operator);
  expect(subject).toBe(
    'Enquiry ABCDEFGH: customised Marsh day, Ada Traveller, from Saturday 3 July 2027, 2 adults, 1 child, 1 infant',
  );
});

/** What staff and traveller get of a message about seats. */
async function mailsAbout(app: AppUnderTest, departureId: string, wish: { seats: number; room?: 'own' | 'shared' }) {
  const id = 'ndutu-calving-special';
  const context = { kind: 'group-tour' as const, id, name: 'Ndutu', url: `/group-tour/${id}`, departureId, ...wish };
  expect((await app.contact({ context })).status).toBe(201);
  return deliverOutbox(app);
}

test('an answer to either mail reaches a person: the traveller, and the desk', async () => {
  const app = await openTestApp();
  expect((await app.contact()).status).toBe(201);
  const [toDesk, toTraveller] = await deliverOutbox(app);
  expect(toDesk?.replyTo).toEqual({ name: 'Ada Traveller', address: 'ada@mail.example' });
  expect(toTraveller?.replyTo).toEqual({ name: operator.name, address: operator.email });
});

test('a receipt says what was asked for and how to reach us, and promises nothing (B-25)', () => {
  const written = mailAsText(receiptMail(safariEnquiry(), operator));
  expect(written).toContain('Hello Ada Traveller,');
  expect(written).toContain('Nothing is booked or reserved yet.');
  expect(written).toContain('Our invoice, USD  $2,547.57');
  expect(written).toContain('+254 700 000 000');
});

test.each(['Win $1000 at http://evil.example', 'evil.example', 'Ada <b>', 'call +254700', 'x'.repeat(61), 'a@b.c'])(
  'a receipt does not carry a message that poses as a name (%s)',
  (name) => {
    const enquiry = contactEnquiry({ name, message: 'Buy at http://evil.example now', phone: '+254711222333' });
    for (const written of both(receiptMail(enquiry, operator))) {
      expect(written).not.toContain(name);
      expect(written).not.toContain('evil');
      expect(written).toContain('Hello,');
    }
  },
);

test('a receipt repeats what was written, without what an advertisement would need (B-297)', () => {
  const message = [
    'We would like to see elephants from 2027-07-03 to 2027-07-12, for $12,000 at most.',
    'My other mail is ada@mail.example, my site www.evil.example/path?x=1 or https://evil.example.',
    'Call +254 711 222 333 or 0711 222 333.',
  ].join('\n');
  for (const written of both(receiptMail(contactEnquiry({ message }), operator))) {
    expect(written).toContain('We would like to see elephants from 2027-07-03 to 2027-07-12, for $12,000 at most.');
    expect(written).toContain('My other mail is [address left out] my site [address left out] or [address left out]');
    expect(written).toContain('Call [number left out] or [number left out].');
    expect(written).not.toMatch(/evil|711/);
  }
  for (const written of both(receiptMail(safariEnquiry(), operator))) {
    expect(written).toContain('One of us uses a wheelchair.');
  }
});

test('mails name a departure by its day, and say what the seats come to as the page did (B-296, B-297)', async () => {
  const app = await openTestApp({ catalogue: demonstrationCatalogue(testClock) });
  const departure = (await (await app.request('/api/group-tour/ndutu-calving-special')).json()).departures[0];
  const [toDesk, toTraveller] = await mailsAbout(app, departure.id, { seats: 1, room: 'own' });
  for (const mail of [toDesk, toTraveller]) {
    const text = mail?.text ?? '';
    expect(text).not.toContain(departure.id);
    expect(text).toContain('1 seat             $2,150.00');
    expect(text).toContain('Single supplement    $420.00');
    expect(text).toContain('Our invoice, USD   $2,928.40');
    expect(text).toMatch(/The whole trip: \$3,\d{3}\.40 to \$3,\d{3}\.40/);
    expect(text).toContain('Room: A room alone');
  }
  const [shared] = await mailsAbout(app, departure.id, { seats: 1, room: 'shared' });
  expect(shared?.text).toContain('Our invoice, USD  $2,458');
  expect(shared?.text).toContain('Room: Would share with somebody of the same sex');
  const [two] = await mailsAbout(app, departure.id, { seats: 2 });
  expect(two?.text).toContain('Our invoice, USD  $4,866');
});

test.each([
  [
    'with its date',
    { startDate: '2027-07-03', endDate: '2027-07-09', flexibility: 'exact' as const },
    [
      'Dates: Saturday 3 July 2027 to Saturday 10 July 2027',
      'Friday 9 July 2027: A day',
      'Saturday 10 July 2027: Day 7',
    ],
  ],
  ['by its number without one', { flexibility: 'open' as const }, ['Dates: Any time', 'Day 7: A day', 'Day 8: Day 7']],
])(
  'an extra night is a day in what staff and traveller read, %s, also of a page that did not know (B-733)',
  async (_, dates, lines) => {
    const app = await openTestApp();
    const baseTour = { id: 'marsh-week', slug: 'marsh-week', name: 'Marsh week', price: 2000 };
    const stays = safariBody().accommodations.map((stay) => ({ ...stay, nights: 1 }));
    expect((await app.safari({ baseTour, dates, accommodations: stays, activities: [] })).status).toBe(201);
    const mails = await deliverOutbox(app);
    expect(mails).toHaveLength(2);
    for (const { text } of mails) {
      expect(text).toContain('Length: 8 days, one more than the tour');
      for (const line of lines) expect(text).toContain(line);
      expect(text).toContain('A day more at Reed Camp; night at Reed Camp');
    }
  },
);

test('an enquiry that asks the same again names the one before, to staff and traveller (B-298)', async () => {
  const app = await openTestApp();
  const send = async (given: Partial<ContactMessage>) => {
    const reference = await referenceOf(app.contact(given));
    const [toDesk, toTraveller] = await deliverOutbox(app);
    return { reference, toDesk: toDesk?.text ?? '', toTraveller: toTraveller?.text ?? '' };
  };
  const first = await send({ message: 'Two of us, in July.' });
  const other = await send({ message: 'Two of us, in August.' });
  const stranger = await send({ message: 'Two of us, in July.', email: 'bob@mail.example' });
  const again = await send({ message: 'Two of us, in July.', email: 'ADA@mail.example' });
  for (const { toDesk, toTraveller } of [first, other, stranger])
    expect(toDesk + toTraveller).not.toContain('before, as');
  expect(again.reference).not.toBe(first.reference);
  expect(again.toDesk).toContain(`The same traveller asked the same before, as ${first.reference}.`);
  expect(again.toTraveller).toContain(`You sent us the same before, as ${first.reference}`);
});

test('one who travels alone reads the single supplement as a line of its own', () => {
  const enquiry = safariEnquiry();
  if (enquiry.details.kind !== 'custom-safari') throw new Error('not a request');
  const { details } = enquiry;
  const tour = { ...details.tour, price: 1400, singleSupplement: 400 };
  const alone = { ...details, tour, pricing: { ...details.pricing, baseTourPrice: 1400 } };
  const written = mailAsText(receiptMail({ ...enquiry, details: alone }, operator));
  expect(written).toContain('Price a person: $1,000');
  expect(written).toMatch(/Tour +\$1,000\.00\nSingle supplement +\$400\.00/);
});

test.each(['Ada Lovelace', "Sinéad O'Connor", 'Wanjikũ wa Thiong’o', 'Dr. Jean-Luc', '李小龍', 'María-José'])(
  'a receipt greets %s by name',
  (name) => {
    expect(mailAsText(receiptMail(contactEnquiry({ name }), operator))).toContain(`Hello ${name},`);
  },
);

test('what a visitor typed is text in HTML, wherever it stands', () => {
  const hostile = `"><script>alert(1)</script><img src=x onerror='alert(2)'>&lt;`;
  const context = { kind: 'search' as const, id: hostile, name: hostile, url: '/search?q=x' };
  const enquiry = contactEnquiry({ name: hostile, message: `${hostile}\nsecond line`, context });
  const html = mailAsHtml(enquiryMail(enquiry, operator), { ...operator, name: hostile });
  expect(html).not.toMatch(/<script|<img|onerror='/);
  expect(html).toContain('&lt;script&gt;');
  expect(html).toContain('second line');
});

test('addresses in what the office writes are links, without what belongs to the sentence around them', () => {
  const text = [
    'Rooms are at https://camp.example/rooms?a=1&b=2.',
    'See (https://camp.example/a_(b)) or http://camp.example/x, please.',
    '<a href="https://camp.example/y">y</a>',
    'Not javascript:alert(1), ftp://camp.example, https:// or camp.example.',
  ].join('\n');
  const html = mailAsHtml(replyMail({ subject: 's', text }, contactEnquiry({ message: text }), operator), operator);
  const [, body = ''] = /<h1[^>]*>.*<\/h1>\n(.*)<h2/s.exec(html) ?? [];
  const links = [...body.matchAll(/<a href="(.*?)"[^>]*>(.*?)<\/a>/g)].map(([, href, shown]) => [href, shown]);
  const expected = [
    'https://camp.example/rooms?a=1&amp;b=2',
    'https://camp.example/a_(b)',
    'http://camp.example/x',
    'https://camp.example/y',
  ];
  expect(links).toEqual(expected.map((address) => [address, address]));
  expect(body.replace(/<(?:br|\/?p|\/?a)(?: [^>]*)?>/g, '')).not.toContain('<');
  // What a visitor wrote is repeated, and not made a link by us.
  expect(html.slice(html.indexOf('<h2'))).not.toContain('href="https://camp.example');
});

/* --- Headers --- */

const mailer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

async function headerOf(replyTo: { name: string; address: string }, subject = 'Enquiry ABCDEFGH: a tour') {
  const mail = { messageId: 'ABCDEFGH-enquiry', to: { address: 'desk@safaris.example' }, replyTo, subject };
  const from = { name: 'Safaris', address: 'web@safaris.example' };
  const message = mimeMessage({ ...mail, text: 'text', html: '<p>html</p>', date: testNow }, from);
  const { message: bytes, envelope } = await mailer.sendMail(message);
  const [header = ''] = String(bytes).split('\r\n\r\n');
  return { lines: header.replace(/\r\n[ \t]/g, ' ').split('\r\n'), envelope };
}

const names = (lines: string[]) => lines.map((line) => line.split(':')[0]);

test('whatever stands in a name or a subject, a mail has the same headers and one recipient', async () => {
  const plain = await headerOf({ name: 'Ada', address: 'ada@mail.example' });
  const nasty = fc.oneof(
    anyCharacters({ maxLength: 120 }),
    fc
      .array(
        fc.constantFrom(
          ...'\r\n\u2028,;"<>()\\:é😀\0\ud800 \t',
          ...['\r\n', 'Bcc: x@y.example', '%0a', '=?utf-8?q?=0d=0aBcc:_x@y.example?=', 'a@b.example'],
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join('')),
  );
  await fc.assert(
    fc.asyncProperty(nasty, nasty, async (name, subject) => {
      const { lines, envelope } = await headerOf({ name, address: 'ada@mail.example' }, `Enquiry ${subject}`);
      expect(names(lines)).toEqual(names(plain.lines));
      expect(envelope).toEqual({ from: 'web@safaris.example', to: ['desk@safaris.example'] });
      const replyTo = lines.find((line) => line.startsWith('Reply-To:')) ?? '';
      expect(replyTo).toMatch(/<?ada@mail\.example>?$/);
    }),
    { numRuns: 1000 },
  );
});
