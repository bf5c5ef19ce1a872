import { createHash } from 'node:crypto';
import { generateIcsCalendar, generateIcsText } from 'ts-ics';
import { addMonths, officeDay } from '#contract/calendar/calendar.ts';
import { type CalendarEntry, calendarOf, foldByOctets } from '#contract/calendar/calendar-entries.ts';
import type { DeskDeparture } from '#contract/desk/departures.ts';
import { formatUsd } from '#contract/words/money.ts';
import type { CurrentCatalogue } from '#server/content/catalogue/catalogue.ts';
import { feedKey, isFeedKey, lastAddress } from '#server/desk/departure-feed/feed-address.ts';
import type { DepartureBoard } from '#server/group-tours/departure-board.ts';
import { createDepartureRegister } from '#server/group-tours/departure-register.ts';
import type { Secret } from '#server/secret/secret.ts';
import type { Operator } from '#server/settings/operator.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import { countLines } from '#server/waiting-list/waiting-places.ts';

export const feedPath = '/calendar/departures.ics';

export interface DepartureFeed {
  /** Where calendars find it, who made that address and when. Throws StoreUnavailable. */
  address(): Promise<{ url: string | null; madeAt: string | null; madeBy: string | null }>;
  /** The calendar as it is now; undefined for whoever does not have the key. Throws StoreUnavailable. */
  read(key: string, now: Date): Promise<{ text: string; etag: string } | undefined>;
}

export interface DepartureFeedOptions {
  store: Store;
  catalogue: CurrentCatalogue;
  board: DepartureBoard;
  secret: Secret;
  operator: Operator;
  /** Where the desk is. */
  url: string;
}

/** A duration of calendars: a quarter of an hour. */
const refreshInterval = 'PT15M';

/** How long a calendar keeps what has left, in months. */
const monthsBack = 12;

/** All departures with their seats, for the calendars of the office, at an address that only its key opens. */
export function createDepartureFeed(options: DepartureFeedOptions): DepartureFeed {
  const { store, secret, operator, url } = options;
  const register = createDepartureRegister({ ...options, countLines });
  const domain = new URL(operator.siteUrl).hostname;
  const head = feedHead(`${operator.name}: departures`);

  return {
    async address() {
      const made = await askStore(store, lastAddress);
      if (made === undefined) return { url: null, madeAt: null, madeBy: null };
      return { url: `${url}${feedPath}?key=${feedKey(secret, made)}`, madeAt: made.at, madeBy: made.by };
    },
    async read(key, now) {
      const made = await askStore(store, lastAddress);
      if (made === undefined || !isFeedKey(secret, made, key)) return undefined;
      const from = addMonths(officeDay(now), -monthsBack);
      const all = { from, state: [], page: 1, limit: Number.MAX_SAFE_INTEGER };
      const { departures } = await register.list(all, now);
      const entries = departures.map((departure) => departureEntry(departure, url));
      const calendar = generateIcsCalendar(calendarOf(entries, { name: operator.name, domain, now }));
      const text = foldByOctets(calendar.replace('PRODID:', () => `${head}PRODID:`));
      // Not of the text, which says when it was made.
      const etag = `"${createHash('sha256').update(JSON.stringify(entries)).digest('base64url').slice(0, 22)}"`;
      return { text, etag };
    },
  };
}

/** In the words of RFC 7986 and in those that programs knew before. Without a name, some show the address, which is secret. */
function feedHead(name: string): string {
  const names = ['NAME', 'X-WR-CALNAME'].map((property) => generateIcsText(property, name));
  return `${names.join('')}REFRESH-INTERVAL;VALUE=DURATION:${refreshInterval}\r\nX-PUBLISHED-TTL:${refreshInterval}\r\n`;
}

/** A departure as it stands in the office's calendars: its seats first, since titles are cut. */
function departureEntry(departure: DeskDeparture, deskUrl: string): CalendarEntry {
  const { id, tourName, startDate, endDate, state, sold, held, free, capacity, waiting, minToRun, guaranteed, price } =
    departure;
  const url = `${deskUrl}/departures/${id}`;
  const seats = `${sold} sold, ${held} held, ${free} free`;
  const isOff = state === 'cancelled';
  return {
    id: `departure-${id}`,
    title: isOff ? `Cancelled: ${tourName}` : `${seats}: ${tourName}`,
    days: { first: startDate, last: endDate },
    note: [
      `${seats} of ${capacity}.`,
      waiting > 0 && `${waiting} in line.`,
      state === 'closed' && 'Closed: no seats are offered.',
      !isOff && (guaranteed ? 'Sure to run.' : `Runs from ${minToRun} travellers.`),
      `${formatUsd(price)} for each of two who share.`,
      '',
      url,
    ]
      .filter((line) => line !== false)
      .join('\n'),
    url,
    revision: departure.version,
    isCancelled: isOff,
  };
}
