import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import { createLog } from '#server/log.ts';
import { createProposalTokens } from '#server/proposals/proposal-links.ts';
import { remindTravellers } from '#server/proposals/remind-travellers.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { openProposalDesk, type ProposalDesk, tokenIn } from '#tests/support/proposals/proposal-desk.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';
import { testSecret } from '#tests/support/test-app.ts';

const ask = ({ visitors }: ProposalDesk, proposal: DeskProposal, given: object = {}) =>
  visitors.post('/api/proposal/question', {
    token: tokenIn(proposal),
    text: 'Is it warm in July?\nWe have a small child.',
    clientRequestId: randomUUID(),
    ...given,
  });

onEveryEngine((engine) => {
  test('a question is stored once and told to the office, which has it at the desk (B-689)', async () => {
    const office = await openProposalDesk(engine);
    const proposal = await office.sent();
    await office.mails();
    const clientRequestId = randomUUID();
    const asked = await ask(office, proposal, { clientRequestId });
    expect(asked.status).toBe(201);
    const at = office.time.now.toISOString();
    const question = { text: 'Is it warm in July?\nWe have a small child.', at };
    expect((await asked.json()).questions).toEqual([question]);
    expect((await ask(office, proposal, { clientRequestId })).status).toBe(200);
    expect((await ask(office, proposal, { clientRequestId, text: 'Something else' })).status).toBe(409);
    expect(await office.get(proposal.id)).toMatchObject({
      questions: [{ number: 1, ...question }],
      version: proposal.version,
    });
    const enquiry = () => office.read(`/enquiries/${proposal.reference}`);
    expect(await enquiry()).toMatchObject({ state: 'answering', isUnanswered: true, isOverdue: false });
    office.time.now = new Date(office.time.now.getTime() + 4 * 86_400_000);
    expect(await enquiry()).toMatchObject({ isOverdue: true });
    const [mail, ...others] = await office.mails();
    expect(others).toEqual([]);
    expect(mail?.replyTo?.address).toBe('ada@mail.example');
    expect(mail?.text).toContain('> Is it warm in July?\n> We have a small child.');
    expect(mail?.text).not.toContain('#proposal=');
  });

  test('somebody who was lost and asks is answered again, and what is booked stays booked', async () => {
    const office = await openProposalDesk(engine);
    const desk = office;
    const [lost, won] = [await office.sent(), await office.sent()];
    await desk.request('POST', `/enquiries/${lost.reference}/work`, { state: 'lost', lostReason: 'price' }, 2);
    await desk.request('POST', `/enquiries/${won.reference}/work`, { state: 'won' }, 2);
    for (const proposal of [lost, won]) expect((await ask(office, proposal)).status).toBe(201);
    expect(await desk.read(`/enquiries/${lost.reference}`)).toMatchObject({ state: 'answering', lostReason: null });
    expect(await desk.read(`/enquiries/${won.reference}`)).toMatchObject({ state: 'won' });
  });

  test('forty questions fill no mailbox further', async () => {
    const office = await openProposalDesk(engine);
    const proposal = await office.sent();
    for (let each = 0; each < 40; each += 1) expect((await ask(office, proposal)).status).toBe(201);
    expect((await ask(office, proposal)).status).toBe(409);
  });

  test('two days before it ends a traveller is reminded, once, of what is still open (B-690)', async () => {
    const office = await openProposalDesk(engine);
    const { store, time } = office;
    const tokens = createProposalTokens(testSecret);
    const log = createLog({ level: 'silent', sink: () => undefined, clock: () => time.now });
    const sources = { ...office.backing, log, queue: createWriteQueue(store), tokens };
    const remind = () => Promise.all([1, 2].map(() => remindTravellers(sources, time.now)));
    const [open, held, withdrawn] = [await office.sent(), await office.sent(), await office.sent()];
    await office.visitors.post('/api/proposal/hold', {
      token: tokenIn(held),
      name: 'Ada',
      total: held.total,
      clientRequestId: randomUUID(),
    });
    await office.withdraw(withdrawn.id);
    await office.mails();
    // Valid until 4 December.
    time.now = new Date('2026-12-02T20:59:59Z');
    await remind();
    expect(await office.mails()).toEqual([]);
    time.now = new Date('2026-12-02T21:00:00Z');
    const late = await office.sent();
    expect(late.validUntil).toBe('2026-12-17');
    await office.draft(late.id, { validUntil: '2026-12-04', deposit: { percent: 20, dueOn: '2026-12-05' } });
    await office.send(late.id);
    await office.mails();
    await remind();
    const mails = await office.mails();
    expect(mails.map(({ subject }) => subject)).toEqual(['Open until Friday 4 December 2026: Marsh day']);
    expect(mails[0]?.text).toContain(tokenIn(open));
    expect(mails[0]?.text).toContain('$2,547.57');
    const after = await office.get(open.id);
    expect(after.version).toBe(open.version);
    expect(after.history.filter(({ what }) => what === 'reminded')).toHaveLength(1);
    time.now = new Date('2026-12-03T21:00:00Z');
    await remind();
    expect(await office.mails()).toEqual([]);
  });
});
