import { expect, test } from 'vitest';
import { colleague } from '#tests/support/desk/desk-routes-under-test.ts';
import { type Office, openOffice } from '#tests/support/desk/office.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';

/** Days of November 2026 by the clock in Nairobi; the 20th is a Friday. */
const at = (date: number, time: string) => new Date(`2026-11-${date}T${time}:00+03:00`);

/** Lets two servers sweep at this time, and gives the mails that go out. */
async function mailsAt(desk: Office, now: Date) {
  desk.time.now = now;
  await Promise.all([desk.sweep(), desk.sweep()]);
  return (await desk.mails()).filter(({ messageId }) => messageId.startsWith('morning'));
}

onEveryEngine((engine) => {
  test('in the morning of a working day one mail lists what has no answer and what is to be asked again, without names (B-527)', async () => {
    const desk = await openOffice(engine);
    desk.time.now = at(20, '12:00');
    const overdue = await desk.contact();
    const reminded = await desk.safari();
    const change = { state: 'waiting', owner: colleague.email, remindOn: '2026-11-26' };
    await desk.request('POST', `/enquiries/${reminded}/work`, change, 1);
    const lost = await desk.contact();
    await desk.request('POST', `/enquiries/${lost}/work`, { state: 'lost', lostReason: 'Spam' }, 1);
    desk.time.now = at(25, '20:00');
    const fresh = await desk.contact();

    expect(await mailsAt(desk, at(26, '07:59'))).toEqual([]);
    const [mail, ...others] = await mailsAt(desk, at(26, '08:00'));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      messageId: 'morning-2026-11-26',
      to: { address: 'hello@umbrellathorn.example' },
      subject: 'Thursday 26 November 2026, 2 without an answer, 1 to ask again',
    });
    const parts = mail?.text.split('\n\n').slice(1, 4) ?? [];
    expect(parts.map((part) => part.split(':')[0])).toEqual([
      `UNANSWERED FOR LONGER THAN WE PROMISE\n${overdue}`,
      `WITHOUT AN ANSWER\n${fresh}`,
      `TO ASK AGAIN\n${reminded}`,
    ]);
    expect(parts[2]).toContain(
      `Marsh day; came Friday 20 November 2026 at 12:00, Nairobi time; with ${colleague.email}`,
    );
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Ada|mail\.example/);
    expect(mail?.text).not.toContain(lost);

    expect(await mailsAt(desk, at(26, '08:01'))).toEqual([]);
    expect(await mailsAt(desk, at(26, '11:59'))).toEqual([]);
    expect((await mailsAt(desk, at(27, '08:00'))).map(({ messageId }) => messageId)).toEqual(['morning-2026-11-27']);
  });

  test('there is none on a day off, in the afternoon, or when nothing waits', async () => {
    const desk = await openOffice(engine);
    expect(await mailsAt(desk, at(20, '08:00'))).toEqual([]);
    desk.time.now = at(20, '08:30');
    const reference = await desk.contact();
    // What comes while the office works is no reason for a mail on the same day.
    expect(await mailsAt(desk, at(20, '08:31'))).toEqual([]);
    expect(await mailsAt(desk, at(21, '08:00'))).toEqual([]);
    expect(await mailsAt(desk, at(22, '08:00'))).toEqual([]);
    expect(await mailsAt(desk, at(23, '12:00'))).toEqual([]);
    await desk.request('POST', `/enquiries/${reference}/work`, { state: 'waiting' }, 1);
    expect(await mailsAt(desk, at(24, '08:00'))).toEqual([]);
    expect(
      await desk.store.db.selectFrom('outbox').select('message_id').where('kind', '=', 'morning').execute(),
    ).toEqual([]);
  });

  test('a mail whose enquiries were answered before it could go is not sent', async () => {
    const desk = await openOffice(engine);
    const reference = await desk.contact();
    await desk.mails();
    const { db } = desk.store;
    desk.time.now = at(23, '08:00');
    await desk.sweep();
    expect(await db.selectFrom('outbox').select('state').where('kind', '=', 'morning').execute()).toHaveLength(1);
    await desk.request('POST', `/enquiries/${reference}/work`, { state: 'won' }, 1);
    expect(await desk.mails()).toEqual([]);
  });

  test('the outbox forgets these mails after a month', async () => {
    const desk = await openOffice(engine);
    desk.time.now = at(19, '12:00');
    await desk.contact();
    await mailsAt(desk, at(20, '08:00'));
    await mailsAt(desk, new Date('2026-12-21T08:00:00+03:00'));
    const kept = await desk.store.db.selectFrom('outbox').select('message_id').where('kind', '=', 'morning').execute();
    expect(kept).toEqual([{ message_id: 'morning-2026-12-21' }]);
  });
});
