import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startWindow } from '#contract/calendar/calendar.ts';
import type { Tour } from '#contract/records/details.ts';
import type { TripLink } from '#contract/trip/trip-link.ts';
import { sentTripOf, tripLinkOf } from '#features/trip/link/sent-trip.ts';
import { leftOutOf, priceChanges } from '#features/trip/link/trip-differences.ts';
import { readTripFragment, tripFragment } from '#features/trip/link/trip-fragment.ts';
import { fingerprint } from '#platform/forms/fingerprint.ts';
import { packText } from '#platform/links/packed-text.ts';
import { anyCharacters } from '#tests/support/any-characters.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const today = '2026-11-20';
const starts = startWindow(today);

async function maraOffer(): Promise<Tour> {
  const { app } = await createTestApp();
  const answer = await app.request('/api/tour/masai-mara-safari');
  return (await answer.json()) as Tour;
}
const offer = await maraOffer();

/** Six activities, four stays, eight people with their ages, 190 characters of notes. */
const fullTrip: TripLink = {
  tour: 'masai-mara-safari',
  sentOn: today,
  price: 1187.5,
  dates: { startDate: '2027-07-14', endDate: '2027-07-21', flexibility: 'few-days' },
  guests: { adults: 4, children: 3, infants: 1 },
  childAges: [6, 9, 13],
  activities: [
    ['balloon-over-the-mara', 480, '2027-07-15', 4],
    ['walking-safari-in-a-conservancy', 85, '2027-07-16', 7],
    ['night-game-drive', 60, '2027-07-16', 5],
    ['maasai-village-visit', 45.5, '2027-07-17', 7],
    ['horse-riding-in-the-chyulu-hills', 120, '2027-07-19', 2],
    ['cycling-in-hells-gate', 35, '2027-07-20', 6],
  ].map(
    ([id, price, selectedDate, guestCount]) => ({ id, price, selectedDate, guestCount }) as TripLink['activities'][0],
  ),
  accommodations: [
    ['enkiama-hill-camp', 'Hill tent', 85, 2],
    ['olare-fig-camp', 'Family tent with two bedrooms', 310.25, 1],
    ['naivasha-lakeside-bandas', 'Lakeside banda', 145, 2],
    ['nairobi-garden-guesthouse', 'Garden double', 95, 1],
  ].map(
    ([id, roomType, pricePerNight, nights]) =>
      ({ id, roomType, pricePerNight, nights }) as TripLink['accommodations'][0],
  ),
  notes:
    'Two rooms side by side for the children, please. Grandmother walks slowly and cannot climb into a high car; Jonas eats no nuts at all. We would be sorry to miss the river crossing, even at noon.',
};

test('a full trip fits an address of 1,500 letters, and comes back as it was sent (B-660)', async () => {
  expect(fullTrip.notes.length).toBeGreaterThanOrEqual(190);
  const fragment = await tripFragment(fullTrip);
  const address = `https://www.umbrellathornsafaris.example/tour/masai-mara-safari#${fragment}`;
  expect(address.length).toBeLessThanOrEqual(1500);
  expect(await readTripFragment(fragment.replace('trip=', ''))).toEqual({ kind: 'trip', link: fullTrip });
});

test('one letter that is another, or is missing, is noticed (B-661)', async () => {
  const whole = (await tripFragment(fullTrip)).replace('trip=', '');
  for (let place = 2; place < whole.length; place += 1) {
    const other = whole[place] === 'x' ? 'y' : 'x';
    for (const character of [other, '']) {
      const damaged = whole.slice(0, place) + character + whole.slice(place + 1);
      const received = await readTripFragment(damaged);
      // The last character holds bits that stand for nothing.
      if (received.kind === 'trip') expect(received.link).toEqual(fullTrip);
      else expect(received.kind).toBe('unreadable');
    }
  }
});

test('a newer version says that it is newer, whatever it is made of', async () => {
  for (const fragment of ['3.abc', '17.', '9999.%%%']) {
    expect(await readTripFragment(fragment)).toEqual({ kind: 'newer' });
  }
});

