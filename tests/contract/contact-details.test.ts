import { expect, test } from 'vitest';
import { emailAddress, emailPattern, isMailable, personName, phoneNumber } from '#contract/forms/contact-details.ts';

test.each([
  'a@b.c',
  'first.last+tag@mail.example.com',
  "o'neil@x.ie",
  '1@2.3',
  'wanjiku@safarĩ.example',
  'x@xn--bcher-kva.example',
  `${'a'.repeat(64)}@b.c`,
])('%j is an address that can be written to (B-127)', (email) => {
  expect(emailAddress.parse(` ${email} `)).toBe(email);
  expect(isMailable(email)).toBe(true);
});

test.each([
  '',
  'a',
  'a@b',
  '@b.c',
  'a@.c',
  'a@b.',
  'a@b..c',
  'a b@c.d',
  'a@b c.d',
  'a@b@c.d',
  'wanjikũ@safari.example',
  'a..b@c.d',
  '.a@b.c',
  'a@-b.c',
  '"a b"@c.d',
  'a<b>@c.d',
  'a(comment)@b.c',
  'a,b@c.d',
  'a;b@c.d',
  'a:b@c.d',
  'a\\b@c.d',
  'a@[127.0.0.1]',
  'a@b.c,d@e.f',
  'a@b.c\r\nBcc: x@y.z',
  'a@b.c\u2028d',
  `${'a'.repeat(251)}@b.c`,
  `${'a'.repeat(65)}@b.c`,
])('%j is none, and never put into a mail (B-127)', (email) => {
  expect(emailAddress.safeParse(email).success).toBe(false);
  expect(isMailable(email)).toBe(false);
});

test.each([
  ['anna@mail.example,', 'anna@mail.example'],
  ['anna@mail.example.', 'anna@mail.example'],
  ['<anna@mail.example>', 'anna@mail.example'],
  ['Anna Schmidt <anna@mail.example>', 'anna@mail.example'],
  ['mailto:anna@mail.example', 'anna@mail.example'],
  ['\u200banna@mail\u200b.example\ufeff', 'anna@mail.example'],
  ['\u202aanna@mail.example\u202c', 'anna@mail.example'],
])('%j is what was copied with an address (B-292)', (copied, email) => {
  expect(emailAddress.parse(copied)).toBe(email);
  expect(isMailable(copied)).toBe(false);
});

test.each([
  (length: number) => 'a'.repeat(length),
  (length: number) => `a@${'a.'.repeat(length / 2)}`,
  (length: number) => `a@${'a'.repeat(length)}`,
  (length: number) => `a@${'.'.repeat(length)}`,
  (length: number) => '@'.repeat(length),
])('a hostile email address is refused in no time, however long (%#)', (hostile) => {
  const started = performance.now();
  expect(emailAddress.safeParse(hostile(1_000_000)).success).toBe(false);
  expect(emailPattern.test(`${hostile(100_000)} `)).toBe(false);
  // A pattern that backtracks takes minutes for this; a busy machine does not.
  expect(performance.now() - started).toBeLessThan(1000);
});

test.each([
  ...['', ' ', 'A', '\u200b\u200b\u200b', 'A\u200d\u2060', '\u2800\u2800', '\u3164\u3164', '\ufeff\u00ad\u034f'],
  ...['Ada\r\nBcc: x@y.example', 'Ada\u2028Lovelace', 'Ada\u0000', 'Ada\u001b[31m', '\ud800Ada'],
])('%j is no name: there is nothing to read in it, or it breaks out of its line', (name) => {
  expect(personName.safeParse(name).success).toBe(false);
});

test.each(['Li', 'Zoë Ågren', 'محمد\u200cرضا', 'क्\u200dष', 'Ọlá'])('%j is a name', (name) => {
  expect(personName.safeParse(name).success).toBe(true);
});

test('a phone number is a plus and 7 to 20 digits', () => {
  const accepted = ['+2547000', '+254700000000', `+${'1'.repeat(20)}`];
  const refused = [
    '',
    '0700000000',
    '+123456',
    `+${'1'.repeat(21)}`,
    '+abcdefg',
    '+44 20 7946 0958 ext 2',
    '++4420794609',
  ];
  expect(accepted.map((phone) => phoneNumber.safeParse(phone).success)).toEqual(accepted.map(() => true));
  expect(refused.map((phone) => phoneNumber.safeParse(phone).success)).toEqual(refused.map(() => false));
});

test.each([
  '+44 (0)20 7946 0958',
  '+44(0)2079460958',
  '0044 20 7946 0958',
  '00 44 20 7946 0958',
  '\u202a+44 20 7946 0958\u202c',
  '\u200e+44\u00a020\u00a07946\u00a00958',
  '\u200b+442079460958',
  '+44\u201120\u20137946\u22120958',
  '\uff0b44 20 7946 0958',
  '\uff0b\uff14\uff14 20 7946 0958',
  ...['\ufe0f', '\ufe0e', '\u{e0100}', '\u034f', '\u200b', '\u2060', '\ufeff', '\u2067'].map(
    (hidden) => `+44${hidden}2079460958${hidden}`,
  ),
  'tel:+44-20-7946-0958',
  '+44.20.7946.0958',
  '+44 20/7946/0958',
])('%j is +442079460958', (written) => {
  expect(phoneNumber.parse(written)).toBe('+442079460958');
});

test('the zero of an Italian number is part of it', () => {
  expect(phoneNumber.parse('+39 (0)6 6982 0000')).toBe('+390669820000');
});
