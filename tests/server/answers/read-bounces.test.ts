import { expect, test } from 'vitest';
import { readMail } from '#server/answers/read-mail.ts';
import { readReport } from '#server/mail/read-refusal.ts';

/* What mail servers say of a mail that they could not deliver, in the forms of each. */

const named = 'ABCD2345-reply-6f1c@umbrellathorn.example';

/** A report of three parts (RFC 3464): words, fields, and the mail or its head. */
function report(
  fields: string[],
  { head = [] as string[], returned = 'text/rfc822-headers', type = 'message/delivery-status' } = {},
): Buffer {
  return Buffer.from(
    [
      'Return-Path: <>',
      'From: MAILER-DAEMON@mx.example (Mail Delivery System)',
      'To: hello@umbrellathorn.example',
      'Auto-Submitted: auto-replied',
      'Subject: Undelivered Mail Returned to Sender',
      ...head,
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain; charset=us-ascii',
      '',
      'This is the mail system at host mx.example.',
      '--b',
      `Content-Type: ${type}`,
      '',
      ...fields,
      '',
      '--b',
      `Content-Type: ${returned}`,
      '',
      'From: Umbrella Thorn Safaris <hello@umbrellathorn.example>',
      ...(returned === 'none' ? [] : [`Message-ID: <${named}>`]),
      'Subject: Re: Your enquiry ABCD2345',
      '',
      '--b--',
    ].join('\r\n'),
  );
}

const words = (...lines: string[]) => Buffer.from(lines.join('\n'));

const failed = (status: string, code: string) => [
  'Reporting-MTA: dns; mx.example',
  'X-Postfix-Queue-ID: 4bXyz',
  '',
  'Final-Recipient: rfc822; ada@mail.example',
  'Original-Recipient: rfc822;ada@mail.example',
  'Action: failed',
  `Status: ${status}`,
  'Remote-MTA: dns; mx.mail.example',
  `Diagnostic-Code: ${code}`,
];

const noMailbox = 'There is no such mailbox';