test('a link with a stay in place of the tour’s own says so to pages that know of none, and only it does (B-737)', async () => {
  const stay = { id: 'naboisho-starbeds', roomType: 'Starbed platform', pricePerNight: 520, nights: 2 };
  const link = {
    ...fullTrip,
    accommodations: [{ ...stay, insteadOf: { id: 'enkiama-hill-camp', pricePerNight: 85 } }],
  };
  const fragment = (await tripFragment(link)).replace('trip=', '');
  expect(fragment).toMatch(/^2\./);
  expect(await readTripFragment(fragment)).toEqual({ kind: 'trip', link });
  expect(await tripFragment(fullTrip)).toMatch(/^trip=1\./);
  const sent = sentTripOf(link, offer, starts);
  expect(sent?.today.customizations.accommodations).toMatchObject([
    { name: 'Naboisho Starbeds', nights: 2, insteadOf: { name: 'Enkiama Hill Camp', pricePerNight: 85 } },
  ]);
  expect(sent && tripLinkOf(sent.today, '', today)?.accommodations).toEqual(link.accommodations);
});

test('the longest trip there can be is read', async () => {
  const longest: TripLink = {
    ...fullTrip,
    childAges: Array<number>(12).fill(17),
    activities: Array.from({ length: 40 }, (_, place) => ({
      ...(fullTrip.activities[0] as TripLink['activities'][0]),
      id: `activity-with-quite-a-long-name-to-it-${place}`,
    })),
    accommodations: Array.from({ length: 40 }, (_, place) => ({
      ...(fullTrip.accommodations[1] as TripLink['accommodations'][0]),
      id: `stay-with-quite-a-long-name-to-it-${place}`,
    })),
    notes: '草'.repeat(2000),
  };
  const fragment = await tripFragment(longest);
  expect(await readTripFragment(fragment.replace('trip=', ''))).toEqual({ kind: 'trip', link: longest });
});

/** What is packed into a link by somebody who knows how. */
const anyText = fc.oneof(
  fc.json(),
  anyCharacters(),
  fc.constantFrom('', '[]', '{}', 'null', '['.repeat(15_000), '{"__proto__":{"admin":true}}', '1e999'),
  fc
    .array(fc.oneof(fc.jsonValue(), fc.constantFrom('masai-mara-safari', today, 1e308, -1, '2027-02-30', ['a'], [])), {
      minLength: 11,
      maxLength: 11,
    })
    .map((values) => JSON.stringify(values)),
);

/** One part of the full trip is another: from another time, of things that are gone, too much, too many, of another kind. */
const otherTrip = fc
  .oneof(
    fc.record({ tour: fc.constantFrom('gone-tour', '__proto__', '../admin', 'x'.repeat(5000)) }),
    fc.record({ sentOn: fc.constantFrom('0001-01-01', '2019-01-31', '2999-12-31', 'yesterday') }),
    fc.record({ price: fc.oneof(fc.nat(100_000), fc.double()) }),
    fc.record({
      dates: fc.record({
        startDate: fc.constantFrom(undefined, '2019-07-14', '2027-07-14', '9999-12-31', '2027-02-30'),
        endDate: fc.constantFrom(undefined, '2019-07-21', '2027-07-01', '9999-12-31'),
        flexibility: fc.constantFrom('exact' as const, 'open' as const),
      }),
    }),
    fc.record({
      guests: fc.record({ adults: fc.integer({ min: -1, max: 30 }), children: fc.nat(20), infants: fc.nat(9) }),
    }),
    fc.record({ childAges: fc.array(fc.oneof(fc.nat(20), fc.constant(undefined)), { maxLength: 15 }) }),
    fc.record({
      activities: fc.array(
        fc.record({
          id: fc.constantFrom('gone', ...offer.activities.map(({ slug }) => slug)),
          price: fc.oneof(fc.nat(100_000), fc.double()),
          guestCount: fc.constantFrom(undefined, 1, 24, 30),
        }),
        { maxLength: 60 },
      ),
    }),
    fc.record({ notes: anyCharacters({ maxLength: 3000 }) }),
  )
  .map((change) => ({ ...fullTrip, ...change }));

