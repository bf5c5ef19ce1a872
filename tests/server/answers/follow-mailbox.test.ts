import { expect, onTestFinished, test } from 'vitest';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import { type FollowedMailbox, followMailbox, type MailboxState } from '#server/answers/follow-mailbox.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { type Office, openOffice } from '#tests/support/desk/office.ts';
import { type ImapServer, type ImapServerOptions, startImapServer } from '#tests/support/enquiries/imap-server.ts';
import { leastBlock, longestAllowed } from '#tests/support/load/loop-blocks.ts';
import { onEveryEngine, type StoreEngine, sqlite } from '#tests/support/store/store-engines.ts';
import { testClock, testNow } from '#tests/support/test-app.ts';

/* The server beside a mailbox: what it reads there, what it asks of it, and what it says when it cannot. */

async function openMailbox(engine: StoreEngine = sqlite, options: ImapServerOptions = {}) {
  const server = await startImapServer(options);
  onTestFinished(server.stop);
  const office = await openOffice(engine);
  const reference = await office.contact();
  await office.mails();
  const lines: string[] = [];
  const follow = () => followed(office, server, lines);
  return { ...office, server, reference, follow, lines, answers: () => answersOf(office, reference) };
}

function followed({ backing }: Office, { url }: ImapServer, lines: string[]): FollowedMailbox {
  const { mailbox } = readEnv({ IMAP_URL: url });
  if (mailbox === undefined) throw new Error('There is no mailbox.');
  const { store, queue, operator } = backing;
  const clock = testClock;
  const log = createLog({ level: 'info', sink: (line) => lines.push(line), clock });
  const ours = { sender: operator.email, others: [], name: operator.name };
  const following = followMailbox({ mailbox, ours, store, queue, clock, log, pollMs: 50 });
  onTestFinished(following.stop);
  return following;
}

async function answersOf(office: Office, reference: string): Promise<string[]> {
  return (await office.read<DeskEnquiry>(`/enquiries/${reference}`)).answers.map(({ text }) => text);
}

const wasRead = (mailbox: FollowedMailbox): Promise<MailboxState> =>
  expect.poll(() => mailbox.state(), { timeout: 20_000 }).toMatchObject({ readAt: expect.any(String) }) as never;

const told = (answers: () => Promise<string[]>) => expect.poll(answers, { timeout: 20_000 });

const answerTo = (reference: string, text: string, head = '') =>
  `From: ada@mail.example\r\nIn-Reply-To: <${reference}-receipt@umbrellathorn.example>\r\nMessage-ID: <${text.slice(0, 9).replaceAll(' ', '-')}@mail.example>\r\n${head}\r\n${text}\r\n`;

