import { expect, test } from 'vitest';
import type { CustomSafariRequest } from '#contract/trip/customization.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { deliverOutbox } from '#tests/support/enquiries/deliver-outbox.ts';
import { contactBody, safariBody, seatsContext } from '#tests/support/enquiries/enquiries.ts';
import { samePrice, smallContent } from '#tests/support/small-content.ts';
import { failingStore } from '#tests/support/store/failing-store.ts';
import { smallCatalogue, testNow } from '#tests/support/test-app.ts';

/* What is refused, why, and that nothing is stored then. */

const contact = '/api/contact';
const safari = '/api/custom-safari-request';
const addedAt = '2026-11-20T08:00:00.000Z';

test('every field at fault is named, where the form can show it (B-132)', async () => {
  const app = await openTestApp();
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
  expect(errors).toMatchObject({
    name: expect.arrayContaining(['This should have at least 2 characters.']),
    nickname: ['This field is not known.'],
  });
  expect(await app.references()).toEqual([]);
});

test('who wants a call has to say where', async () => {
  const app = await openTestApp();
  const turnstileToken = await app.token();
  const refused = await app.contact({ preferredContact: 'phone', turnstileToken });
  expect(await refused.json()).toMatchObject({
    code: 'invalid',
    errors: { phone: ['A phone number is needed to reach you that way.'] },
  });
  const given = { preferredContact: 'phone', phone: '+254700000000', turnstileToken } as const;
  expect((await app.contact(given)).status).toBe(201);
});

test('a stay in place of the tour’s own is stored at today’s difference, told in both mails, and refused where it is another (B-738)', async () => {
  const app = await openTestApp();
  const baseTour = { id: 'marsh-week', slug: 'marsh-week', name: 'Marsh week', price: 2000 };
  const lodge = (given: object = {}) => ({
    baseTour,
    activities: [],
    accommodations: [
      {
        id: 'marsh-lodge',
        name: 'Anything',
        roomType: 'suite',
        pricePerNight: 320,
        nights: 6,
        insteadOf: { id: 'reed-camp', name: 'Anything', pricePerNight: 180 },
        addedAt,
        ...given,
      },
    ],
  });
  const cheaper = await app.safari(lodge({ insteadOf: { id: 'reed-camp', name: 'Reed Camp', pricePerNight: 200 } }));
  expect(await cheaper.json()).toMatchObject({
    code: 'price_changed',
    prices: { accommodations: [{ id: 'marsh-lodge', insteadOf: { id: 'reed-camp', pricePerNight: 180 } }] },
  });
  const unfit = await app.safari({ ...lodge(), baseTour: safariBody().baseTour });
  expect((await unfit.json()).errors).toMatchObject({ 'accommodations.0.insteadOf': [/exchange/] });
  const stays = ['suite', 'tent'].flatMap((roomType) => lodge({ roomType }).accommodations);
  const twice = await app.safari({ ...lodge(), accommodations: stays });
  expect((await twice.json()).errors).toMatchObject({ accommodations: ['A stay of the tour can be exchanged once.'] });
  expect(await app.references()).toEqual([]);

  expect((await app.safari(lodge())).status).toBe(201);
  for (const { text } of await deliverOutbox(app)) {
    expect(text).toContain('Stay: Marsh Lodge, suite, instead of Reed Camp, 6 nights at +$140');
    // (320 - 180) × 6
    expect(text).toMatch(/Marsh Lodge, suite, instead of Reed Camp +\$840\.00/);
    expect(text).toContain('Day 6: Day 6; night at Marsh Lodge');
  }
});

test('an enquiry about seats is stored with the seats that were free, and never refused for them (B-163)', async () => {
  const app = await openTestApp();
  const context = { ...seatsContext(8), name: 'anything' };
  const gone = { ...context, departureId: 'marsh-together-2020-01-03' };
  for (const about of [context, gone]) expect((await app.contact({ topic: 'group', context: about })).status).toBe(201);
  const rows = await app.store.db.selectFrom('enquiries').select('details').execute();
  const contexts = rows.map(({ details }) => JSON.parse(details).context);
  // 8 × 600 = 4,800; 12 % = 576; and 50.
  const price = { seats: 4800, singleSupplement: 0, taxes: 576, fees: 50, total: 5426 };
  expect(contexts).toContainEqual({
    ...{ ...context, name: 'Marsh together', known: true, seatsFree: 3, price },
    wholeTrip: expect.objectContaining({ total: { least: 5666, most: 5786 } }),
  });
  expect(contexts).toContainEqual({ ...gone, name: 'Marsh together', known: true });
});

