interface EntryWords {
  id: string;
  title: string;
  note?: string;
  where?: string;
  url?: string;
}

/** Days are both included, `YYYY-MM-DD`. */
export type CalendarEntry = EntryWords &
  ({ days: { first: string; last: string } } | { at: { start: Date; end: Date } });

export function calendarText(entries: readonly CalendarEntry[]): string {
  return entries.map(({ title }) => title).join('\r\n');
}

/** Saves the entries as a calendar file of this name. */
export async function saveCalendar(name: string, entries: readonly CalendarEntry[]): Promise<void> {
  const url = URL.createObjectURL(new Blob([calendarText(entries)], { type: 'text/calendar' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
