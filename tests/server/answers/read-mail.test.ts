import { expect, test } from 'vitest';
import { splitQuoted } from '#server/answers/quoted-part.ts';
import { readHead, readMail } from '#server/answers/read-mail.ts';

/* What is made of a mail's bytes, as programs and servers write them. */

const ours = 'hello@umbrellathorn.example';
const named = 'ABCD2345-reply-6f1c@umbrellathorn.example';

/** A mail of these lines, whose characters are bytes. */
function mail(...lines: string[]): Buffer {
  return Buffer.from(lines.join('\r\n'), 'latin1');
}

const read = (...lines: string[]) => readMail(mail(...lines));

const from = 'From: Ada Traveller <ada@mail.example>';

/** How each program quotes the mail it answers, and what of it is the answer. */
const replies: readonly [program: string, lines: string[], ownText: string][] = [
  [
    'Gmail',
    [
      'MIME-Version: 1.0',
      `References: <ABCD2345-receipt@umbrellathorn.example> <${named}>`,
      `In-Reply-To: <${named}>`,
      from,
      'Date: Sat, 21 Nov 2026 09:12:44 +0100',
      'Message-ID: <CAJ8s=abc@mail.gmail.com>',
      'Subject: Re: Your enquiry ABCD2345',
      'To: Umbrella Thorn Safaris <hello@umbrellathorn.example>',
      'Content-Type: multipart/alternative; boundary="000000000000f1"',
      '',
      '--000000000000f1',
      'Content-Type: text/plain; charset="UTF-8"',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Yes, the 14th suits us =E2=80=94 go ahead!',
      '',
      'On Fri, Nov 20, 2026 at 6:01=E2=80=AFPM Umbrella Thorn Safaris <',
      'hello@umbrellathorn.example> wrote:',
      '',
      '> Hello Ada,',
      '>',
      '> July is a good month.',
      '',
      '--000000000000f1',
      'Content-Type: text/html; charset="UTF-8"',
      '',
      '<div dir="ltr">Yes, the 14th suits us</div>',
      '--000000000000f1--',
    ],
    'Yes, the 14th suits us — go ahead!',
  ],
  [
    'Outlook',
    [
      from,
      'Subject: RE: Your enquiry ABCD2345',
      'Message-ID: <AM0PR0101MB1@AM0PR0101MB1.eurprd01.prod.exchangelabs.com>',
      `References: <${named}>`,
      `In-Reply-To: <${named}>`,
      'Content-Language: en-GB',
      'X-MS-Has-Attach:',
      'Content-Type: multipart/alternative; boundary="_000_AM0"',
      'MIME-Version: 1.0',
      '',
      '--_000_AM0',
      'Content-Type: text/plain; charset="iso-8859-1"',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'We would need a caf=E9 stop.',
      '',
      'Best,',
      'Ada',
      '________________________________',
      'From: Umbrella Thorn Safaris <hello@umbrellathorn.example>',
      'Sent: 20 November 2026 18:01',
      'To: Ada Traveller <ada@mail.example>',
      'Subject: Re: Your enquiry ABCD2345',
      '',
      'Hello Ada,',
      '--_000_AM0',
      'Content-Type: text/html; charset="iso-8859-1"',
      '',
      '<p>We would need</p>',
      '--_000_AM0--',
    ],
    'We would need a café stop.\n\nBest,\nAda',
  ],
  [
    'Outlook in German',
    [
      from,
      'Subject: AW: Your enquiry ABCD2345',
      `In-Reply-To: <${named}>`,
      'Content-Type: text/plain; charset=windows-1252',
      'Content-Transfer-Encoding: 8bit',
      '',
      'Sch\xf6n, wir nehmen den \x9321.\x94 f\xfcr 4.000 \x80.',
      '',
      '-----Urspr\xfcngliche Nachricht-----',
      'Von: Umbrella Thorn Safaris <hello@umbrellathorn.example> ',
      'Gesendet: Freitag, 20. November 2026 18:01',
      '',
      'Hello Ada,',
    ],
    'Schön, wir nehmen den “21.” für 4.000 €.',
  ],
  [
    'Apple Mail',
    [
      from,
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      'Mime-Version: 1.0 (1.0)',
      'Subject: Re: Your enquiry ABCD2345',
      'Message-Id: <5D2C@mail.example>',
      `In-Reply-To: <${named}>`,
      'X-Mailer: iPhone Mail (23B85)',
      '',
      'Two of us are vegetarian.',
      '',
      'Sent from my iPhone',
      '',
      '> On 20 Nov 2026, at 18:01, Umbrella Thorn Safaris <hello@umbrellathorn.exam=',
      'ple> wrote:',
      '>=20',
      '> =EF=BB=BFHello Ada,',
    ],
    'Two of us are vegetarian.\n\nSent from my iPhone',
  ],
  [
    'Yahoo',
    [
      from,
      'Subject: Re: Your enquiry ABCD2345',
      `In-Reply-To: <${named}>`,
      'Content-Type: text/plain; charset=UTF-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(
        ' Is the boat included?\n    On Friday, November 20, 2026 at 06:01:02 PM GMT+1, Umbrella Thorn Safaris <hello@umbrellathorn.example> wrote:  \n \n Hello Ada,\nJuly is a good month.\n',
      ).toString('base64'),
    ],
    'Is the boat included?',
  ],
  [
    'a phone that sends HTML alone',
    [
      from,
      'Subject: Re: Your enquiry ABCD2345',
      `In-Reply-To: <${named}>`,
      'Content-Type: multipart/related; boundary=b',
      '',
      '--b',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<style>p { color: red }</style><p>We are <b>three</b> &amp; a baby.</p><script>x()</script>' +
        '<div>Umbrella Thorn Safaris &lt;hello@umbrellathorn.example&gt; wrote:</div><blockquote>Hello Ada,<br>July</blockquote>',
      '--b--',
    ],
    'We are three & a baby.',
  ],
  [
    'a program in Japan',
    [
      from,
      'Subject: =?ISO-2022-JP?B?GyRCJCIkIhsoQg==?= ABCD2345',
      `In-Reply-To: <${named}>`,
      'Content-Type: text/plain; charset=ISO-2022-JP',
      'Content-Transfer-Encoding: 7bit',
      '',
      '\x1b$B$"$j$,$H$&\x1b(B',
    ],
    'ありがとう',
  ],
  [
    'somebody who names us in it',
    [
      from,
      `In-Reply-To: <${named}>`,
      '',
      'We wrote to two: hello@umbrellathorn.example',
      'and others.',
      'So, Umbrella Thorn Safaris:',
      'yes!',
    ],
    'We wrote to two: hello@umbrellathorn.example\nand others.\nSo, Umbrella Thorn Safaris:\nyes!',
  ],
  [
    'somebody who answers between the lines',
    [
      from,
      'Subject: Re: Your enquiry ABCD2345',
      `In-Reply-To: <${named}>`,
      '',
      '> Are these days fixed?',
      'No, any week will do.',
      '> How many are you?',
      'Four.',
    ],
    '> Are these days fixed?\nNo, any week will do.\n> How many are you?\nFour.',
  ],
];

