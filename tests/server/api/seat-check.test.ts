import { expect, test } from 'vitest';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { groupTourFile, smallContent } from '#tests/support/small-content.ts';
import { smallCatalogue, type TestApp } from '#tests/support/test-app.ts';

/* The small catalogue's departures: 4 December full, 1 January 3 left, 5 February 5 left, 5 March 8 left, and again. */
function openSeats(departures: Partial<ReturnType<typeof groupTourFile>['departures']> = {}): Promise<TestApp> {
  const tour = groupTourFile({ slug: 'marsh-together' });
  const changed = { ...tour, departures: { ...tour.departures, ...departures } };
  const files = { ...smallContent(), 'group-tours/marsh-together.json': changed };
  return openTestApp({ catalogue: smallCatalogue(files) });
}

const availabilityPath = (id: string) => `/api/group-tour/${id}/availability`;
const validatePath = (id: string) => `/api/group-tour/${id}/validate-booking`;
const january = 'marsh-together-2027-01-01';
const full = 'marsh-together-2026-12-04';

test('a departure answers with its own seats and when they were read (B-159)', async () => {
  const app = await openSeats();
  expect(await app.read(availabilityPath(january))).toEqual({
    available: true,
    availableSeats: 3,
    totalSeats: 8,
    checkedAt: '2026-11-20T09:00:00.000Z',
  });
});

test('a full departure is not available', async () => {
  const app = await openSeats();
  expect(await app.read(availabilityPath(full))).toMatchObject({
    available: false,
    availableSeats: 0,
  });
});

test('a group tour answers with its next departure that has a seat (B-159)', async () => {
  const app = await openSeats();
  expect(await app.read(availabilityPath('marsh-together'))).toMatchObject({ availableSeats: 3 });
});

test('a group tour whose departures are all full answers with the next of them', async () => {
  const app = await openSeats({ exampleBookings: [8] });
  expect(await app.read(availabilityPath('marsh-together'))).toMatchObject({
    available: false,
    availableSeats: 0,
    totalSeats: 8,
  });
});

test('seats booked meanwhile show at once', async () => {
  const app = await openSeats();
  await app.request(availabilityPath(january));
  await app.store.db
    .updateTable('departure_seats')
    .set({ booked_seats: 7 })
    .where('departure_id', '=', january)
    .execute();
  expect(await app.read(availabilityPath(january))).toMatchObject({ availableSeats: 1 });
});

test('a departure that has left or never was is not found', async () => {
  const app = await openSeats();
  for (const id of ['marsh-together-2026-11-06', 'marsh-together-2027-01-02', 'other-2027-01-01', 'marsh-together-']) {
    const response = await app.request(availabilityPath(id));
    expect(response.status, id).toBe(404);
  }
});

test('as many seats as are left can be asked for, and the words promise nothing', async () => {
  const app = await openSeats();
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
  const app = await openSeats();
  expect(await (await app.post(validatePath(january), {})).json()).toMatchObject({
    valid: true,
    message: '1 seat is free on this departure. Nothing is reserved until we confirm.',
  });
});

test('more seats than are left are refused with how many there are', async () => {
  const app = await openSeats();
  expect(await (await app.post(validatePath(january), { requestedSeats: 4 })).json()).toEqual({
    valid: false,
    availableSeats: 3,
    message: 'Only 3 seats are left on this departure.',
    canProceed: false,
  });
});

test('a last seat is spoken of in the singular', async () => {
  const app = await openSeats({ exampleBookings: [7] });
  expect(await (await app.post(validatePath(january), { requestedSeats: 2 })).json()).toMatchObject({
    message: 'Only 1 seat is left on this departure.',
  });
});

test('a full departure is refused, with its waiting list if it has one', async () => {
  const plain = await openSeats();
  expect(await (await plain.post(validatePath(full), {})).json()).toMatchObject({
    valid: false,
    canProceed: false,
    message: 'This departure is sold out.',
  });
  const waiting = await openSeats({ waitlist: true });
  expect(await (await waiting.post(validatePath(full), {})).json()).toMatchObject({
    message: 'This departure is full. You can join its waiting list.',
  });
});

test('checking seats reserves none (B-161)', async () => {
  const app = await openSeats();
  for (let time = 0; time < 5; time += 1) await app.post(validatePath(january), { requestedSeats: 3 });
  expect(await app.read(availabilityPath(january))).toMatchObject({ availableSeats: 3 });
});
