import type { CalendarEntry } from '#contract/calendar/calendar-entries.ts';
import { saveFile } from '#platform/browser/save-file.ts';

export type { CalendarEntry };

/**
 * Has the browser save the entries as `name.ics`. The code for it is fetched now.
 *
 * @throws what fetching the code throws, as without a network.
 */
export async function saveCalendar(name: string, entries: readonly CalendarEntry[]): Promise<void> {
  const { calendarText } = await import('#platform/calendar/calendar-text.ts');
  saveFile(`${name}.ics`, calendarText(entries), 'text/calendar;charset=utf-8');
}