test('1,500 hostile, huge, cut, old and future links change nothing, break nothing and hold nothing up (B-661)', async () => {
  const whole = (await tripFragment(fullTrip)).replace('trip=', '');
  const bomb = `1.${deflateRawSync('['.repeat(20_000_000)).toString('base64url')}`;
  const packed = (text: string) => packText(text).then((characters) => `1.${characters}`);
  const place = fc.nat(whole.length - 1);
  const link = fc.oneof(
    { weight: 6, arbitrary: otherTrip.map(async (trip) => (await tripFragment(trip)).replace('trip=', '')) },
    { weight: 4, arbitrary: anyText.map((text) => packed(fingerprint(text).slice(0, 6) + text)) },
    { weight: 2, arbitrary: anyText.map(packed) },
    { weight: 3, arbitrary: place.map((end) => whole.slice(0, end)) },
    { weight: 3, arbitrary: place.map((at) => `${whole.slice(0, at)}🦒${whole.slice(at + 1)}`) },
    { weight: 3, arbitrary: anyCharacters({ maxLength: 300 }) },
    { weight: 1, arbitrary: fc.nat(9999).map((version) => `${version}${whole.slice(1)}`) },
    { weight: 1, arbitrary: fc.constantFrom(bomb, `1.${'A'.repeat(3_000_000)}`) },
  );
  const before = JSON.stringify(localStorage);
  const kinds = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(link, async (made) => {
      const fragment = await made;
      const taken = await leastWork(async () => {
        const received = await readTripFragment(fragment);
        kinds.set(received.kind, (kinds.get(received.kind) ?? 0) + 1);
        if (received.kind !== 'trip') return;
        const sent = sentTripOf(received.link, offer, starts);
        expect(Number.isFinite(sent?.today.pricing.total)).toBe(true);
        expect(sent?.today.baseTour?.slug).toBe(offer.slug);
      });
      expect(taken).toBeLessThan(50);
    }),
    { numRuns: 1500 },
  );
  for (const kind of ['trip', 'newer', 'unreadable']) expect(kinds.get(kind)).toBeGreaterThan(20);
  expect(JSON.stringify(localStorage)).toBe(before);
  expect(Object.prototype).not.toHaveProperty('admin');
});

/** Milliseconds of work it takes, whatever else the machine does; what takes long is done again, since memory is cleared up in between. */
async function leastWork(act: () => Promise<void>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 10 && least >= 50; attempt += 1) {
    const begun = process.cpuUsage();
    await act();
    const { user, system } = process.cpuUsage(begun);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

test('what a tour no longer offers and days that have passed are left out, and the rest stands at today’s prices', async () => {
  const [activity] = offer.activities;
  const old: TripLink = {
    ...fullTrip,
    dates: { startDate: '2026-11-01', endDate: '2026-11-03', flexibility: 'exact' },
    activities: [
      { id: activity?.slug ?? '', price: 1, selectedDate: '2026-11-02', guestCount: 2 },
      { id: 'ballooning-of-old', price: 90 },
    ],
    accommodations: [],
  };
  const sent = sentTripOf(old, offer, starts);
  expect(sent?.today.customizations.dates).toEqual({ flexibility: 'exact' });
  expect(sent?.today.customizations.activities).toEqual([
    expect.objectContaining({ id: activity?.slug, price: activity?.pricing.basePrice, selectedDate: undefined }),
  ]);
  expect(sent?.asSent.customizations.activities.map(({ name, price }) => [name, price])).toEqual([
    [activity?.name, 1],
    ['Ballooning of old', 90],
  ]);
});

test('a trip that is sent and read again is the trip', async () => {
  const sent = sentTripOf({ ...fullTrip, activities: [], accommodations: [] }, offer, starts);
  if (sent === undefined) throw new Error('Nothing was read.');
  const again = tripLinkOf(sent.today, ' as before ', today);
  expect(again).toEqual({
    ...fullTrip,
    activities: [],
    accommodations: [],
    price: expect.any(Number),
    notes: 'as before',
  });
});

test('of a trip whose days are over no other price is told: its own was that of its days (B-752)', () => {
  const dates = { startDate: '2026-11-10', endDate: '2026-11-12', flexibility: 'exact' as const };
  const link = { ...fullTrip, dates, price: fullTrip.price + 50, activities: [], accommodations: [] };
  const sent = sentTripOf(link, offer, starts);
  expect(sent && priceChanges(sent.asSent, sent.today)).toEqual([]);
  expect(sent && leftOutOf(sent)).toEqual(['Its days, 10 to 12 November 2026, can no longer be asked for.']);
});
