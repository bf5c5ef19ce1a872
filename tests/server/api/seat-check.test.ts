import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { groupTourFile, smallContent } from '#tests/support/small-content.ts';
import { createTestApp, smallCatalogue, type TestApp } from '#tests/support/test-app.ts';

/* The small catalogue's departures: 4 December full, 1 January 3 left, 5 February 5 left, 5 March 8 left, and again. */
async function openTestApp(departures: Partial<ReturnType<typeof groupTourFile>['departures']> = {}): Promise<TestApp> {
  const tour = groupTourFile({ slug: 'marsh-together' });
  const changed = { ...tour, departures: { ...tour.departures, ...departures } };
  const files = { ...smallContent(), 'group-tours/marsh-together.json': changed };
  const app = await createTestApp({ catalogue: smallCatalogue(files) });
  onTestFinished(() => app.close());
  return app;
}

const availabilityPath = (id: string) => `/api/group-tour/${id}/availability`;
const validatePath = (id: string) => `/api/group-tour/${id}/validate-booking`;
const january = 'marsh-together-2027-01-01';
const full = 'marsh-together-2026-12-04';

test('a departure answers with its own seats and when they were read (B-159)', async () => {
  const app = await openTestApp();
  expect(await (await app.request(availabilityPath(january))).json()).toEqual({
    available: true,
    availableSeats: 3,
    totalSeats: 8,
    checkedAt: '2026-11-20T09:00:00.000Z',
  });
});

test('a full departure is not available', async () => {
  const app = await openTestApp();
  expect(await (await app.request(availabilityPath(full))).json()).toMatchObject({
    available: false,
    availableSeats: 0,
  });
});

test('a group tour answers with its next departure that has a seat (B-159)', async () => {
  const app = await openTestApp();
  expect(await (await app.request(availabilityPath('marsh-together'))).json()).toMatchObject({ availableSeats: 3 });
});

test('a group tour whose departures are all full answers with the next of them', async () => {
  const app = await openTestApp({ exampleBookings: [8] });
  expect(await (await app.request(availabilityPath('marsh-together'))).json()).toMatchObject({
    available: false,
    availableSeats: 0,
    totalSeats: 8,
  });
});

test('seats booked meanwhile show at once', async () => {
  const app = await openTestApp();
  await app.request(availabilityPath(january));
  await app.store.db
    .updateTable('departure_seats')
    .set({ booked_seats: 7 })
    .where('departure_id', '=', january)
    .execute();
  expect(await (await app.request(availabilityPath(january))).json()).toMatchObject({ availableSeats: 1 });
});

test('a departure that has left or never was is not found', async () => {
  const app = await openTestApp();
  for (const id of ['marsh-together-2026-11-06', 'marsh-together-2027-01-02', 'other-2027-01-01', 'marsh-together-']) {
    const response = await app.request(availabilityPath(id));
    expect(response.status, id).toBe(404);
  }
});

test('as many seats as are left can be asked for, and the words promise nothing', async () => {
  const app = await openTestApp();
  const response = await app.post(validatePath(january), { requestedSeats: 3 });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    valid: true,
    availableSeats: 3,
    message: '3 seats are free on this departure. Nothing is reserved until we confirm.',
    canProceed: true,
  });
});

test('one seat is asked for unless another number is given (B-161)', async () => {
  const app = await openTestApp();
  expect(await (await app.post(validatePath(january), {})).json()).toMatchObject({
    valid: true,
    message: '1 seat is free on this departure. Nothing is reserved until we confirm.',
  });
});

test('more seats than are left are refused with how many there are', async () => {
  const app = await openTestApp();
  expect(await (await app.post(validatePath(january), { requestedSeats: 4 })).json()).toEqual({
    valid: false,
    availableSeats: 3,
    message: 'Only 3 seats are left on this departure.',
    canProceed: false,
  });
});

test('a last seat is spoken of in the singular', async () => {
  const app = await openTestApp({ exampleBookings: [7] });
  expect(await (await app.post(validatePath(january), { requestedSeats: 2 })).json()).toMatchObject({
    message: 'Only 1 seat is left on this departure.',
  });
});

test('a full departure is refused, with its waiting list if it has one', async () => {
  const plain = await openTestApp();
  expect(await (await plain.post(validatePath(full), {})).json()).toMatchObject({
    valid: false,
    canProceed: false,
    message: 'This departure is sold out.',
  });
  const waiting = await openTestApp({ waitlist: true });
  expect(await (await waiting.post(validatePath(full), {})).json()).toMatchObject({
    message: 'This departure is full. You can join its waiting list.',
  });
});

test('checking seats reserves none (B-161)', async () => {
  const app = await openTestApp();
  for (let time = 0; time < 5; time += 1) await app.post(validatePath(january), { requestedSeats: 3 });
  expect(await (await app.request(availabilityPath(january))).json()).toMatchObject({ availableSeats: 3 });
});

test.each([0, -1, 1.5, 25, 1e9, '1', null, [1]])('%j seats are refused with the field', async (requestedSeats) => {
  const app = await openTestApp();
  const response = await app.post(validatePath(january), { requestedSeats });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: 'invalid', errors: { requestedSeats: [expect.any(String)] } });
});

test('a field that is not known is refused by name', async () => {
  const app = await openTestApp();
  const response = await app.post(validatePath(january), { requestedSeats: 1, seats: 2 });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: { seats: ['This field is not known.'] } });
});

test.each([
  undefined,
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonx',
])('a body sent as %s is 415', async (type) => {
  const app = await openTestApp();
  const body = new TextEncoder().encode('{"requestedSeats":1}');
  const response = await app.request(validatePath(january), {
    method: 'POST',
    body,
    ...(type !== undefined && { headers: { 'content-type': type } }),
  });
  expect(response.status).toBe(415);
  expect(await response.json()).toMatchObject({ code: 'unsupported_media_type' });
});

test.each(['', '{', '{"requestedSeats":1', "{'requestedSeats':1}", '{"requestedSeats":01}', '\u0000', 'undefined'])(
  'a body that is not JSON (%j) is 400',
  async (body) => {
    const app = await openTestApp();
    const response = await app.request(validatePath(january), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'bad_request' });
  },
);

test('a body over 64 kB is 413, whether it tells its length or not', async () => {
  const app = await openTestApp();
  const json = JSON.stringify({ requestedSeats: 1, note: 'x'.repeat(70_000) });
  const headers = { 'content-type': 'application/json' };
  const withLength = await app.request(validatePath(january), {
    method: 'POST',
    body: json,
    headers: { ...headers, 'content-length': String(json.length) },
  });
  const withoutLength = await app.request(validatePath(january), { method: 'POST', body: json, headers });
  for (const response of [withLength, withoutLength]) {
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'payload_too_large' });
  }
});

test('whatever JSON arrives is answered 200 when it is a number of seats, else 422', async () => {
  const app = await openTestApp();
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.jsonValue(),
        fc.record({ requestedSeats: fc.oneof(fc.integer({ min: -5, max: 30 }), fc.jsonValue()) }),
      ),
      async (body) => {
        const { status } = await app.post(validatePath(january), body);
        expect(status).toBe(isBookingRequest(body) ? 200 : 422);
      },
    ),
    { numRuns: 200 },
  );
});

/** The rule said once more, independently of the contract. */
function isBookingRequest(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  const { requestedSeats = 1, ...others } = body as { requestedSeats?: unknown };
  const whole = typeof requestedSeats === 'number' && Number.isInteger(requestedSeats);
  return whole && requestedSeats >= 1 && requestedSeats <= 24 && Object.keys(others).length === 0;
}
