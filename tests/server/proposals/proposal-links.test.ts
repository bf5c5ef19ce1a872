import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createProposalTokens } from '#server/proposals/proposal-links.ts';
import { createSecret } from '#server/secret/secret.ts';
import { createWaitingTokens } from '#server/waiting-list/waiting-list-links.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { openProposalDesk, tokenIn } from '#tests/support/proposals/proposal-desk.ts';
import { failingStore } from '#tests/support/store/failing-store.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';
import { testNow, testSecret } from '#tests/support/test-app.ts';

const unknownId = '0123456789abcdef';

/** Everything that looks like a token, or not even that, and opens nothing. */
function wrongTokens(token: string): Record<string, string> {
  const [id = '', issued = '', signature = ''] = token.split('.');
  const swapped = signature.startsWith('A') ? 'B' : 'A';
  return {
    nothing: '',
    'a word': 'proposal',
    'a reference': 'ABCD2345',
    'the version’s id alone': id,
    'cut at the end': token.slice(0, -3),
    'cut at the beginning': token.slice(3),
    'another signature': `${id}.${issued}.${swapped}${signature.slice(1)}`,
    'another moment': `${id}.${(Number.parseInt(issued, 36) + 1).toString(36)}.${signature}`,
    'another version': `${unknownId}.${issued}.${signature}`,
    'in capitals': token.toUpperCase(),
    twice: `${token}${token}`,
    'of the waiting list': createWaitingTokens(testSecret).make('take', id, testNow),
    'of another secret': createProposalTokens(createSecret('another secret, which is as long as ours')).make(
      'open',
      id,
      testNow,
    ),
    'signed, of a version that was erased': createProposalTokens(testSecret).make('open', unknownId, testNow),
    long: 'a'.repeat(400),
  };
}

onEveryEngine((engine) => {
  test('who shares an address with somebody who tries many links still opens their own', async () => {
    const office = await openProposalDesk(engine);
    const token = tokenIn(await office.sent());
    const visitors = await openTestApp({ store: office.store, missesPerMinute: 30 });
    const ask = async (tried: string) =>
      (await visitors.postFrom('192.0.2.7', '/api/proposal', { token: tried, isVisit: false })).status;
    const wrong = Array.from({ length: 40 }, () => ask(`${token.slice(0, -3)}abc`));
    expect(new Set(await Promise.all(wrong))).toEqual(new Set([404, 429]));
    expect(await ask(token)).toBe(200);
  });

  test('whatever is no link of ours is answered alike, and as slowly (B-685)', async () => {
    const office = await openProposalDesk(engine);
    const token = tokenIn(await office.sent());
    const answers = new Set<string>();
    for (const [what, wrong] of Object.entries(wrongTokens(token))) {
      for (const [path, body] of [
        ['/api/proposal', { isVisit: true }],
        ['/api/proposal/hold', { name: 'Ada', total: 1, clientRequestId: randomUUID() }],
        ['/api/proposal/question', { text: 'Is it warm?', clientRequestId: randomUUID() }],
        ['/api/proposal/share', { isShared: true }],
        ['/api/proposal/shared', {}],
      ] as const) {
        const began = performance.now();
        const response = await office.visitors.post(path, { token: wrong, ...body });
        expect(response.status, `${what} ${path}`).toBe(404);
        expect(performance.now() - began, what).toBeGreaterThan(55);
        answers.add(`${response.headers.get('cache-control')} ${await response.text()}`);
      }
    }
    expect(answers.size).toBe(1);
    expect((await office.open(token)).opened).toBe(0);
    // A bracket and the end of a sentence may have been pasted along.
    expect((await office.open(` ${token}).`)).number).toBe(1);
  });
});

test('of two thousand guesses that one sender makes at once thirty are looked at, and nobody else waits', async () => {
  const app = await openTestApp({ missesPerMinute: 30 });
  const guess = () =>
    `${randomBytes(8).toString('hex')}.${Math.floor(Math.random() * 2e9).toString(36)}.${randomBytes(32).toString('base64url')}`;
  const ask = async (address: string, token: string) =>
    (await app.postFrom(address, '/api/proposal', { token, isVisit: false })).status;
  const statuses = await Promise.all(Array.from({ length: 2000 }, () => ask('192.0.2.7', guess())));
  expect(statuses.filter((status) => status === 404)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1970);
  expect(await ask('192.0.2.8', guess())).toBe(404);
});

test('a token that we did not sign asks the store nothing', async () => {
  const app = await openTestApp({ store: failingStore() });
  const ask = async (token: string) => (await app.post('/api/proposal', { token, isVisit: false })).status;
  expect(
    await ask(
      createProposalTokens(createSecret('another secret, which is as long as ours')).make('open', unknownId, testNow),
    ),
  ).toBe(404);
  expect(await ask('none')).toBe(404);
  expect(await ask(createProposalTokens(testSecret).make('open', unknownId, testNow))).toBe(503);
});
