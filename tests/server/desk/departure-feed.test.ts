import ICAL from 'ical.js';
import { afterEach, expect, test } from 'vitest';
import { addDays } from '#contract/calendar/calendar.ts';
import { createDepartureFeed } from '#server/desk/departure-feed/departure-feed.ts';
import { addDepartureFeedDeskRoutes } from '#server/desk/departure-feed/departure-feed-desk-routes.ts';
import { openDepartureDesk } from '#tests/support/desk/departure-desk.ts';
import { asha, createTestDesk, deskUrl } from '#tests/support/desk/test-desk.ts';
import { testNow } from '#tests/support/test-app.ts';

/* The small catalogue's tour leaves each first Friday of a month with 8 seats, three days at $600. */

const december = 'marsh-together-2026-12-04';

async function openFeed() {
  const departures = await openDepartureDesk();
  const { store, backing } = departures;
  const clock = () => departures.time.now;
  const feed = createDepartureFeed({ ...backing, url: deskUrl });
  const lines: string[] = [];
  const desk = createTestDesk({
    store,
    clock,
    logged: (line) => lines.push(line),
    departureFeed: feed,
    addRoutes: (route) => addDepartureFeedDeskRoutes(route, { ...backing, feed }),
  });
  const cookie = await desk.signIn();
  const renew = async (): Promise<string> =>
    (await (await desk.request('POST', '/api/departure-feed/renew', { cookie })).json()).url;
  const read = (url: string, headers: Record<string, string> = {}) =>
    desk.request('GET', url.replace(deskUrl, ''), { headers });
  return { ...desk, departures, cookie, renew, read, lines };
}

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

test('a calendar reads every departure with its seats, without signing in (B-702)', async () => {
  const { departures, renew, read } = await openFeed();
  await departures.change(december, { sold: 3 });
  const hold = { seats: 2, until: new Date(testNow.getTime() + 3_600_000).toISOString(), forWhom: 'Ada' };
  await departures.request('POST', `/departures/${december}/holds`, hold);
  const answer = await read(await renew());
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const event = eventsOf(await answer.text()).find(({ uid }) => uid.includes(december));
  expect(event?.summary).toBe('3 sold, 2 held, 3 free: Marsh together');
  expect([String(event?.startDate), String(event?.endDate)]).toEqual(['2026-12-04', '2026-12-07']);
  expect(event?.description).toContain(`${deskUrl}/departures/${december}`);
});

