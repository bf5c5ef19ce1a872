import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFileTransport } from '#server/mail/file-transport.ts';
import type { Mail } from '#server/mail/mail.ts';
import { createSmtpTransport } from '#server/mail/smtp-transport.ts';
import { type MailServerOptions, startMailServer } from '#tests/support/enquiries/mail-server.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testNow } from '#tests/support/test-app.ts';

const from = { name: 'Safaris', address: 'web@safaris.example' };

const mail: Mail = {
  messageId: 'ABCDEFGH-enquiry',
  to: { address: 'desk@safaris.example' },
  replyTo: { name: 'Ada Løvelace', address: 'ada@mail.example' },
  subject: 'Enquiry ABCDEFGH: a tour',
  text: 'Elephants – in July.\n.\nA dot alone.',
  html: '<p>Elephants</p>',
  unsubscribeUrl: 'https://safaris.example/api/newsletter/unsubscribe?token=abc.def.ghi',
  date: testNow,
};

async function openSmtp(options: MailServerOptions = {}) {
  const server = await startMailServer(options);
  const transport = createSmtpTransport(server.url, from);
  onTestFinished(async () => {
    transport.close();
    await server.stop();
  });
  return { server, transport };
}

test('a mail becomes one file with its name, whole, and readable by its owner only', async () => {
  const folder = join(temporaryFolder(), 'outbox');
  const transport = createFileTransport(folder, from);
  await Promise.all([transport.deliver(mail), transport.deliver(mail), transport.deliver(mail)]);
  expect(readdirSync(folder)).toEqual(['ABCDEFGH-enquiry.eml']);
  const file = join(folder, 'ABCDEFGH-enquiry.eml');
  expect(statSync(file).mode & 0o077).toBe(0);
  const written = readFileSync(file, 'utf8');
  for (const line of [
    'From: Safaris <web@safaris.example>',
    'To: desk@safaris.example',
    'Reply-To: =?UTF-8?Q?Ada_L=C3=B8velace?= <ada@mail.example>',
    'Subject: Enquiry ABCDEFGH: a tour',
    'Message-ID: <ABCDEFGH-enquiry@safaris.example>',
    'Date: Fri, 20 Nov 2026 09:00:00 +0000',
    'Auto-Submitted: auto-generated',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ]) {
    expect(written).toContain(`${line}\r\n`);
  }
  const unfolded = written.replace(/\r\n[ \t]+/g, ' ');
  expect(unfolded).toContain(`List-Unsubscribe: <${mail.unsubscribeUrl}>\r\n`);
});

test('a draft that a killed process left is cleared away, one that is being written is not', () => {
  const folder = temporaryFolder();
  const [old, fresh] = ['OLD-enquiry.eml.1.part', 'FRESH-enquiry.eml.2.part'];
  for (const draft of [old, fresh]) writeFileSync(join(folder, draft), 'half a ma');
  const longAgo = Date.now() / 1000 - 3600;
  utimesSync(join(folder, old), longAgo, longAgo);
  createFileTransport(folder, from);
  expect(readdirSync(folder)).toEqual([fresh]);
});

test('a folder that cannot be written is a failure that passes', async () => {
  const folder = join(temporaryFolder(), 'a-file');
  writeFileSync(folder, '');
  const transport = createFileTransport(folder, from);
  await expect(transport.deliver(mail)).rejects.toMatchObject({ name: 'DeliveryError', permanent: false });
});

test('a mail server gets the mail with its Message-ID, for its one recipient (B-138)', async () => {
  const { server, transport } = await openSmtp();
  await transport.deliver(mail);
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatchObject({ from: 'web@safaris.example', to: ['desk@safaris.example'] });
  expect(server.received[0]?.message).toContain('Message-ID: <ABCDEFGH-enquiry@safaris.example>');
});

