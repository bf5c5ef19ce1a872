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

test.each([
  ['550 no such mailbox ada@mail.example', true],
  ['450 try again later ada@mail.example', false],
])('a recipient that is refused with "%s" fails, for good: %s, without naming anybody', async (answer, permanent) => {
  const { transport } = await openSmtp({ recipient: () => answer });
  const failure = await transport.deliver(mail).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    name: 'DeliveryError',
    permanent,
    message: `EENVELOPE ${answer.slice(0, 3)} RCPT TO`,
  });
});

test('a mail server that is not there is a failure that passes', async () => {
  const transport = createSmtpTransport('smtp://user:hunter2@127.0.0.1:1', from);
  onTestFinished(() => transport.close());
  const failure = await transport.deliver(mail).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'DeliveryError', permanent: false });
  expect(String(failure)).not.toContain('hunter2');
});
