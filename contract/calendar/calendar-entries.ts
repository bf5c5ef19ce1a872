import { addDays } from '#contract/calendar/calendar.ts';

interface CalendarEntryWords {
  /** The same for the same entry, whenever it is made: a calendar that has it already replaces it. */
  id: string;
  title: string;
  note?: string | undefined;
  where?: string | undefined;
  url?: string | undefined;
  /** Rises with each change; left out, with the time at which the file is made. */
  revision?: number;
  isCancelled?: boolean;
}

/** Whole days, `YYYY-MM-DD`, the first and the last included, which are those days wherever somebody is. */
export interface DayEntry extends CalendarEntryWords {
  days: { first: string; last: string };
}

/** From one instant to another. */
export interface TimedEntry extends CalendarEntryWords {
  at: { start: Date; end: Date };
}

/** What is put into a calendar. */
export type CalendarEntry = DayEntry | TimedEntry;

export interface CalendarSource {
  /** The operator's. */
  name: string;
  /** The host name of the operator's site, which no other calendar's entries have. */
  domain: string;
  /** When the file is made. */
  now: Date;
}

/** What a calendar file says, in the form in which `ts-ics` writes one. */
export function calendarOf(entries: readonly CalendarEntry[], { name, domain, now }: CalendarSource) {
  return {
    version: '2.0' as const,
    prodId: `-//${plain(name)}//Calendar//EN`,
    events: entries.map((entry) => ({
      uid: `${entry.id}@${domain}`,
      stamp: { date: now },
      ...spanOf(entry),
      summary: plain(entry.title),
      ...(entry.note && { description: plain(entry.note) }),
      ...(entry.where && { location: plain(entry.where) }),
      ...(entry.url && { url: entry.url }),
      // Programs keep what they have of the same entry unless this is higher; seconds would outgrow it in 2038.
      sequence: entry.revision ?? Math.floor(now.getTime() / 60_000),
      ...(entry.isCancelled && { status: 'CANCELLED' as const }),
    })),
  };
}

function spanOf(entry: CalendarEntry) {
  if ('at' in entry) return { start: { date: entry.at.start }, end: { date: entry.at.end } };
  // The end of whole days is the day after the last one.
  const { first, last } = entry.days;
  // A departure or a deadline is no appointment of whoever has it in their calendar.
  return { start: wholeDay(first), end: wholeDay(addDays(last, 1)), timeTransparent: 'TRANSPARENT' as const };
}

function wholeDay(day: string) {
  return { date: new Date(`${day}T00:00:00Z`), type: 'DATE' as const };
}

/** Without what no line of a calendar may hold. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

/** What a line may have, the space before a further one included (RFC 5545, 3.1). */
const mostOctets = 75;

/** The file with its lines folded after 75 octets: `ts-ics` counts characters, and some characters are several. */
export function foldByOctets(calendar: string): string {
  const lines = calendar.replace(/\r\n[ \t]/g, '').split(/\r\n/);
  return lines.map(foldLine).join('\r\n');
}

function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const length = octetsOf(character);
    if (octets + length > mostOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}

/** In UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