const bounces: readonly [server: string, bytes: Buffer, ownText: string, isDelay?: boolean][] = [
  [
    'Postfix: no such user',
    report(
      failed(
        '5.1.1',
        'smtp; 550 5.1.1 <ada@mail.example>: Recipient address\r\n    rejected: User unknown in virtual mailbox table',
      ),
    ),
    `${noMailbox} (550 5.1.1)`,
  ],
  [
    'Postfix: no such domain',
    report(
      failed(
        '5.4.4',
        'X-Postfix; Host or domain name not found. Name service error for name=mail.example type=A: Host not found',
      ),
    ),
    `${noMailbox} (5.4.4)`,
  ],
  [
    'Postfix: full',
    report(failed('5.2.2', 'smtp; 552 5.2.2 <ada@mail.example>: user is over quota')),
    'The mailbox is full (552 5.2.2)',
  ],
  [
    'Postfix: given up after days',
    report(failed('4.4.1', 'X-Postfix; connect to mx.mail.example[192.0.2.1]:25: Connection timed out')),
    'It was tried in vain: The mail server asks us to try again later (4.4.1)',
  ],
  [
    'Postfix: tried on',
    report([
      'Reporting-MTA: dns; mx.example',
      '',
      'Final-Recipient: rfc822; ada@mail.example',
      'Action: delayed',
      'Status: 4.4.1',
      'Diagnostic-Code: X-Postfix; connect to mx[192.0.2.1]:25: timed out',
      'Will-Retry-Until: Wed, 25 Nov 2026 18:01:02 +0100',
    ]),
    'The mail server asks us to try again later (4.4.1)',
    true,
  ],
  [
    'Gmail: no such user',
    report(
      [
        'Reporting-MTA: dns; googlemail.com',
        'Received-From-MTA: dns; hello@umbrellathorn.example',
        `X-Original-Message-ID: <${named}>`,
        '',
        'Final-Recipient: rfc822; ada@mail.example',
        'Action: failed',
        'Status: 5.1.1',
        'Remote-MTA: dns; gmail-smtp-in.l.google.com. (142.250.1.26, the server for the domain mail.example.)',
        "Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try\r\n 550-5.1.1 double-checking the recipient's email address for typos or\r\n 550 5.1.1 unnecessary spaces. - gsmtp",
        'Last-Attempt-Date: Fri, 20 Nov 2026 08:01:02 -0800 (PST)',
      ],
      { returned: 'none', head: ['X-Failed-Recipients: ada@mail.example', 'Message-ID: <5f0@mx.google.com>'] },
    ),
    `${noMailbox} (550 5.1.1)`,
  ],
  [
    'Gmail: too many mails',
    report(failed('5.4.5', 'smtp; 550 5.4.5 Daily user sending limit exceeded. - gsmtp')),
    'The mail server takes no more from us for now (550 5.4.5)',
  ],
  [
    'Exchange: not found',
    report(
      [
        'Reporting-MTA: dns;AM0PR01.eurprd01.prod.outlook.com',
        '',
        'Final-Recipient: rfc822;ada@mail.example',
        'Action: failed',
        'Status: 5.1.10',
        'Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient ada@mail.example not found by SMTP address lookup',
        'X-Display-Name: Ada',
      ],
      {
        returned: 'message/rfc822',
        head: ['X-MS-Exchange-Message-Is-Ndr:', `In-Reply-To: <${named}>`, `References: <${named}>`],
      },
    ),
    `${noMailbox} (550 5.1.10)`,
  ],
  [
    'Exchange: by its rules',
    report(failed('5.7.1', 'smtp;550 5.7.1 Message rejected as spam by Content Filtering.'), {
      returned: 'message/rfc822',
    }),
    'The mail server refused it by its rules (550 5.7.1)',
  ],
  [
    'Exim: no such user',
    report(failed('5.0.0', 'smtp; 550 5.1.1 no such user'), {
      returned: 'message/rfc822',
      head: ['X-Failed-Recipients: ada@mail.example'],
    }),
    `${noMailbox} (550 5.1.1)`,
  ],
  [
    'a server of other scripts',
    report(failed('5.1.1', 'smtp; 550 5.1.1 User unknown'), {
      type: 'message/global-delivery-status',
      returned: 'message/global-headers',
    }),
    `${noMailbox} (550 5.1.1)`,
  ],
  [
    'older Exim: unrouteable',
    words(
      'Return-path: <>',
      'X-Failed-Recipients: ada@mail.example',
      'Auto-Submitted: auto-replied',
      'From: Mail Delivery System <Mailer-Daemon@mx.example>',
      'Subject: Mail delivery failed: returning message to sender',
      '',
      'This message was created automatically by mail delivery software.',
      '',
      'A message that you sent could not be delivered to one or more of its',
      'recipients. This is a permanent error. The following address(es) failed:',
      '',
      '  ada@mail.example',
      '    Unrouteable address',
      '',
      '------ This is a copy of the message, including all the headers. ------',
      '',
      'From: Umbrella Thorn Safaris <hello@umbrellathorn.example>',
      `Message-ID: <${named}>`,
      '',
      'Hello Ada, call 450 or 550 for more',
    ),
    noMailbox,
  ],
  [
    'older Exim: tried on',
    words(
      'X-Failed-Recipients: ada@mail.example',
      'From: Mail Delivery System <Mailer-Daemon@mx.example>',
      'Subject: Warning: message 1kgXyz-0001 delayed 24 hours',
      `References: <${named}>`,
      '',
      'The address to which the message has not yet been delivered is:',
      '',
      '  ada@mail.example',
      '    host mx.mail.example [192.0.2.1]: 451 4.7.1 Greylisted, please try again',
      '',
      'No action is required on your part.',
      '',
      '------ The header of the original message is following. ------',
      '',
      `Message-ID: <${named}>`,
    ),
    'The mail server refused it by its rules (451 4.7.1)',
    true,
  ],
  [
    'qmail: a server that said no',
    words(
      'From: MAILER-DAEMON@mx.example',
      'Subject: failure notice',
      '',
      'Hi. This is the qmail-send program at mx.example.',
      "I'm afraid I wasn't able to deliver your message to the following addresses.",
      "This is a permanent error; I've given up. Sorry it didn't work out.",
      '',
      '<ada@mail.example>:',
      '192.0.2.1 does not like recipient.',
      'Remote host said: 550 5.1.1 <ada@mail.example>: User unknown',
      'Giving up on 192.0.2.1.',
      '',
      '--- Below this line is a copy of the message.',
      '',
      'Return-Path: <hello@umbrellathorn.example>',
      `Message-ID: <${named}>`,
    ),
    `${noMailbox} (550 5.1.1)`,
  ],
  [
    'qmail: no such mailbox here',
    words(
      'From: MAILER-DAEMON@mx.example',
      'Subject: failure notice',
      '',
      '<ada@mail.example>:',
      'Sorry, no mailbox here by that name. (#5.1.1)',
      '',
      '--- Below this line is a copy of the message.',
      '',
      `Message-ID: <${named}>`,
    ),
    `${noMailbox} (5.1.1)`,
  ],
  [
    'Yahoo, as it was long',
    words(
      'From: MAILER-DAEMON@yahoo.example',
      'Subject: Failure Notice',
      '',
      'Sorry, we were unable to deliver your message to the following address.',
      '',
      '<ada@mail.example>:',
      "554: delivery error: dd This user doesn't have a yahoo.com account",
      '',
      '--- Below this line is a copy of the message.',
      '',
      `Message-ID: <${named}>`,
    ),
    'The mail server refused it (554)',
  ],
];

test.each(bounces)(
  '%s is told in the words of a refusal, and of which mail (B-793)',
  async (_, bytes, ownText, isDelay = false) => {
    const { kind, bounce, answers } = await readMail(bytes);
    expect(kind).toBe('bounce');
    expect(answers).toContain(named);
    expect(bounce?.isDelay).toBe(isDelay);
    expect(bounce && readReport(bounce)).toBe(ownText);
  },
);

test('that a mail was delivered or passed on is no bounce', async () => {
  for (const action of ['delivered', 'relayed', 'expanded']) {
    const fields = [
      'Reporting-MTA: dns; mx.example',
      '',
      'Final-Recipient: rfc822; ada@mail.example',
      `Action: ${action}`,
      'Status: 2.0.0',
    ];
    expect((await readMail(report(fields))).kind, action).toBe('other');
  }
});

test('what somebody writes about a bounce is an answer', async () => {
  const bytes = words(
    'From: ada@mail.example',
    `In-Reply-To: <${named}>`,
    'Subject: Re: failure notice',
    '',
    'I got this: 550 5.1.1 user unknown. Is it yours?',
    `Message-ID: <${named}>`,
  );
  expect((await readMail(bytes)).kind).toBe('answer');
});