test('a delivery that broke off after the server had the mail is made again under the same Message-ID', async () => {
  let times = 0;
  const { server, transport } = await openSmtp({
    message: () => {
      times += 1;
      return times === 1 ? 'hang up' : '250 ok';
    },
  });
  await expect(transport.deliver(mail)).rejects.toMatchObject({ name: 'DeliveryError', permanent: false });
  await transport.deliver(mail);
  const ids = server.received.map(({ message }) => /^Message-ID: (.+)$/m.exec(message)?.[1]);
  expect(ids).toEqual(Array.from({ length: 2 }, () => '<ABCDEFGH-enquiry@safaris.example>'));
});

/** Answers of servers as they come, by what they answer to. */
const answers = {
  gone: [
    [
      'recipient',
      "550-5.1.1 The email account that you tried to reach does not exist. Please try\r\n550-5.1.1 double-checking the recipient's email address for typos or\r\n550 5.1.1 unnecessary spaces. gsmtp",
    ],
    ['recipient', '550 5.1.1 <ada@mail.example>: Recipient address rejected: User unknown in virtual mailbox table'],
    [
      'recipient',
      '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient ada@mail.example not found by SMTP address lookup',
    ],
    ['recipient', '550 5.1.2 <ada@mail.example>: Recipient address rejected: Domain not found'],
    ['recipient', '553 5.1.3 The recipient address <ada@mail> is not a valid RFC 5321 address. gsmtp'],
    ['recipient', '551 5.1.6 The recipient has moved'],
    ['recipient', '550 #5.1.1 Address rejected ada@mail.example'],
    ['recipient', '550 no such mailbox ada@mail.example'],
    ['recipient', '550 No Such User Here"'],
    ['recipient', '550 Unrouteable address'],
    ['recipient', '550 <limit@full.example>: Recipient address rejected: User unknown'],
    ['recipient', '550 Requested action not taken: mailbox unavailable'],
    ['recipient', '511 sorry, no mailbox here by that name (#5.1.1 - chkuser)'],
    ['message', '550 5.1.1 ada@mail.example: user does not exist'],
  ],
  full: [
    [
      'recipient',
      "452-4.2.2 The recipient's inbox is out of storage space. Please direct the\r\n452 4.2.2 recipient to https://support.google.com/mail/?p=OverQuotaTemp gsmtp",
    ],
    ['recipient', '552-5.2.2 The email account that you tried to reach is over quota. gsmtp\r\n552 5.2.2 gsmtp'],
    [
      'recipient',
      '552 5.2.2 <ada@mail.example>: Recipient address rejected: Quota exceeded (mailbox for user is full)',
    ],
    ['recipient', '554 5.2.2 mailbox full; STOREDRV.Deliver; QuotaExceededException'],
    ['recipient', '550 Mailbox is full / Blocks limit exceeded / Inode limit exceeded'],
    ['message', '552 Requested mail action aborted: exceeded storage allocation'],
  ],
  limit: [
    [
      'recipient',
      '550 5.4.5 Daily user sending limit exceeded. For more information on Gmail sending limits go to https://support.google.com/a/answer/166852 gsmtp',
    ],
    [
      'recipient',
      '550 Domain safaris.example has exceeded the max emails per hour (150/150 (100%)) allowed.  Message discarded.',
    ],
    ['message', '454 Throttling failure: Maximum sending rate exceeded.'],
    ['message', '432 4.3.2 STOREDRV.ClientSubmit; sender thread limit exceeded'],
    [
      'recipient',
      '450 4.2.1 The user you are trying to contact is receiving email at a rate that prevents additional messages from being delivered. gsmtp',
    ],
  ],
  login: [
    [
      'login',
      '535-5.7.8 Username and Password not accepted. For more information, go to\r\n535 5.7.8 https://support.google.com/mail/?p=BadCredentials gsmtp',
    ],
    ['login', '535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Tenant.'],
    ['login', '535 Authentication Credentials Invalid'],
    ['login', '535 Incorrect authentication data'],
    ['login', '454 4.7.0 Temporary authentication failure: Connection lost to authentication server'],
    ['sender', '530 5.7.57 Client not authenticated to send mail.'],
    [
      'sender',
      '530-5.7.0 Authentication Required. For more information, go to\r\n530 5.7.0 https://support.google.com/accounts/troubleshooter/2402620 gsmtp',
    ],
  ],
  sender: [
    ['sender', '553 5.7.1 <web@safaris.example>: Sender address rejected: not owned by user office'],
    ['sender', '550 5.7.60 SMTP; Client does not have permissions to send as this sender'],
    ['recipient', '550 5.1.8 Access denied, bad outbound sender AS(42004)'],
    [
      'recipient',
      '550-Verification failed for <web@safaris.example>\r\n550-No Such User Here\r\n550 Sender verify failed',
    ],
    [
      'message',
      '554 Message rejected: Email address is not verified. The following identities failed the check in region EU-WEST-1: ada@mail.example',
    ],
  ],
  rules: [
    ['recipient', '554 5.7.1 <ada@mail.example>: Relay access denied'],
    ['recipient', '550 5.7.1 Service unavailable, Client host [203.0.113.7] blocked using Spamhaus. AS(1450)'],
    ['recipient', '550 "JunkMail rejected - host [203.0.113.7] is in an RBL"'],
    ['recipient', '550 relay not permitted'],
    ['recipient', "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)"],
    ['recipient', '550 Administrative prohibition'],
    [
      'message',
      '550-5.7.26 This mail has been blocked because the sender is unauthenticated. Gmail\r\n550 5.7.26 requires all senders to authenticate with either SPF or DKIM. gsmtp',
    ],
    [
      'message',
      '552-5.7.0 This message was blocked because its content presents a potential\r\n552 5.7.0 security issue. gsmtp',
    ],
  ],
  other: [
    ['recipient', '450 4.1.1 <ada@mail.example>: Recipient address rejected: unverified address'],
    ['recipient', '450 try again later ada@mail.example'],
    ['recipient', '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302).'],
    ['recipient', '550 5.2.1 The email account that you tried to reach is inactive. gsmtp'],
    ['sender', '451 4.3.0 <web@safaris.example>: Temporary lookup failure'],
    ['message', '552 5.3.4 Message size exceeds fixed limit'],
    ['message', '554 Transaction failed'],
  ],
} as const;