onEveryEngine((engine) => {
  test('what comes into the mailbox stands at its enquiry, and nothing in the mailbox is changed (B-792)', async () => {
    const { server, reference, follow, answers } = await openMailbox(engine);
    server.add(answerTo(reference, 'What came before is not new.'));
    await wasRead(follow());
    server.add('From: bob@mail.example\r\nSubject: A bill\r\n\r\nPlease pay.\r\n');
    server.add(answerTo(reference, 'Yes, the 14th.'));
    await told(answers).toEqual(['Yes, the 14th.']);
    server.add(answerTo(reference, 'One of us is a child.'));
    await told(answers).toEqual(['Yes, the 14th.', 'One of us is a child.']);
    const verbs = new Set(
      server.commands.map((command) =>
        command
          .split(' ')
          .slice(0, command.startsWith('UID') ? 2 : 1)
          .join(' '),
      ),
    );
    for (const verb of ['SELECT', 'UID STORE', 'STORE', 'EXPUNGE', 'UID COPY', 'UID MOVE'])
      expect(verbs).not.toContain(verb);
    expect(server.commands.filter((command) => /BODY\[/.test(command))).toEqual([]);
  });

  test('a restart, two servers and a mailbox with other numbers keep a mail once (B-792)', async () => {
    const { server, reference, follow, answers } = await openMailbox(engine);
    const first = follow();
    await wasRead(first);
    await first.stop();
    server.add(answerTo(reference, 'Yes, the 14th.'));
    const [one, other] = [follow(), follow()];
    await told(answers).toEqual(['Yes, the 14th.']);
    await Promise.all([one, other].map(wasRead));
    server.renumber();
    server.add(answerTo(reference, 'One of us is a child.'));
    await told(answers).toEqual(['Yes, the 14th.', 'One of us is a child.']);
  });
});

test('a mail over which a server hangs up stops none after it, and is read by its head (B-794)', async () => {
  let poison = 0;
  const refuse = (command: string) =>
    command.startsWith(`UID FETCH ${poison} `) && command.includes('BODY.PEEK[]') ? 'hang up' : undefined;
  const { server, reference, follow, answers, read } = await openMailbox(sqlite, { refuse });
  await wasRead(follow());
  poison = server.add(answerTo(reference, 'Nobody can fetch this.'));
  server.add(answerTo(reference, 'Yes, the 14th.'));
  await told(answers).toEqual(['', 'Yes, the 14th.']);
  const enquiry = await read<DeskEnquiry>(`/enquiries/${reference}`);
  expect(enquiry.answers.map(({ isHeadOnly }) => isHeadOnly)).toEqual([true, false]);
});

test('a mail of 20 MB is read by its head and its text, and holds nobody who waits for an answer (B-794)', async () => {
  const { server, reference, follow, answers, read } = await openMailbox();
  await wasRead(follow());
  const [long, deep] = ['We write much. '.repeat(1_400_000), '<table><tr><td>'.repeat(60_000)];
  let times = 0;
  const { least } = await leastBlock(async () => {
    times += 1;
    const last = `${times} is the last.`;
    const mails = [
      Buffer.from(answerTo(reference, `${times} is long. ${long}`)),
      Buffer.from(answerTo(reference, `${times} is deep. ${deep}`, 'Content-Type: text/html\r\n')),
      answerTo(reference, last),
    ];
    return async () => {
      for (const mail of mails) server.add(mail);
      await told(async () => (await answers()).slice(-1)).toEqual([last]);
    };
  });
  expect(least).toBeLessThan(longestAllowed);
  const large = (await read<DeskEnquiry>(`/enquiries/${reference}`)).answers.find(({ cut }) => cut > 0);
  expect(large?.text).toMatch(/is long. We write much/);
  expect(large?.cut).toBeGreaterThan(100_000);
  expect(server.commands.some((command) => command.includes('BODY.PEEK[]<0.1048576>'))).toBe(true);
}, 60_000);

function withoutFolder(command: string) {
  if (command.startsWith('LIST')) return 'OK none';
  return command.startsWith('EXAMINE') ? 'NO [NONEXISTENT] Mailbox does not exist' : undefined;
}

test.each([
  [
    'a wrong password',
    { login: () => 'NO [AUTHENTICATIONFAILED] Invalid credentials' },
    /^The mail server refused our user name or password: .*Invalid credentials/,
  ],
  ['a folder that is not there', { refuse: withoutFolder }, /^There is no such folder/],
  ['a server that hangs up', { refuse: () => 'hang up' as const }, /^The mail server could not be reached/],
] as const)(
  '%s is told in a sentence, tried again ever later, and nothing secret is in the log (B-795)',
  async (_, options, sentence) => {
    const { server, follow, lines } = await openMailbox(sqlite, options);
    const mailbox = follow();
    await expect.poll(() => mailbox.state().problem, { timeout: 20_000 }).toMatch(sentence);
    // A twentieth of a second, then twice that each time.
    const pause = () => Date.parse(mailbox.state().nextAt ?? '') - testNow.getTime();
    await expect.poll(pause, { timeout: 20_000 }).toBeGreaterThanOrEqual(200);
    expect(mailbox.state()).toMatchObject({
      name: `INBOX of office at 127.0.0.1:${new URL(server.url).port}`,
      readAt: null,
      nextAt: expect.any(String),
    });
    expect(lines.join('\n')).not.toContain('secret');
  },
);
