import { expect, test } from 'vitest';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import { testStaff } from '#tests/support/desk/desk-routes-under-test.ts';
import { seatsContext } from '#tests/support/enquiries/enquiries.ts';
import { openProposalDesk, tokenIn } from '#tests/support/proposals/proposal-desk.ts';
import { smallContent, tourFile } from '#tests/support/small-content.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';
import { smallCatalogue } from '#tests/support/test-app.ts';

onEveryEngine((engine) => {
  test('a proposal begins as the trip that was asked for, once (B-680)', async () => {
    const office = await openProposalDesk(engine);
    const { begin } = office;
    const reference = await office.safari({ notes: 'A quiet camp, please.' });
    const begun = await begin(reference);
    expect(begun).toMatchObject({
      state: 'draft',
      number: 0,
      version: 1,
      traveller: 'Ada Traveller',
      tour: 'Marsh day',
      asked: { flexibility: 'few-days', notes: 'A quiet camp, please.' },
      isChanged: true,
      draft: {
        planner: null,
        validUntil: '2026-12-04',
        trip: {
          kind: 'tour',
          tour: 'marsh-day',
          startDate: '2027-07-03',
          guests: { adults: 2, children: 1, infants: 1 },
          activities: [{ id: 'canoe', guestCount: 2 }],
          stays: [{ id: 'reed-camp', roomType: 'suite', nights: 2 }],
        },
        ownLines: [],
        discount: null,
        deposit: { percent: 30, dueOn: '2026-12-11' },
        balanceDueOn: '2027-05-19',
      },
      faults: {},
    });
    expect(begun.draft.words).toContain('Dear Ada,');
    expect(begun.draft.terms).toContain('/terms-and-conditions');
    const again = await office.request('POST', `/enquiries/${reference}/proposals`, {});
    expect(again.status).toBe(200);
    expect((await again.json()).id).toBe(begun.id);
    expect((await office.request('POST', '/enquiries/ABCDEFGH/proposals', {})).status).toBe(404);
  });

  test('what is sent is frozen, and an old link says that there is a newer one (B-683)', async () => {
    const office = await openProposalDesk(engine);
    const { show, sent, draft, send, get, open } = office;
    const first = await sent();
    expect(first).toMatchObject({ state: 'sent', number: 1, isChanged: false });
    const token = tokenIn(first);
    const before = await open(token);
    expect(before).toMatchObject({ number: 1, state: 'open', newer: null, opened: 0, held: null, questions: [] });

    const content = smallContent();
    content['tours/marsh-day.json'] = tourFile({ slug: 'marsh-day', name: 'Marsh morning', order: 1, price: 900 });
    show(smallCatalogue(content));
    expect(await open(token)).toEqual(before);
    const changed = await get(first.id);
    expect(changed.preview?.total).not.toBe(before.offer.total);
    expect(changed.versions[0]?.offer).toEqual(before.offer);

    await draft(first.id, { words: 'Another one.' });
    const second = await send(first.id);
    expect(second.number).toBe(2);
    const old = await open(token);
    expect(old).toEqual({ ...before, newer: { number: 2, token: tokenIn(second) } });
    expect(await open(old.newer?.token ?? '')).toMatchObject({
      number: 2,
      newer: null,
      offer: { words: 'Another one.' },
    });
    const enquiry = await office.read<{ state: string; owner: string; firstAnsweredAt: string }>(
      `/enquiries/${first.reference}`,
    );
    expect(enquiry).toMatchObject({
      state: 'waiting',
      owner: testStaff.email,
      firstAnsweredAt: office.time.now.toISOString(),
      proposals: [{ id: first.id, number: 2 }],
    });
  });

  test('the mail is the one that was shown before, with every figure (B-684)', async () => {
    const office = await openProposalDesk(engine);
    const { begin, send, draft } = office;
    const { id } = await begin(await office.safari());
    const shown = await draft(id, {
      ownLines: [{ label: 'A cake on the last evening', amount: 12.34 }],
      discount: { amount: 100.01, reason: 'You came back' },
    });
    await send(id);
    const mails = await office.mails();
    const mail = mails.find(({ messageId }) => messageId.includes('-proposal-'));
    expect(mail).toMatchObject({
      to: { address: 'ada@mail.example' },
      subject: shown.mail?.subject,
      text: shown.mail?.text,
    });
    for (const words of figuresOf(shown)) expect(mail?.text).toContain(words);
  });

  test('a version somebody else changed, another total and faults send nothing (B-682)', async () => {
    const office = await openProposalDesk(engine);
    const { begin, draft, get } = office;
    const { id, preview } = await begin(await office.safari());
    const total = preview?.total ?? 0;
    const post = (what: string, body: unknown, version?: number) =>
      office.request('POST', `/proposals/${id}/${what}`, body, version);
    expect((await post('send', { total })).status).toBe(428);
    expect((await post('send', { total: total + 0.01 }, 1)).status).toBe(409);
    await draft(id, { words: 'Other words.' });
    expect((await post('send', { total }, 1)).status).toBe(412);
    await draft(id, { words: '' });
    const refused = await post('send', { total }, 3);
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors).toHaveProperty('words');
    expect(await get(id)).toMatchObject({ state: 'draft', versions: [], history: [{ what: 'begun' }] });
    expect(await office.mails()).toHaveLength(2);
  });

  test('of two who send or begin at once there is one version and one proposal (B-684)', async () => {
    const office = await openProposalDesk(engine);
    const { begin } = office;
    const reference = await office.safari();
    const begun = await Promise.all([begin(reference), begin(reference), begin(reference)]);
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    const [one] = begun;
    const send = () => office.request('POST', `/proposals/${one.id}/send`, { total: one.preview?.total }, 1);
    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 412)).toHaveLength(2);
    const mails = await office.mails();
    expect(mails.filter(({ messageId }) => messageId.includes('-proposal-'))).toHaveLength(1);
  });

  test('opening is counted where it is a visit, once an hour and sender, and the list knows how each stands', async () => {
    const office = await openProposalDesk(engine);
    const { sent, open, withdraw, get, begin } = office;
    const [first, second] = [await sent(), await sent()];
    await begin(await office.contact({ context: seatsContext(2) }));
    const token = tokenIn(first);
    expect((await open(token, true)).opened).toBe(1);
    expect((await open(token, true)).opened).toBe(1);
    const elsewhere = await office.visitors.postFrom('192.0.2.9', '/api/proposal', { token, isVisit: true });
    expect((await elsewhere.json()).opened).toBe(2);
    office.time.now = new Date(office.time.now.getTime() + 3_600_000);
    expect((await open(token, false)).opened).toBe(2);
    expect((await open(token, true)).opened).toBe(3);
    await withdraw(second.id);
    expect(await open(tokenIn(second))).toMatchObject({ state: 'withdrawn' });
    expect(await get(first.id)).toMatchObject({
      state: 'opened',
      opened: 3,
      lastOpenedAt: office.time.now.toISOString(),
    });
    const list = async (query: string) => (await office.request('GET', `/proposals${query}`)).json();
    expect(await list('')).toMatchObject({
      total: 3,
      counts: { draft: 1, sent: 0, opened: 1, held: 0, expired: 0, withdrawn: 1 },
    });
    expect((await list('?state=opened')).proposals).toMatchObject([{ id: first.id, total: first.total }]);
    office.time.now = new Date('2026-12-05T00:00:00+03:00');
    expect(await open(token)).toMatchObject({ state: 'expired' });
    expect(await list('?state=expired,draft')).toMatchObject({ total: 2 });
  });
});