const meant: Record<keyof typeof answers, RegExp> = {
  gone: /^There is no such mailbox \(/,
  full: /^The mailbox is full \(/,
  limit: /^The mail server takes no more from us for now \(/,
  login: /^The mail server refused our user name or password: [45]/,
  sender: /^The mail server refused our own sender address(?:: 55| \()/,
  rules: /^The mail server refused it by its rules \(/,
  other: /^The mail (?:server (?:refused it|asks us to try again later)|is too large for the mail server)\b/,
};

const refusals = Object.entries(answers).flatMap(([kind, given]) =>
  given.map(([to, answer]) => ({ kind: kind as keyof typeof answers, to, answer })),
);

test.each(refusals)(
  'only a mailbox that does not exist is final, and the office reads words: $answer (B-138)',
  async (refused) => {
    const { kind, to, answer } = refused;
    const { server } = await openSmtp({ [to]: () => answer });
    const transport = createSmtpTransport(server.url.replace('//', to === 'login' ? '//office:hunter2@' : '//'), from);
    onTestFinished(() => transport.close());
    const failure = await transport.deliver(mail).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      name: 'DeliveryError',
      permanent: kind === 'gone',
      message: expect.stringMatching(meant[kind]),
    });
    expect(String(failure)).not.toMatch(/ada@|EENVELOPE|hunter2/);
  },
);

test('a mail server that is not there is a failure that passes', async () => {
  const transport = createSmtpTransport('smtp://user:hunter2@127.0.0.1:1', from);
  onTestFinished(() => transport.close());
  const failure = await transport.deliver(mail).catch((error: unknown) => error);
  const message = 'The mail server could not be reached';
  expect(failure).toMatchObject({ name: 'DeliveryError', permanent: false, message });
  expect(String(failure)).not.toContain('hunter2');
});
