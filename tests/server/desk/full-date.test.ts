import { expect, test } from 'vitest';
import { advanceWaitingList } from '#server/waiting-list/advance-waiting-list.ts';
import { confirmPlace, requestPlace } from '#server/waiting-list/waiting-places.ts';
import { type DepartureDesk, holdsOf, openDepartureDesk } from '#tests/support/desk/departure-desk.ts';
import { seatsContext } from '#tests/support/enquiries/enquiries.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';

/* The small catalogue's tour on its first day, 4 December, with 12 seats and a waiting list. */

const december = 'marsh-together-2026-12-04';

async function openDate(engine: Parameters<typeof openDepartureDesk>[0]): Promise<DepartureDesk> {
  const desk = await openDepartureDesk(engine, { waitlist: true });
  await desk.change(december, { capacity: 12 });
  return desk;
}

onEveryEngine((engine) => {
  test('a date of 12 seats: three parties, one of the waiting list, one gives back, the date is cancelled, and everybody is told once (B-872)', async () => {
    const desk = await openDate(engine);
    const post = (path: string, body?: unknown) => desk.request('POST', `/departures/${december}${path}`, body);
    const ask = (name: string, seats: number) =>
      desk.contact({
        name,
        email: `${name.toLowerCase()}@mail.example`,
        phone: '+254722000111',
        message: `${name}: no nuts please.`,
        context: { ...seatsContext(seats), departureId: december },
      });
    const until = new Date(desk.time.now.getTime() + 72 * 3_600_000).toISOString();
    const ada = { enquiry: await ask('Ada', 5), seats: 5, forWhom: 'Ada' };
    const ben = { enquiry: await ask('Ben', 4), seats: 4, forWhom: 'Ben' };
    const cleo = { enquiry: await ask('Cleo', 3), seats: 3, forWhom: 'Cleo' };
    const parties = [ada, ben, cleo];
    // Fifty presses at once for what three parties want.
    const presses = Array.from({ length: 51 }, (_, index) => post('/holds', { ...parties[index % 3], until }));
    await Promise.all(presses);
    const seen = async () => {
      const { departure, parties: all } = await desk.get(december);
      expect(departure.sold + departure.held).toBeLessThanOrEqual(12);
      return Object.fromEntries(all.map(({ name, standing, seats }) => [name, `${standing} ${seats}`]));
    };
    // Whoever was faster has them; from here on as they wanted them.
    for (const { id } of holdsOf(await desk.get(december))) await post(`/holds/${id}/release`);
    for (const party of parties) expect((await post('/holds', { ...party, until })).status).toBe(201);
    expect(await seen()).toEqual({ Ada: 'held 5', Ben: 'held 4', Cleo: 'held 3' });
    const kept = () => desk.get(december).then((detail) => holdsOf(detail).filter(({ state }) => state === 'live'));
    for (const { id } of await kept()) expect((await post(`/holds/${id}/sell`)).status).toBe(200);

    await waitInLine(desk, 'Dan', 4);
    expect(await seen()).toEqual({ Ada: 'sold 5', Ben: 'sold 4', Cleo: 'sold 3', Dan: 'waiting 4' });
    const ofBen = holdsOf(await desk.get(december)).find(({ forWhom, state }) => forWhom === 'Ben' && state === 'sold');
    await Promise.all(Array.from({ length: 10 }, () => post(`/holds/${ofBen?.id}/release`)));
    expect(await seen()).toEqual({ Ada: 'sold 5', Ben: 'ended 4', Cleo: 'sold 3', Dan: 'held 4' });

    const table = (words: string) => desk.read<{ csv: string }>(`/departures/${december}/table${words}`);
    // A number that begins with a plus is no formula.
    const { csv } = await table('');
    expect(
      csv
        .split('\r\n')
        .slice(1, 3)
        .toSorted((one, other) => one.localeCompare(other)),
    ).toEqual([`"Ada",5,,"'+254722000111","${ada.enquiry}"`, `"Cleo",3,,"'+254722000111","${cleo.enquiry}"`]);
    expect(csv).not.toMatch(/Ben|Dan|nuts/);
    expect((await table('?words=yes')).csv).toContain('"Ada: no nuts please."');

    await desk.mails();
    const { letter, parties: all } = await (await desk.cancel(december)).json();
    const to = all.map(({ id }: { id: string }) => id);
    await Promise.all(Array.from({ length: 5 }, () => post('/letters', { ...letter, to })));
    const mails = (await desk.mails()).map((mail) => mail.to.address);
    expect(mails.toSorted((one, other) => one.localeCompare(other))).toEqual([
      'ada@mail.example',
      'ben@mail.example',
      'cleo@mail.example',
      'dan@mail.example',
    ]);
    expect((await desk.get(december)).parties.map(({ told }) => told.length)).toEqual([1, 1, 1, 1]);
  });
});

/** As if Dan had confirmed that he waits. */
async function waitInLine({ store, time }: DepartureDesk, name: string, seats: number): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    await requestPlace(
      db,
      { departureId: december, name, email: `${name.toLowerCase()}@mail.example`, seats },
      time.now,
    );
    const { place_id: id } = await db.selectFrom('waiting_places').select('place_id').executeTakeFirstOrThrow();
    await confirmPlace(db, id, time.now);
    await advanceWaitingList(db, december, time.now);
  });
}