/** Every amount and day of what is offered, as a mail writes them. */
function figuresOf({ preview }: DeskProposal): string[] {
  if (preview === null) throw new Error('There is nothing to be sent.');
  const money = (amount: number) =>
    `${amount < 0 ? '-' : ''}$${Math.abs(amount).toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`;
  const day = (date: string) =>
    new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).replace(',', '');
  return [
    ...preview.lines.flatMap(({ label, note, amount }) => [
      label,
      note ?? '',
      `$${Math.abs(amount).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
    ]),
    money(preview.total),
    ...preview.payments.flatMap(({ amount, dueOn }) => [money(amount), day(dueOn)]),
    ...preview.toOthers.fees.flatMap(({ name, payee, amount }) => [name, payee, money(amount)]),
    ...preview.toOthers.others.flatMap(({ name, least, most }) => [name, money(least), money(most)]),
    money(preview.toOthers.wholeTrip.least),
    money(preview.toOthers.wholeTrip.most),
    ...preview.days.flatMap(({ date, title }) => [day(date), title]),
    day(preview.validUntil),
    ...preview.included,
    ...preview.notIncluded,
    ...preview.cancellation.flatMap(({ from, chargePercent }) => [day(from), `${chargePercent} %`]),
    preview.terms,
    '#proposal=',
  ];
}
