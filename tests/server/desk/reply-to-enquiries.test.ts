import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import type { ReplyTemplate } from '#contract/desk/enquiry-work.ts';
import { mimeMessage } from '#server/mail/mime-message.ts';
import { colleague, testStaff } from '#tests/support/desk/desk-routes-under-test.ts';
import { openOffice } from '#tests/support/desk/office.ts';
import { seatsContext } from '#tests/support/enquiries/enquiries.ts';
import { leaveSeats } from '#tests/support/proposals/proposal-desk.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';
import { testNow } from '#tests/support/test-app.ts';

interface Replied {
  enquiry: DeskEnquiry;
  whatsapp: string | null;
}

const mailed = (given: object = {}) => ({
  channel: 'mail',
  replyId: randomUUID(),
  subject: 'Elephants in July',
  text: 'Hello Ada,\n\nJuly is a good month.\n\nKind regards,\nWanjiru',
  ...given,
});

onEveryEngine((engine) => {
  test('a reply goes to the traveller with what they wrote below it, and the enquiry waits for them (B-525)', async () => {
    const desk = await openOffice(engine);
    const reference = await desk.contact({ email: 'Ada@mail.example' });
    await desk.mails();
    const reply = mailed();
    const response = await desk.request('POST', `/enquiries/${reference}/replies`, reply, 1);
    expect(response.status).toBe(200);
    const { enquiry, whatsapp }: Replied = await response.json();
    const messageId = `${reference}-reply-${reply.replyId}`;
    const at = testNow.toISOString();
    expect(whatsapp).toBeNull();
    expect(enquiry).toMatchObject({
      state: 'waiting',
      owner: testStaff.email,
      firstAnsweredAt: at,
      version: 2,
      isUnanswered: false,
    });
    expect(enquiry.replies).toEqual([
      { channel: 'mail', subject: reply.subject, text: reply.text, by: testStaff.email, at, messageId },
    ]);
    expect(new Set(enquiry.history.map(({ what }) => what))).toEqual(new Set(['reply', 'state', 'owner']));
    expect(enquiry.mails.at(-1)).toMatchObject({ messageId, kind: 'reply', state: 'waiting' });

    const [mail, ...others] = await desk.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      messageId,
      to: { address: 'Ada@mail.example' },
      replyTo: { name: 'Umbrella Thorn Safaris', address: 'hello@umbrellathorn.example' },
      subject: 'Elephants in July',
    });
    expect(mail?.text).toMatch(
      /July is a good month\..*YOU WROTE ON FRIDAY 20 NOVEMBER.*> We would like to see elephants/s,
    );
    expect((await desk.read<DeskEnquiry>(`/enquiries/${reference}`)).mails.at(-1)?.state).toBe('sent');
  });

  test('replies keep the receipt’s subject and name the mails before them, so that all are one conversation (B-525)', async () => {
    const desk = await openOffice(engine);
    const reference = await desk.contact();
    const receipt = (await desk.mails()).find(({ messageId }) => messageId.endsWith('receipt'));
    const conversation = [receipt?.messageId];
    for (const version of [1, 2]) {
      desk.time.now = new Date(desk.time.now.getTime() + 60_000);
      const path = `/enquiries/${reference}/reply-templates`;
      const [template] = (await desk.read<{ templates: ReplyTemplate[] }>(path)).templates;
      const { subject } = template ?? {};
      await desk.request('POST', `/enquiries/${reference}/replies`, mailed({ subject }), version);
      const [mail] = await desk.mails();
      expect(mail).toMatchObject({ subject: `Re: ${receipt?.subject}`, follows: conversation });
      conversation.push(mail?.messageId);
    }
  });

  test('a reply that is sent again, also twice at once, is stored once and mailed once', async () => {
    const desk = await openOffice(engine);
    const reference = await desk.contact();
    await desk.mails();
    const reply = mailed();
    const path = `/enquiries/${reference}/replies`;
    const send = () => desk.request('POST', path, reply, 1);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(((await answer.json()) as Replied).enquiry.version).toBe(2);
    }
    expect(await desk.mails()).toHaveLength(1);
    expect((await desk.request('POST', path, { ...reply, text: 'Something else.' }, 2)).status).toBe(409);
    const { replies, history } = await desk.read<DeskEnquiry>(`/enquiries/${reference}`);
    expect(replies).toHaveLength(1);
    expect(history.filter(({ what }) => what === 'reply')).toHaveLength(1);
  });

  test('of two people who reply at once one is told, and one mail goes', async () => {
    const desk = await openOffice(engine);
    const reference = await desk.contact();
    await desk.mails();
    const path = `/enquiries/${reference}/replies`;
    const answers = await Promise.all([
      desk.request('POST', path, mailed(), 1),
      desk.colleague.request('POST', path, mailed(), 1),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412]);
    expect(await desk.mails()).toHaveLength(1);
  });

  test('a reply by WhatsApp is recorded, and opens the chat with the same text; nothing is mailed', async () => {
    const desk = await openOffice(engine);
    const reference = await desk.contact({ phone: '+44 20 7946 0958', preferredContact: 'whatsapp' });
    await desk.mails();
    const reply = { channel: 'whatsapp', replyId: randomUUID(), text: 'Hello & welcome,\nJuly is good.' };
    const response = await desk.colleague.request('POST', `/enquiries/${reference}/replies`, reply, 1);
    const { enquiry, whatsapp }: Replied = await response.json();
    expect(whatsapp).toBe('https://wa.me/442079460958?text=Hello%20%26%20welcome%2C%0AJuly%20is%20good.');
    expect(enquiry).toMatchObject({ state: 'waiting', owner: colleague.email });
    expect(enquiry.replies).toMatchObject([{ channel: 'whatsapp', subject: null, messageId: null, text: reply.text }]);
    expect(await desk.mails()).toEqual([]);
  });

  test.each(['a'.repeat(1980), 'è'.repeat(400)])(
    'what is too long for the address of a chat is refused, and nothing is recorded',
    async (text) => {
      const desk = await openOffice(engine);
      const reference = await desk.contact({ phone: '+44 20 7946 0958' });
      const reply = { channel: 'whatsapp', replyId: randomUUID(), text };
      const path = `/enquiries/${reference}/replies`;
      const refused = await desk.request('POST', path, reply, 1);
      expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([422, ['text']]);
      const { whatsapp }: Replied = await (
        await desk.request('POST', path, { ...reply, text: text.slice(0, 300) }, 1)
      ).json();
      expect(whatsapp?.length).toBeLessThan(2000);
    },
  );

  test('who gave no number is not answered by WhatsApp, and nothing is recorded', async () => {
    const desk = await openOffice(engine);
    const reference = await desk.contact();
    const reply = { channel: 'whatsapp', replyId: randomUUID(), text: 'Hello.' };
    const response = await desk.request('POST', `/enquiries/${reference}/replies`, reply, 1);
    expect([response.status, Object.keys((await response.json()).errors)]).toEqual([422, ['channel']]);
    expect((await desk.read<DeskEnquiry>(`/enquiries/${reference}`)).replies).toEqual([]);
  });

  test("what is booked stays booked, and its owner's, whoever replies", async () => {
    const desk = await openOffice(engine);
    const reference = await desk.contact();
    await desk.request('POST', `/enquiries/${reference}/work`, { state: 'won', owner: colleague.email }, 1);
    const response = await desk.request('POST', `/enquiries/${reference}/replies`, mailed(), 2);
    expect(((await response.json()) as Replied).enquiry).toMatchObject({ state: 'won', owner: colleague.email });
  });

  test('the texts that are proposed have the facts of the trip filled in', async () => {
    const desk = await openOffice(engine);
    const templatesOf = async (reference: string) =>
      (await desk.read<{ templates: ReplyTemplate[] }>(`/enquiries/${reference}/reply-templates`)).templates;
    const textOf = (templates: ReplyTemplate[], id: string) => templates.find((one) => one.id === id)?.text ?? '';

    const safari = await desk.safari();
    const forSafari = await templatesOf(safari);
    expect(forSafari.map(({ id }) => id)).toEqual(['first-answer', 'dates', 'price']);
    const trip = 'Marsh day, Saturday 3 July 2027 to Friday 9 July 2027, 2 adults, 1 child, 1 infant';
    for (const { text, subject } of forSafari) {
      expect(text).toMatch(/^Hello Ada Traveller,\n\n.*\n\nKind regards,\nWanjiru\nUmbrella Thorn Safaris$/s);
      expect(text).toContain(trip);
      expect(subject).toContain(safari);
    }
    expect(textOf(forSafari, 'price')).toContain('Canoe at dawn: $90\nReed Camp, suite: $640\n');
    expect(textOf(forSafari, 'price')).toContain('Our invoice, USD: $2,547.57');
    expect(textOf(forSafari, 'price')).toMatch(/the whole trip comes to \$[\d,]+/);

    const group = await desk.contact({ topic: 'group', context: seatsContext(2) });
    expect((await templatesOf(group)).map(({ id }) => id)).toEqual(['first-answer', 'dates', 'price']);
    await leaveSeats(desk.store, 1);
    const full = textOf(await templatesOf(group), 'full-departure');
    expect(full).toContain(
      'the departure of Marsh together on Friday 1 January 2027 has only 1 seat left, and you asked for 2 seats.',
    );
    expect(full).toMatch(/have seats for you:\n\w+ \d+ \w+ 20\d\d: \d+ seats free, \$[\d,]+ a person/);

    await desk.request('POST', `/enquiries/${group}/replies`, mailed(), 1);
    const afterwards = (await templatesOf(group)).map(({ id }) => id);
    expect(afterwards).toEqual(['full-departure', 'dates', 'price', 'asking-again']);

    await desk.store.db
      .updateTable('departure_seats')
      .set({ state: 'cancelled' })
      .where('departure_id', '=', seatsContext(2).departureId)
      .execute();
    const cancelled = textOf(await templatesOf(group), 'full-departure');
    expect(cancelled).toContain('Marsh together on Friday 1 January 2027 is no longer offered.');
    expect(cancelled).not.toMatch(/full|waiting list/);
  });
});

test('a reply is marked as written by a person, and follows those before it; other mails are marked as sent by a program', async () => {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const mail = {
    messageId: 'A-reply-1',
    to: { address: 'a@b.example' },
    subject: 's',
    text: 't',
    html: 'h',
    date: testNow,
  };
  const sourceOf = async (given: object) => {
    const { message } = await composer.sendMail(
      mimeMessage({ ...mail, ...given }, { name: 'x', address: 'x@y.example' }),
    );
    return message.toString();
  };
  const reply = await sourceOf({ follows: ['A-receipt', 'A-reply-0'], isByHand: true });
  expect(reply).toContain('In-Reply-To: <A-reply-0@y.example>');
  expect(reply).toMatch(/References: <A-receipt@y.example>\s+<A-reply-0@y.example>/);
  expect(reply).not.toContain('Auto-Submitted');
  expect(await sourceOf({})).toContain('Auto-Submitted: auto-generated');
});