test('a price that changed is answered with today’s lines and prices, and agreeing to them goes through (B-121)', async () => {
  const app = await openTestApp();
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
      seasonPrices: samePrice(499.99, 74_999),
      // Tips of one day and two extra ones for three who pay, 10 to 15 dollars each.
      wholeTrip: { least: 2637.57, most: 2682.57 },
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
  const app = await openTestApp();
  const body = safariBody();
  const response = await app.safari(change(body));
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'price_changed', pricing: body.pricing });
  expect(await app.references()).toEqual([]);
});

test('what we do not have is refused by field', async () => {
  const app = await openTestApp();
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
  const app = await openTestApp();
  const activities = safariBody().activities.map((item) => ({ ...item, name: 'Visit evil.example' }));
  await app.safari({ activities });
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
  const app = await openTestApp();
  const response = await app.safari({ dates: { startDate, flexibility: 'exact' } });
  expect(response.status).toBe(possible ? 201 : 422);
  if (!possible) expect(Object.keys((await response.json()).errors)).toEqual(['dates.startDate']);
});

test('the day is Nairobi’s: until midnight there, the day after tomorrow is the same', async () => {
  const statusAt = async (instant: string) => {
    const app = await openTestApp({ clock: () => new Date(instant) });
    return (await app.safari({ dates: { startDate: '2026-11-22', flexibility: 'exact' } })).status;
  };
  expect(await statusAt('2026-11-20T20:59:00Z')).toBe(201);
  expect(await statusAt('2026-11-20T21:00:00Z')).toBe(422);
});

test('an activity has its day in the same span', async () => {
  const app = await openTestApp();
  const activities = [{ id: 'canoe', name: 'x', price: 45, selectedDate: '2026-11-21', addedAt }];
  const { errors } = await (await app.safari({ activities })).json();
  expect(Object.keys(errors)).toEqual(['activities.0.selectedDate']);
});

test('what was accepted stays accepted when it is sent again after the price or the day has changed', async () => {
  const app = await openTestApp();
  const body = safariBody({
    dates: { startDate: '2026-11-22', flexibility: 'exact' },
    turnstileToken: await app.token('custom-safari'),
  });
  const first = await (await app.post(safari, body)).json();
  const files = smallContent();
  files['tours/marsh-day.json'] = { ...(files['tours/marsh-day.json'] as object), prices: samePrice(600, 80_000) };
  const tomorrow = () => new Date(testNow.getTime() + 86_400_000);
  const later = await openTestApp({ store: app.store, catalogue: smallCatalogue(files), clock: tomorrow });
  const again = await later.post(safari, body);
  expect([again.status, await again.json()]).toEqual([200, first]);
});

test('a store that is away is told with the other ways to reach us', async () => {
  const app = await openTestApp({ store: failingStore() });
  for (const response of [await app.contact(), await app.safari()]) {
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    const { code, message } = await response.json();
    expect(code).toBe('unavailable');
    for (const way of ['+254 700 000 000', 'hello@umbrellathorn.example', 'WhatsApp']) expect(message).toContain(way);
  }
});

test('nothing of what somebody sent is logged', async () => {
  const app = await openTestApp({ logLevel: 'debug' });
  const canary = 'canary7351';
  const given = { name: canary, email: `${canary}@mail.example`, message: `${canary} ${canary}` };
  await app.contact(given);
  await app.contact({ ...given, turnstileToken: canary });
  await app.post(contact, { ...given, [canary]: canary });
  await app.postFrom('203.0.113.7', contact, contactBody({ ...given, turnstileToken: await app.token() }));
  expect(await app.references()).toHaveLength(2);
  expect(app.logLines.length).toBeGreaterThanOrEqual(4);
  expect(app.logLines.join('\n')).not.toMatch(/canary7351|203\.0\.113\.7/);
});
