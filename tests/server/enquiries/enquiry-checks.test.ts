import { expect, test } from 'vitest';
import type { BotCheckAction } from '#contract/bot-check.ts';
import type { CustomSafariRequest } from '#contract/customization.ts';
import { createAltcha } from '#server/bot-check/altcha.ts';
import { createSecret } from '#server/secret/secret.ts';
import { contactBody, safariBody, solve, tokenOf } from '#tests/support/enquiries/enquiries.ts';
import { openEnquiryApp } from '#tests/support/enquiries/enquiry-app.ts';
import { samePrice, smallContent } from '#tests/support/small-content.ts';
import { failingStore } from '#tests/support/store/failing-store.ts';
import { easyBotCheck, smallCatalogue, testClock, testNow, testSecret } from '#tests/support/test-app.ts';

/* What is refused, why, and that nothing is stored then. */

const contact = '/api/contact';
const safari = '/api/custom-safari-request';
const addedAt = '2026-11-20T08:00:00.000Z';

test('every field at fault is named, where the form can show it', async () => {
  const app = await openEnquiryApp();
  const response = await app.post(contact, {
    ...contactBody(),
    name: 'A',
    email: 'nobody',
    phone: '0700',
    message: 'short',
    consent: false,
    turnstileToken: '',
    nickname: 'x',
  });
  expect(response.status).toBe(422);
  const { code, errors } = await response.json();
  expect(code).toBe('invalid');
  expect(new Set(Object.keys(errors))).toEqual(
    new Set(['name', 'email', 'phone', 'message', 'consent', 'turnstileToken', 'nickname']),
  );
  const deep = { ...safariBody(), contact: { name: '', email: 'x' }, guests: { adults: 0, children: 20, infants: 0 } };
  const { errors: deepErrors } = await (await app.post(safari, deep)).json();
  expect(Object.keys(deepErrors)).toEqual(expect.arrayContaining(['contact.name', 'contact.email', 'guests.adults']));
  expect(await app.references()).toEqual([]);
});

test('who wants a call has to say where', async () => {
  const app = await openEnquiryApp();
  const turnstileToken = await app.token();
  const refused = await app.post(contact, contactBody({ preferredContact: 'phone', turnstileToken }));
  expect(await refused.json()).toMatchObject({
    code: 'invalid',
    errors: { phone: ['A phone number is needed to reach you that way.'] },
  });
  const given = contactBody({ preferredContact: 'phone', phone: '+254700000000', turnstileToken });
  expect((await app.post(contact, given)).status).toBe(201);
});

test.each(['Ada\r\nBcc: x@y.example', 'Ada\u2028Lovelace', 'Ada\u0000', 'Ada\u001b[31m', '\ud800Ada'])(
  'a name that breaks out of its line (%j) is refused',
  async (name) => {
    const app = await openEnquiryApp();
    const response = await app.post(contact, contactBody({ name, turnstileToken: await app.token() }));
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors)).toEqual(['name']);
  },
);

