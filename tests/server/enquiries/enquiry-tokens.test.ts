import { expect, test } from 'vitest';
import type { BotCheckAction } from '#contract/forms/bot-check.ts';
import { freshToken, solve } from '#scripts/testing/enquiry-bodies.ts';
import { createAltcha } from '#server/bot-check/altcha.ts';
import { createSecret } from '#server/secret/secret.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { easyBotCheck, testClock, testNow, testSecret } from '#tests/support/test-app.ts';

/* The token of the bot check an enquiry is posted with. */

test.each<[string, () => Promise<string>]>([
  ['is no base64', async () => '%%%'],
  ['is no JSON', async () => Buffer.from('{"challenge":').toString('base64')],
  ['is JSON of another kind', async () => Buffer.from('[1,{"__proto__":{}}]').toString('base64')],
  ['is three kilobytes of nothing', async () => 'A'.repeat(3000)],
  [
    'was signed with another key',
    () => freshToken(createAltcha({ secret: createSecret('another'), clock: testClock, cost: 1, tries: [0, 0] })),
  ],
  ['has expired', () => freshToken(easyBotCheck(() => new Date(testNow.getTime() - 301_000)))],
  ['has another salt spliced in', () => changedToken((challenge) => ({ ...challenge, salt: '00'.repeat(16) }))],
  ['was made cheaper', () => changedToken((challenge) => ({ ...challenge, cost: 2 }))],
  [
    'was made to last',
    () => changedToken((challenge) => ({ ...challenge, data: { ...challenge.data, expires: 9_999_999_999 } })),
  ],
  ['was made for the newsletter', () => freshToken(easyBotCheck(), 'newsletter')],
  [
    'was made for another form and says otherwise',
    () => changedToken((challenge) => ({ ...challenge, data: { ...challenge.data, action: 'contact' } }), 'newsletter'),
  ],
  ['was not solved', async () => unsolved()],
])('a token that %s is refused by its code, and nothing is stored (B-128)', async (_, token) => {
  const app = await openTestApp();
  const response = await app.contact({ turnstileToken: await token() });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    code: 'bot_check_failed',
    message: 'Please complete the security verification.',
    errors: { turnstileToken: ['Please complete the security verification.'] },
  });
  expect(await app.references()).toEqual([]);
});

type Parameters = Awaited<ReturnType<NonNullable<ReturnType<typeof easyBotCheck>['challenge']>>>['parameters'];

async function freshChallenge(action: BotCheckAction = 'contact') {
  const challenge = await easyBotCheck().challenge?.(action);
  if (challenge === undefined) throw new Error('no challenge');
  return challenge;
}

async function changedToken(
  change: (parameters: Parameters) => Parameters,
  action: BotCheckAction = 'contact',
): Promise<string> {
  const token = JSON.parse(Buffer.from(await solve(await freshChallenge(action)), 'base64').toString());
  token.challenge.parameters = change(token.challenge.parameters);
  return Buffer.from(JSON.stringify(token)).toString('base64');
}

async function unsolved(): Promise<string> {
  const challenge = await freshChallenge();
  const solution = { counter: 0, derivedKey: '00'.repeat(32) };
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

test('a token made for one form is good for that form only, and is not spent on another', async () => {
  const app = await openTestApp();
  const turnstileToken = await app.token('custom-safari');
  const elsewhere = await app.contact({ turnstileToken });
  expect([elsewhere.status, (await elsewhere.json()).code]).toEqual([422, 'bot_check_failed']);
  expect((await app.safari({ turnstileToken })).status).toBe(201);
  expect((await app.request('/api/bot-check/challenge')).status).toBe(422);
});

test('a token works until the second it expires', async () => {
  let now = testNow;
  const app = await openTestApp({ clock: () => now });
  const [early, late] = [await app.token(), await app.token()];
  now = new Date(testNow.getTime() + 299_000);
  expect((await app.contact({ turnstileToken: early })).status).toBe(201);
  now = new Date(testNow.getTime() + 301_000);
  expect((await app.contact({ turnstileToken: late })).status).toBe(422);
});

test('a challenge takes the work its settings ask for', async () => {
  const botCheck = createAltcha({ secret: testSecret, clock: testClock, cost: 3, tries: [20, 40] });
  const token = JSON.parse(Buffer.from(await freshToken(botCheck), 'base64').toString());
  expect(token.challenge.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 3 });
  expect(token.solution.counter).toBeGreaterThanOrEqual(20);
  expect(token.solution.counter).toBeLessThanOrEqual(40);
});