test.each(replies)('an answer that %s wrote is text, with its quotation apart (B-792)', async (_, lines, ownText) => {
  const answer = await read(...lines);
  expect(answer).toMatchObject({ kind: 'answer', from: 'ada@mail.example', cut: 0, isHeadOnly: false });
  expect(answer.answers[0]).toBe(named);
  const split = splitQuoted(answer.text, [ours, 'Umbrella Thorn Safaris']);
  expect(split.ownText).toBe(ownText);
  expect(split.ownText + split.quoted.replaceAll(/\s/g, '')).not.toContain('color: red');
});

test.each([
  [
    'Gmail',
    ['Auto-Submitted: auto-replied', 'Precedence: bulk', 'X-Autoreply: yes', 'Subject: Out of office Re: Your enquiry'],
  ],
  [
    'Exchange',
    [
      'Auto-Submitted: auto-generated',
      'X-Auto-Response-Suppress: All',
      'X-MS-Exchange-Inbox-Rules-Loop: ada@mail.example',
      'Subject: Automatic reply: Your enquiry',
    ],
  ],
  ['Yahoo', ['X-Autoreply: true', 'Subject: Yahoo! Auto Response']],
  ['vacation', ['Precedence: junk', 'Auto-Submitted: auto-replied (vacation)', 'Subject: away from my mail']],
  ['cPanel', ['X-Autorespond: Your enquiry ABCD2345', 'Subject: I am away']],
  ['a server that says it in no other way', ['Return-Path: <>', 'Subject: Away']],
])('an absence note of %s is one, and no answer (B-792)', async (_, headers) => {
  const note = await read(from, `In-Reply-To: <${named}>`, ...headers, '', 'I am back on Monday.');
  expect(note).toMatchObject({ kind: 'absence', text: 'I am back on Monday.', answers: [named] });
});

test.each([
  ['a person whose program says that none wrote it', ['Auto-Submitted: no']],
  [
    'a member of a list',
    ['Precedence: list', 'List-Id: <family.lists.example>', 'List-Unsubscribe: <https://lists.example/u>'],
  ],
])('what comes from %s is an answer', async (_, headers) => {
  expect((await read(from, ...headers, '', 'Yes.')).kind).toBe('answer');
});