test.each(['//evil.example/x', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example', 'tour/x'])(
  'a context that leads elsewhere (%s) is refused',
  async (url) => {
    const app = await openEnquiryApp();
    const context = { kind: 'tour' as const, id: 'marsh-day', name: 'Marsh day', url };
    const response = await app.post(contact, contactBody({ context, turnstileToken: await app.token() }));
    expect(Object.keys((await response.json()).errors)).toEqual(['context.url']);
  },
);

test('an enquiry about seats is stored with the seats that were free, and never refused for them', async () => {
  const app = await openEnquiryApp();
  const context = {
    kind: 'group-tour' as const,
    id: 'marsh-together',
    name: 'anything',
    url: '/group-tour/marsh-together',
    departureId: 'marsh-together-2027-01-01',
    seats: 8,
  };
  const gone = { ...context, departureId: 'marsh-together-2020-01-03' };
  for (const about of [context, gone]) {
    const body = contactBody({ topic: 'group', context: about, turnstileToken: await app.token() });
    expect((await app.post(contact, body)).status).toBe(201);
  }
  const rows = await app.store.db.selectFrom('enquiries').select('details').execute();
  const contexts = rows.map(({ details }) => JSON.parse(details).context);
  expect(contexts).toContainEqual({ ...context, name: 'Marsh together', known: true, seatsFree: 3 });
  expect(contexts).toContainEqual({ ...gone, name: 'Marsh together', known: true });
});

test('a price that changed is answered with today’s lines and prices, and agreeing to them goes through', async () => {
  const app = await openEnquiryApp();
  const shown = safariBody({ baseTour: { id: 'marsh-day', slug: 'marsh-day', name: 'Marsh day', price: 450 } });
  const body: CustomSafariRequest = { ...shown, turnstileToken: await app.token('custom-safari') };
  const response = await app.post(safari, body);
  expect(response.status).toBe(409);
  const { code, pricing, prices } = await response.json();
  expect({ code, pricing, prices }).toEqual({
    code: 'price_changed',
    pricing: safariBody().pricing,
    prices: {
      baseTour: 499.99,
      activities: [{ id: 'canoe', price: 45 }],
      accommodations: [{ id: 'reed-camp', roomType: 'suite', pricePerNight: 320 }],
      seasonPrices: samePrice(499.99, 74_998.5),
      // Tips of one day for three who pay, 10 to 15 dollars each.
      wholeTrip: { least: 2577.57, most: 2592.57 },
    },
  });
  expect(await app.references()).toEqual([]);
  const agreed = { ...body, pricing, baseTour: { ...body.baseTour, price: prices.baseTour } };
  const accepted = await app.post(safari, agreed);
  expect([accepted.status, (await accepted.json()).pricing]).toEqual([201, pricing]);
});

test.each<[string, (body: CustomSafariRequest) => Partial<CustomSafariRequest>]>([
  ['the total', ({ pricing }) => ({ pricing: { ...pricing, total: pricing.total - 0.01 } })],
  ['a line', ({ pricing }) => ({ pricing: { ...pricing, taxes: pricing.taxes - 1, fees: pricing.fees + 1 } })],
  ['an activity’s price', ({ activities }) => ({ activities: activities.map((item) => ({ ...item, price: 44 })) })],
  [
    'a room’s price',
    ({ accommodations }) => ({ accommodations: accommodations.map((item) => ({ ...item, pricePerNight: 1 })) }),
  ],
])('a request is not stored while %s is not ours', async (_, change) => {
  const app = await openEnquiryApp();
  const body = safariBody({ turnstileToken: await app.token('custom-safari') });
  const response = await app.post(safari, { ...body, ...change(body) });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'price_changed', pricing: body.pricing });
  expect(await app.references()).toEqual([]);
});

test('what we do not have is refused by field', async () => {
  const app = await openEnquiryApp();
  const base = safariBody();
  const changed = {
    baseTour: { ...base.baseTour, slug: 'no-such-tour' },
    activities: [...base.activities, { id: 'no-such-activity', name: 'x', price: 1, addedAt }],
    accommodations: [
      { ...base.accommodations[0], roomType: 'no such room' },
      { ...base.accommodations[0], id: 'no-such-stay' },
    ],
  };
  const response = await app.post(safari, { ...base, ...changed });
  expect(response.status).toBe(422);
  expect(Object.keys((await response.json()).errors)).toEqual([
    'baseTour.slug',
    'activities.1.id',
    'accommodations.0.roomType',
    'accommodations.1.id',
  ]);
});

test('names come from our catalogue, whatever was sent', async () => {
  const app = await openEnquiryApp();
  const base = safariBody();
  const activities = base.activities.map((item) => ({ ...item, name: 'Visit evil.example' }));
  await app.post(safari, { ...base, activities, turnstileToken: await app.token('custom-safari') });
  const { details } = await app.store.db.selectFrom('enquiries').select('details').executeTakeFirstOrThrow();
  expect(details).toContain('Canoe at dawn');
  expect(details).not.toContain('evil.example');
});

/* The test lives on 20 November 2026 in Nairobi. */
test.each([
  ['2026-11-20', false],
  ['2026-11-21', false],
  ['2026-11-22', true],
  ['2028-11-20', true],
  ['2028-11-21', false],
  ['2027-02-29', false],
])('a trip that starts on %s: %s', async (startDate, possible) => {
  const app = await openEnquiryApp();
  const body = safariBody({
    dates: { startDate, flexibility: 'exact' },
    turnstileToken: await app.token('custom-safari'),
  });
  const response = await app.post(safari, body);
  expect(response.status).toBe(possible ? 201 : 422);
  if (!possible) expect(Object.keys((await response.json()).errors)).toEqual(['dates.startDate']);
});

test('the day is Nairobi’s: until midnight there, the day after tomorrow is the same', async () => {
  const base = safariBody({ dates: { startDate: '2026-11-22', flexibility: 'exact' } });
  const statusAt = async (instant: string) => {
    const clock = () => new Date(instant);
    const app = await openEnquiryApp({ clock, botCheck: easyBotCheck(clock) });
    return (await app.post(safari, { ...base, turnstileToken: await app.token('custom-safari') })).status;
  };
  expect(await statusAt('2026-11-20T20:59:00Z')).toBe(201);
  expect(await statusAt('2026-11-20T21:00:00Z')).toBe(422);
});