test('a calendar is told its name, when to look again, that days are free and what is cancelled; its address names nothing (B-702)', async () => {
  const { departures, renew, read } = await openFeed();
  const url = await renew();
  const shown = async () => {
    const calendar = new ICAL.Component(ICAL.parse(await (await read(url)).text()));
    const events = calendar.getAllSubcomponents('vevent');
    return {
      calendar,
      events,
      of: events.find((event) => String(event.getFirstPropertyValue('uid')).includes(december)),
    };
  };
  const before = await shown();
  const saying = (name: string) => String(before.calendar.getFirstPropertyValue(name));
  for (const name of ['name', 'x-wr-calname']) expect(saying(name)).toBe('Umbrella Thorn Safaris: departures');
  for (const name of ['refresh-interval', 'x-published-ttl']) expect(saying(name)).toBe('PT15M');
  expect(before.calendar.toString()).not.toContain('key=');
  for (const event of before.events) expect(event.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  expect(before.of?.getFirstPropertyValue('status')).toBeNull();

  departures.time.now = new Date(testNow.getTime() + 60_000);
  await departures.cancel(december);
  const after = await shown();
  expect(after.of?.getFirstPropertyValue('status')).toBe('CANCELLED');
  for (const name of ['uid', 'dtstart'])
    expect(String(after.of?.getFirstPropertyValue(name))).toBe(String(before.of?.getFirstPropertyValue(name)));
  const rising = (name: string) => [before, after].map(({ of }) => String(of?.getFirstPropertyValue(name)));
  expect(rising('sequence')).toEqual(['1', '2']);
  expect(rising('dtstamp')).toEqual(['2026-11-20T09:00:00Z', '2026-11-20T09:01:00Z']);
  const others = ({ events }: typeof before) =>
    events.map((event) => String(event.getFirstPropertyValue('sequence'))).filter((sequence) => sequence === '1');
  expect(others(after)).toHaveLength(others(before).length - 1);
});

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each([
  ['UTC', 0],
  ['Africa/Nairobi', -180],
  ['America/Los_Angeles', 480],
])('an office and a calendar in %s have every departure on its own days', async (place, minutesBehind) => {
  process.env.TZ = place;
  expect(testNow.getTimezoneOffset()).toBe(minutesBehind);
  const { renew, read } = await openFeed();
  const events = eventsOf(await (await read(await renew())).text());
  expect(events.length).toBeGreaterThan(3);
  for (const { uid, startDate, endDate } of events) {
    const first = /\d{4}-\d\d-\d\d/.exec(uid)?.[0] ?? '';
    expect([startDate.isDate, String(startDate), String(endDate)]).toEqual([true, first, addDays(first, 3)]);
  }
});

test('a calendar that has it is told that nothing changed, and told what changed', async () => {
  const { departures, renew, read } = await openFeed();
  const url = await renew();
  const etag = (await read(url)).headers.get('etag') ?? '';
  departures.time.now = new Date(testNow.getTime() + 60_000);
  expect((await read(url, { 'if-none-match': etag })).status).toBe(304);
  await departures.change(december, { sold: 1 });
  expect((await read(url, { 'if-none-match': etag })).status).toBe(200);
});

test('a new address ends the one before, also under a clock that was put back', async () => {
  const { departures, renew, read } = await openFeed();
  const before = await renew();
  departures.time.now = new Date(testNow.getTime() - 3_600_000);
  const after = await renew();
  expect([(await read(before)).status, (await read(after)).status]).toEqual([404, 200]);
});

test('no key, a wrong one and one of another length are told what any unknown address is told', async () => {
  const { renew, read } = await openFeed();
  expect((await read(`${deskUrl}/calendar/departures.ics?key=`)).status).toBe(404);
  const url = await renew();
  const unknown = await (await read('/nowhere')).text();
  const wrong = [
    url.slice(0, -1),
    `${url}A`,
    url.replace(/=(.)/, (_, first) => (first === '-' ? '=A' : '=-')),
    url.replace(/\?.*/, ''),
    url.replace(/key=.*/, 'key=ä'),
  ];
  for (const address of wrong) {
    const answer = await read(address);
    expect([answer.status, await answer.text()]).toEqual([404, unknown]);
  }
});

test('the key stands in no line of the log and nowhere in the store', async () => {
  const { departures, renew, read, lines } = await openFeed();
  const url = await renew();
  const key = new URL(url).searchParams.get('key') ?? '';
  await read(url);
  await read(`${url}x`);
  expect(lines.join('\n')).toContain('/calendar/departures.ics');
  expect(lines.join('\n')).not.toContain(key.slice(0, 20));
  const changes = await departures.store.db.selectFrom('desk_changes').selectAll().execute();
  expect(JSON.stringify(changes)).not.toContain(key.slice(0, 20));
});

test('the desk shows the address once there is one, and who made it', async () => {
  const { request, cookie, renew } = await openFeed();
  const shown = async () => (await request('GET', '/api/departure-feed', { cookie })).json();
  expect(await shown()).toEqual({ url: null, madeAt: null, madeBy: null });
  const url = await renew();
  expect(await shown()).toMatchObject({ url, madeBy: asha.email });
});

test('who reads it too often is asked to wait', async () => {
  const { renew, read } = await openFeed();
  const url = await renew();
  const statuses = [];
  for (let count = 0; count < 61; count += 1) statuses.push((await read(url)).status);
  expect(statuses.at(0)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});
