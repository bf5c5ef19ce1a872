import { expect, test } from 'vitest';
import type { BotCheckAction } from '#contract/bot-check.ts';
import { createAltcha } from '#server/bot-check/altcha.ts';
import { createSecret } from '#server/secret/secret.ts';
import { contactBody, safariBody, solve, tokenOf } from '#tests/support/enquiries/enquiries.ts';
import { openEnquiryApp } from '#tests/support/enquiries/enquiry-app.ts';
import { easyBotCheck, testClock, testNow, testSecret } from '#tests/support/test-app.ts';

/* The token of the bot check an enquiry is posted with. */

const contact = '/api/contact';
const safari = '/api/custom-safari-request';

test.each<[string, () => Promise<string>]>([
  ['is no base64', async () => '%%%'],
  ['is no JSON', async () => Buffer.from('{"challenge":').toString('base64')],
  ['is JSON of another kind', async () => Buffer.from('[1,{"__proto__":{}}]').toString('base64')],
  ['is three kilobytes of nothing', async () => 'A'.repeat(3000)],
  [
    'was signed with another key',
    () => tokenOf(createAltcha({ secret: createSecret('another'), clock: testClock, cost: 1, tries: [0, 0] })),
  ],
  ['has expired', () => tokenOf(easyBotCheck(() => new Date(testNow.getTime() - 301_000)))],
  ['has another salt spliced in', () => changedToken((challenge) => ({ ...challenge, salt: '00'.repeat(16) }))],
  ['was made cheaper', () => changedToken((challenge) => ({ ...challenge, cost: 2 }))],
  [
    'was made to last',
    () => changedToken((challenge) => ({ ...challenge, data: { ...challenge.data, expires: 9_999_999_999 } })),
  ],
  ['was made for the newsletter', () => tokenOf(easyBotCheck(), 'newsletter')],
  [
    'was made for another form and says otherwise',
    () => changedToken((challenge) => ({ ...challenge, data: { ...challenge.data, action: 'contact' } }), 'newsletter'),
  ],
  ['was not solved', async () => unsolved()],
])('a token that %s is refused by its code, and nothing is stored (B-128)', async (_, token) => {
  const app = await openEnquiryApp();
  const response = await app.post(contact, contactBody({ turnstileToken: await token() }));
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
  const app = await openEnquiryApp();
  const turnstileToken = await app.token('custom-safari');
  const elsewhere = await app.post(contact, contactBody({ turnstileToken }));
  expect([elsewhere.status, (await elsewhere.json()).code]).toEqual([422, 'bot_check_failed']);
  expect((await app.post(safari, safariBody({ turnstileToken }))).status).toBe(201);
  expect((await app.request('/api/bot-check/challenge')).status).toBe(422);
});

test('a token works until the second it expires', async () => {
  let now = testNow;
  const clock = () => now;
  const app = await openEnquiryApp({ clock, botCheck: easyBotCheck(clock) });
  const [early, late] = [await app.token(), await app.token()];
  now = new Date(testNow.getTime() + 299_000);
  expect((await app.post(contact, contactBody({ turnstileToken: early }))).status).toBe(201);
  now = new Date(testNow.getTime() + 301_000);
  expect((await app.post(contact, contactBody({ turnstileToken: late }))).status).toBe(422);
});

test('a challenge takes the work its settings ask for', async () => {
  const botCheck = createAltcha({ secret: testSecret, clock: testClock, cost: 3, tries: [20, 40] });
  const token = JSON.parse(Buffer.from(await tokenOf(botCheck), 'base64').toString());
  expect(token.challenge.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 3 });
  expect(token.solution.counter).toBeGreaterThanOrEqual(20);
  expect(token.solution.counter).toBeLessThanOrEqual(40);
});