test('a last day needs a first, and comes after it; an activity has its day in the same span', async () => {
  const app = await openEnquiryApp();
  const fieldsOf = async (given: Partial<CustomSafariRequest>) =>
    Object.keys((await (await app.post(safari, safariBody(given))).json()).errors);
  expect(await fieldsOf({ dates: { endDate: '2027-01-01', flexibility: 'open' } })).toEqual(['dates.startDate']);
  expect(await fieldsOf({ dates: { startDate: '2027-01-02', endDate: '2027-01-01', flexibility: 'open' } })).toEqual([
    'dates.endDate',
  ]);
  const activities = [{ id: 'canoe', name: 'x', price: 45, selectedDate: '2026-11-21', addedAt }];
  expect(await fieldsOf({ activities })).toEqual(['activities.0.selectedDate']);
});

test('a party is as large as a vehicle’s convoy at most', async () => {
  const app = await openEnquiryApp();
  const statusOf = async (guests: CustomSafariRequest['guests']) =>
    (await app.post(safari, safariBody({ guests, turnstileToken: await app.token('custom-safari') }))).status;
  expect(await statusOf({ adults: 20, children: 4, infants: 6 })).toBe(201);
  expect(await statusOf({ adults: 20, children: 5, infants: 0 })).toBe(422);
  expect(await statusOf({ adults: 21, children: 0, infants: 0 })).toBe(422);
  expect(await statusOf({ adults: 0, children: 2, infants: 0 })).toBe(422);
});

test('what was accepted stays accepted when it is sent again after the price or the day has changed', async () => {
  const app = await openEnquiryApp();
  const body = safariBody({
    dates: { startDate: '2026-11-22', flexibility: 'exact' },
    turnstileToken: await app.token('custom-safari'),
  });
  const first = await (await app.post(safari, body)).json();
  const files = smallContent();
  files['tours/marsh-day.json'] = { ...(files['tours/marsh-day.json'] as object), prices: samePrice(600, 80_000) };
  const tomorrow = () => new Date(testNow.getTime() + 86_400_000);
  const later = await openEnquiryApp({ store: app.store, catalogue: smallCatalogue(files), clock: tomorrow });
  const again = await later.post(safari, body);
  expect([again.status, await again.json()]).toEqual([200, first]);
});

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
])('a token that %s is refused by its code, and nothing is stored', async (_, token) => {
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

test('a store that is away is told with the other ways to reach us', async () => {
  const app = await openEnquiryApp({ store: failingStore() });
  for (const [path, body] of [
    [contact, contactBody({ turnstileToken: await tokenOf(easyBotCheck()) })],
    [safari, safariBody({ turnstileToken: await tokenOf(easyBotCheck(), 'custom-safari') })],
  ] as const) {
    const response = await app.post(path, body);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    const { code, message } = await response.json();
    expect(code).toBe('unavailable');
    for (const way of ['+254 700 000 000', 'hello@umbrellathorn.example', 'WhatsApp']) expect(message).toContain(way);
  }
});

test.each([undefined, 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a form posted as %s, as another site could make a browser do, is 415 and stores nothing',
  async (type) => {
    const app = await openEnquiryApp();
    const body = new TextEncoder().encode(JSON.stringify(contactBody({ turnstileToken: await app.token() })));
    const headers = type === undefined ? {} : { 'content-type': type };
    expect((await app.request(contact, { method: 'POST', body, headers })).status).toBe(415);
    expect(await app.references()).toEqual([]);
  },
);

test('a body beyond the limit is 413', async () => {
  const app = await openEnquiryApp();
  const response = await app.post(contact, contactBody({ message: 'x'.repeat(70_000) }));
  expect(response.status).toBe(413);
});

test('nothing of what somebody sent is logged', async () => {
  const app = await openEnquiryApp({ logLevel: 'debug' });
  const canary = 'canary7351';
  const given = { name: canary, email: `${canary}@mail.example`, message: `${canary} ${canary}` };
  await app.post(contact, contactBody({ ...given, turnstileToken: await app.token() }));
  await app.post(contact, contactBody({ ...given, turnstileToken: canary }));
  await app.post(contact, { ...given, [canary]: canary });
  await app.postFrom('203.0.113.7', contact, contactBody({ ...given, turnstileToken: await app.token() }));
  expect(await app.references()).toHaveLength(2);
  expect(app.logLines.length).toBeGreaterThanOrEqual(4);
  expect(app.logLines.join('\n')).not.toMatch(/canary7351|203\.0\.113\.7/);
});
