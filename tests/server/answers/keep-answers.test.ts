import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DeskEnquiry, DeskEnquiryList } from '#contract/desk/enquiries.ts';
import { keepMail, type Ours } from '#server/answers/keep-mail.ts';
import { readMail } from '#server/answers/read-mail.ts';
import { eraseEnquiries } from '#server/enquiries/erase-enquiries.ts';
import { letterTemplate } from '#server/enquiries/mails/departure-letter.ts';
import { sendLetter } from '#server/enquiries/office/reply-to-enquiry.ts';
import { type Office, openOffice } from '#tests/support/desk/office.ts';
import { onEveryEngine, type StoreEngine } from '#tests/support/store/store-engines.ts';
import { tableNames, wholeStore } from '#tests/support/store/whole-store.ts';
import { testNow } from '#tests/support/test-app.ts';

/* What comes back of the mails about an enquiry, and what the desk makes of it. */

const ours: Ours = {
  sender: 'hello@umbrellathorn.example',
  others: ['wanjiru@desk.example'],
  name: 'Umbrella Thorn Safaris',
};

const hour = 3_600_000;
const later = (hours: number) => new Date(testNow.getTime() + hours * hour);

/** An office that has replied to an enquiry of Ada's at nine, and a mailbox into which mails come. */
async function openAnswered(engine: StoreEngine) {
  const office = await openOffice(engine);
  const reference = await office.contact();
  await office.mails();
  const reply = (version: number, text = 'July is a good month.') =>
    office.request(
      'POST',
      `/enquiries/${reference}/replies`,
      { channel: 'mail', replyId: randomUUID(), subject: 'July', text },
      version,
    );
  const { enquiry }: { enquiry: DeskEnquiry } = await (await reply(1)).json();
  await office.mails();
  const sent = `${enquiry.replies[0]?.messageId}@umbrellathorn.example`;
  return {
    ...office,
    reference,
    sent,
    reply,
    enquiry: () => office.read<DeskEnquiry>(`/enquiries/${reference}`),
    come: (lines: string[], cameAt = later(1)) => come(office, lines, cameAt),
  };
}

async function come({ backing }: Office, lines: string[], cameAt: Date): Promise<boolean> {
  const mail = { ...(await readMail(Buffer.from(lines.join('\r\n')))), cameAt };
  return backing.queue.write((db) => keepMail(db, mail, ours));
}

const answer = (sent: string, text = 'Yes, the 14th suits us.') => [
  'From: Ada <Ada@mail.example>',
  'Message-ID: <one@mail.example>',
  `References: <other@mail.example> <${sent}>`,
  'Subject: Re: July',
  '',
  text,
];

const bounced = (sent: string, { action = 'failed', status = '5.1.1', code = 'smtp; 550 5.1.1 User unknown' } = {}) => [
  'From: MAILER-DAEMON@mx.example',
  'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
  '',
  '--b',
  'Content-Type: message/delivery-status',
  '',
  'Reporting-MTA: dns; mx.example',
  '',
  'Final-Recipient: rfc822; ada@mail.example',
  `Action: ${action}`,
  `Status: ${status}`,
  `Diagnostic-Code: ${code}`,
  '',
  '--b',
  'Content-Type: text/rfc822-headers',
  '',
  `Message-ID: <${sent}>`,
  '--b--',
];

