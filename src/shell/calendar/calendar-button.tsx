import { CalendarPlus } from 'lucide-react';
import type { CalendarEntry } from '#contract/calendar-entries.ts';
import { networkNotice } from '#platform/api/network-notice.ts';
import { notify } from '#platform/notices/notify.ts';

interface CalendarButtonProps {
  /** Tells it from others of the page. */
  label?: string;
  /** The file's name, without its ending. */
  name: string;
  /** Fetches what it takes, once it is pressed. */
  entries: () => Promise<readonly CalendarEntry[]>;
  className?: string;
}

/** Saves a date as a file that every calendar opens. */
export function CalendarButton({ label, name, entries, className = '' }: CalendarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => save(name, entries)}
      className={`inline-flex min-h-11 items-center gap-2 text-label underline decoration-line-strong underline-offset-4 hover:decoration-ink print:hidden ${className}`}
    >
      <CalendarPlus aria-hidden="true" size={16} strokeWidth={1.75} />
      Add to calendar
    </button>
  );
}

async function save(name: string, entries: CalendarButtonProps['entries']): Promise<void> {
  try {
    const { saveCalendar } = await import('#platform/calendar/calendar-file.ts');
    await saveCalendar(name, await entries());
  } catch {
    notify({ id: 'calendar', type: 'error', title: networkNotice.title, message: networkNotice.message });
  }
}