test('that a mail was read, or is called spam, is neither', async () => {
  for (const report of ['disposition-notification', 'feedback-report']) {
    const head = [from, `In-Reply-To: <${named}>`, `Content-Type: multipart/report; report-type=${report}; boundary=b`];
    const { kind } = await read(...head, '', '--b', 'Content-Type: text/plain', '', 'Read.', '--b--');
    expect(kind, report).toBe('other');
  }
});

test('a text is cut at 20,000 letters and says so; what is attached is named with its size (B-792)', async () => {
  const answer = await read(
    from,
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'y'.repeat(20_123),
    '--b',
    'Content-Type: image/jpeg; name="=?utf-8?Q?Pass_Z=C3=BCrich.jpg?="',
    'Content-Disposition: attachment',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.alloc(3000).toString('base64'),
    '--b--',
  );
  expect(answer).toMatchObject({ cut: 123, attachments: [{ name: 'Pass Zürich.jpg', bytes: 3000 }] });
  expect(answer.text).toHaveLength(20_000);
});

test('the same mail has the same name wherever it lies, and another has another', async () => {
  const one = await read(from, 'Message-ID: <one@mail.example>', '', 'Yes.');
  expect((await read('Received: from elsewhere', from, 'Message-ID: <one@mail.example>', '', 'Yes.')).id).toBe(one.id);
  const unnamed = [from, 'Date: Sat, 21 Nov 2026 09:12:44 +0100', '', 'Yes.'];
  const ids = [one, await read(...unnamed), await read(...unnamed, 'No.')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect((await read(...unnamed)).id).toBe(ids[1]);
});

const nested = (depth: number, type: (level: number) => string) =>
  Array.from({ length: depth }, (_, level) => [type(level), '', `--b${level}`]).flat();

/** Mails that nobody writes, and what is still told of them. */
const hostile: readonly [what: string, bytes: () => Buffer][] = [
  ['no bytes', () => Buffer.alloc(0)],
  ['all bytes', () => Buffer.from(Array.from({ length: 65_536 }, (_, at) => at % 256))],
  ['one line of a megabyte', () => mail(from, '', 'x'.repeat(1_000_000))],
  [
    '10,000 parts in each other',
    () => mail(from, ...nested(10_000, (level) => `Content-Type: multipart/mixed; boundary=b${level}`), '', 'Hi'),
  ],
  [
    '10,000 mails in each other',
    () => mail(from, ...Array.from({ length: 10_000 }, () => ['Content-Type: message/rfc822', '']).flat(), 'Hi'),
  ],
  [
    '10,000 parts beside each other',
    () =>
      mail(
        from,
        'Content-Type: multipart/mixed; boundary=b',
        '',
        ...Array.from({ length: 10_000 }, () => ['--b', '', 'x']).flat(),
      ),
  ],
  [
    'encodings that end nowhere',
    () =>
      mail(
        from,
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        'Content-Transfer-Encoding: base64',
        '',
        '====%%%',
        '--b',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        '=\r\n'.repeat(100_000),
      ),
  ],
  ['HTML in HTML', () => mail(from, 'Content-Type: text/html', '', '<table><tr><td>'.repeat(60_000))],
  [
    'HTML that ends nowhere',
    () => mail(from, 'Content-Type: text/html', '', '<a href="'.repeat(100_000), '<!--'.repeat(1000)),
  ],
  ['a charset that is none', () => mail(from, 'Content-Type: text/plain; charset="../../\\"', '', 'caf\xe9')],
  [
    'ten thousand addresses',
    () => mail(`From: ${'ada@mail.example, '.repeat(10_000)}`, `References: ${'<a@b> '.repeat(10_000)}`, '', 'Hi'),
  ],
  [
    'a name that is code',
    () =>
      mail(
        'From: "\\"<script>\\0\x00\x1b[31m" <ada@mail.example>',
        'Subject: =?utf-8?B?AAAA?= \x07',
        '',
        '\x00\x07 Hi',
      ),
  ],
];

test.each(hostile)('a mail of %s is read or left, and no more of it kept than of another (B-794)', async (_, bytes) => {
  const odd = await readMail(bytes());
  expect(odd.text.length).toBeLessThanOrEqual(20_000);
  expect(odd.subject.length + odd.from.length).toBeLessThan(1000);
  expect(odd.answers.length).toBeLessThanOrEqual(50);
  expect(odd.attachments.length).toBeLessThanOrEqual(50);
  expect(JSON.stringify(odd)).not.toMatch(/\\u00(?:0[0-8]|1)/);
  expect((await readHead(bytes())).text).toBe('');
});