onEveryEngine((engine) => {
  test('an answer stands with the enquiry as what was written, and it waits for the office, behind what waits longer (B-792)', async () => {
    const office = await openAnswered(engine);
    office.time.now = later(0.5);
    const newer = await office.contact({ email: 'bob@mail.example' });
    const lines = answer(
      office.sent,
      'Yes, the 14th suits us.\r\n\r\nOn Friday, Umbrella Thorn Safaris wrote:\r\n> July is a good month.',
    );
    expect(await office.come(lines)).toBe(true);
    const enquiry = await office.enquiry();
    expect(enquiry).toMatchObject({ state: 'answering', isUnanswered: true, version: 3 });
    expect(enquiry.answers).toEqual([
      {
        id: expect.any(String),
        kind: 'answer',
        from: 'Ada@mail.example',
        subject: 'Re: July',
        text: 'Yes, the 14th suits us.',
        quoted: 'On Friday, Umbrella Thorn Safaris wrote:\n> July is a good month.',
        cut: 0,
        attachments: [],
        isHeadOnly: false,
        at: later(1).toISOString(),
      },
    ]);
    const told = { at: later(1).toISOString(), by: null, what: 'answer', before: null, after: { subject: 'Re: July' } };
    expect(enquiry.history).toContainEqual({ id: expect.any(String), ...told });
    const { enquiries } = await office.read<DeskEnquiryList>('/enquiries');
    expect(enquiries.map(({ reference }) => reference)).toEqual([newer, office.reference]);
  });

  test('the same mail is kept once, however often and from however many servers it is read (B-792)', async () => {
    const office = await openAnswered(engine);
    const kept = await Promise.all([1, 2, 3].map(() => office.come(answer(office.sent))));
    expect(kept.filter(Boolean)).toHaveLength(1);
    await office.reply(3);
    expect(await office.come(answer(office.sent))).toBe(false);
    expect(await office.enquiry()).toMatchObject({ answers: [{}], state: 'waiting', isUnanswered: false });
  });

  test('an answer that is read after the next reply waits for nobody', async () => {
    const office = await openAnswered(engine);
    office.time.now = later(2);
    await office.reply(2);
    expect(await office.come(answer(office.sent), later(1))).toBe(true);
    expect(await office.enquiry()).toMatchObject({ answers: [{}], state: 'waiting', isUnanswered: false });
  });

  test.each([
    ['that goes by itself', undefined, 'booking-1 deposit due'],
    ['to everybody on a departure', 'wanjiru@desk.example', letterTemplate('marsh-together-2027-01-01')],
  ])('a letter %s answers nothing that came before it (B-910)', async (_, by, template) => {
    const office = await openAnswered(engine);
    const letter = { subject: 'Your trip', text: 'Soon.', template, isFirst: false };
    await office.backing.queue.write((db) =>
      sendLetter(db, { reference: office.reference, by, now: later(2) }, letter),
    );
    expect(await office.come(answer(office.sent), later(1))).toBe(true);
    expect(await office.enquiry()).toMatchObject({ answers: [{}], state: 'answering', isUnanswered: true });
  });

  test('what nobody has answered yet stays new when its traveller adds something', async () => {
    const office = await openOffice(engine);
    const reference = await office.contact();
    await come(office, answer(`${reference}-receipt@umbrellathorn.example`), later(1));
    const { state, isUnanswered, answers } = await office.read<DeskEnquiry>(`/enquiries/${reference}`);
    expect([state, isUnanswered, answers.length]).toEqual(['new', true, 1]);
  });

  test('the reference in a subject is believed to its traveller alone, and an address alone to nobody (B-792)', async () => {
    const office = await openAnswered(engine);
    const subject = `Subject: Question about ${office.reference}!`;
    expect(await office.come(['From: bob@mail.example', subject, '', 'Hi'])).toBe(false);
    expect(await office.come(['From: ada@mail.example', 'Subject: Question about our trip', '', 'Hi'])).toBe(false);
    expect(await office.come(['From: ada@mail.example', `Subject: X${office.reference}`, '', 'Hi'])).toBe(false);
    const guessed = `In-Reply-To: <${office.reference}-reply-1@umbrellathorn.example>`;
    expect(await office.come(['From: bob@mail.example', guessed, '', 'Hi'])).toBe(false);
    expect(await office.come(['From: ADA@mail.example', subject, '', 'Hi'])).toBe(true);
    expect((await office.enquiry()).answers.map(({ subject }) => subject)).toEqual([
      `Question about ${office.reference}!`,
    ]);
  });

  test('who travels along may answer, and is named; the office’s own mails are no answers', async () => {
    const office = await openAnswered(engine);
    const [, ...rest] = answer(office.sent);
    expect(await office.come(['From: hello@umbrellathorn.example', ...rest])).toBe(false);
    expect(await office.come(['From: Wanjiru <wanjiru@desk.example>', ...rest])).toBe(false);
    expect(await office.come(['From: charles@mail.example', ...rest])).toBe(true);
    expect((await office.enquiry()).answers).toMatchObject([{ from: 'charles@mail.example' }]);
  });

  test('an absence note stands there as one, and is no answer (B-792)', async () => {
    const office = await openAnswered(engine);
    expect(await office.come(['Auto-Submitted: auto-replied', ...answer(office.sent, 'Back on Monday.')])).toBe(true);
    const enquiry = await office.enquiry();
    expect(enquiry).toMatchObject({
      state: 'waiting',
      isUnanswered: false,
      answers: [{ kind: 'absence', text: 'Back on Monday.' }],
    });
    expect(enquiry.history.map(({ what }) => what)).toContain('absence-note');
  });

  test('a reply that comes back stands at its mail with the reason, and the enquiry waits for the office (B-793)', async () => {
    const office = await openAnswered(engine);
    expect(await office.come(bounced(office.sent))).toBe(true);
    const why = 'There is no such mailbox (550 5.1.1)';
    const enquiry = await office.enquiry();
    expect(enquiry).toMatchObject({ state: 'answering', isUnanswered: true, answers: [] });
    expect(enquiry.mails.at(-1)).toMatchObject({
      kind: 'reply',
      state: 'dead',
      lastFailure: why,
      sentAt: expect.any(String),
    });
    expect(enquiry.history).toContainEqual(
      expect.objectContaining({ what: 'mail-came-back', after: { mail: 'reply', why } }),
    );
    expect((await office.read<{ mails: object[] }>('/mails?state=failed')).mails).toMatchObject([{ why }]);

    expect(await office.come(bounced(office.sent))).toBe(false);
    office.time.now = later(3);
    await office.request('POST', '/mails/send-again', { messageId: enquiry.mails.at(-1)?.messageId });
    await office.mails();
    expect(await office.come(bounced(office.sent))).toBe(false);
    expect((await office.enquiry()).mails.at(-1)).toMatchObject({ state: 'sent', lastFailure: null });
  });

  test('a mail that is still tried is told, stays sent, and moves nothing (B-793)', async () => {
    const office = await openAnswered(engine);
    const delay = { action: 'delayed', status: '4.4.1', code: 'X-Postfix; connect to mx[192.0.2.1]:25: timed out' };
    expect(await office.come(bounced(office.sent, delay))).toBe(true);
    expect(await office.come(bounced(office.sent, delay))).toBe(false);
    const enquiry = await office.enquiry();
    expect(enquiry).toMatchObject({ state: 'waiting', isUnanswered: false });
    expect(enquiry.mails.at(-1)).toMatchObject({
      state: 'sent',
      lastFailure: 'The mail server asks us to try again later (4.4.1)',
    });
  });

  test('a receipt that comes back is told, and the enquiry is as new as it was', async () => {
    const office = await openOffice(engine);
    const reference = await office.contact();
    await office.mails();
    expect(await come(office, bounced(`${reference}-receipt@umbrellathorn.example`), later(1))).toBe(true);
    const { state, version, mails } = await office.read<DeskEnquiry>(`/enquiries/${reference}`);
    expect([state, version, mails.at(-1)?.state]).toEqual(['new', 1, 'dead']);
  });

  test('answers go with their enquiry, and what answers an erased one is not kept (B-792)', async () => {
    const office = await openAnswered(engine);
    await office.come(answer(office.sent, 'Meet us at Wilson airport.'));
    await office.backing.queue.write((db) => eraseEnquiries(db, [office.reference]));
    expect(await office.come(answer(office.sent))).toBe(false);
    const left = await wholeStore(office.store);
    expect(await tableNames(office.store)).toContain('enquiry_answers');
    expect(JSON.stringify(left)).not.toMatch(/Wilson|ada@mail/i);
  });

  test('whoever sends mails without end fills no enquiry', async () => {
    const office = await openAnswered(engine);
    const [first, , ...rest] = answer(office.sent);
    for (let index = 0; index < 200; index += 1)
      await office.come([`${first}`, `Message-ID: <${index}@mail.example>`, ...rest]);
    expect(await office.come(answer(office.sent))).toBe(false);
    expect((await office.enquiry()).answers).toHaveLength(200);
  });
});
