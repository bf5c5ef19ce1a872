import ICAL from 'ical.js';
import { afterEach, describe, expect, test } from 'vitest';
import { proposalEntries } from '#features/proposals/proposal-calendar.ts';
import { calendarText } from '#platform/calendar/calendar-text.ts';
import { tripEntries } from '#platform/calendar/trip-entries.ts';
import { sampleOffer } from '#tests/support/proposals/sample-proposal.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const now = new Date('2026-11-27T21:30:00Z');
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

const datedTrip = {
  id: 't',
  tour: {
    name: 'Marsh together',
    cancellation: [
      { daysBefore: 0, chargePercent: 100 },
      { daysBefore: 60, chargePercent: 30 },
      { daysBefore: 30, chargePercent: 50 },
    ],
  },
  days: ['To the marsh', 'Back'],
  path: '/tour/marsh',
  first: '2027-03-31',
  last: '2027-04-01',
  where: 'Nairobi',
  today: '2026-11-27',
};

const zones: [place: string, minutesBehind: number][] = [
  ['UTC', 0],
  ['Africa/Nairobi', -180],
  ['America/Los_Angeles', 480],
];

describe.each(zones)('somebody in %s', (place, minutesBehind) => {
  test('reads a trip on its own days, with the day after the last as its end (B-700)', () => {
    process.env.TZ = place;
    expect(now.getTimezoneOffset()).toBe(minutesBehind);
    const [trip] = eventsOf(
      calendarText([{ id: 'a', title: 'A', days: { first: '2027-02-26', last: '2027-03-01' } }], now),
    );
    expect([trip?.startDate.isDate, String(trip?.startDate), String(trip?.endDate)]).toEqual([
      true,
      '2027-02-26',
      '2027-03-02',
    ]);
  });

  test('reads a time as the instant it is', () => {
    process.env.TZ = place;
    expect(now.getTimezoneOffset()).toBe(minutesBehind);
    const at = { start: new Date('2027-03-01T06:45:00+03:00'), end: new Date('2027-03-01T07:45:00+03:00') };
    const [call] = eventsOf(calendarText([{ id: 'a', title: 'A', at }], now));
    expect([call?.startDate.toJSDate(), call?.endDate.toJSDate()]).toEqual([at.start, at.end]);
    expect(calendarText([{ id: 'a', title: 'A', at }], now)).toContain('DTSTART:20270301T034500Z\r\n');
  });
});

test('words of any letters come back as they were, in lines of 75 octets at most (B-700)', () => {
  const note = `Commas, semicolons; a \\ and "quotes"\nZürich → Nairobi 🐘${'ä🐘,'.repeat(200)}\n${'x'.repeat(200)}`;
  const text = calendarText(
    [{ id: 'a', title: note.slice(0, 90), note, where: note, days: { first: '2027-01-01', last: '2027-01-01' } }],
    now,
  );
  const [event] = eventsOf(text);
  expect([event?.summary, event?.description, event?.location]).toEqual([note.slice(0, 90), note, note]);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('what no line may hold is left out, and ends of lines of any kind are ends of lines', () => {
  const [event] = eventsOf(
    calendarText(
      [
        {
          id: 'a',
          title: 'A\u0000B\u001b',
          note: 'one\r\ntwo\rEND:VEVENT',
          days: { first: '2027-01-01', last: '2027-01-01' },
        },
      ],
      now,
    ),
  );
  expect([event?.summary, event?.description]).toEqual(['AB', 'one\ntwo\nEND:VEVENT']);
});

test('the same entry has the same name in every file, of the operator’s own domain', () => {
  const entry = { id: 'marsh-2027-01-01', title: 'A', days: { first: '2027-01-01', last: '2027-01-03' } };
  const uids = [now, new Date('2027-05-05')].map((made) => eventsOf(calendarText([entry], made))[0]?.uid);
  expect(uids).toEqual(['marsh-2027-01-01@localhost', 'marsh-2027-01-01@localhost']);
});

test('a day blocks nobody’s time, and a file that was saved later takes the place of the one before', () => {
  const entries = [...proposalEntries(sampleOffer, '2026-11-28'), ...tripEntries(datedTrip)];
  const [first, later] = [now, new Date(now.getTime() + 60_000)].map((made) => eventsOf(calendarText(entries, made)));
  expect(first).toHaveLength(entries.length);
  for (const [place, event] of (first ?? []).entries()) {
    expect(event.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(later?.[place]?.uid).toBe(event.uid);
    expect(later?.[place]?.sequence).toBeGreaterThan(event.sequence);
  }
});

describe('a trip with a date', () => {
  const entriesOn = (today: string) => tripEntries({ ...datedTrip, today });

  test('is one entry with the titles of its days, and the last days of each lower charge (B-701)', () => {
    const [trip, ...deadlines] = entriesOn('2026-11-27');
    expect(trip?.note).toMatch(/^Day 1: To the marsh\nDay 2: Back\n\nhttp:.*\/tour\/marsh$/);
    expect(deadlines).toMatchObject([
      { title: 'Last day before cancelling costs 50 %: Marsh together', days: { first: '2027-01-30' } },
      { title: 'Last day before cancelling costs 100 %: Marsh together', days: { first: '2027-03-01' } },
    ]);
  });

  test('has no deadline that is past (B-701)', () => {
    expect(entriesOn('2027-01-31')).toHaveLength(2);
    expect(entriesOn('2027-03-02')).toHaveLength(1);
  });
});
