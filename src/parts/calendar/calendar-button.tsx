import { notifyNoNetwork } from '#platform/api/network-notice.ts';

interface CalendarButtonProps {
  /** Tells it from others of the page. */
  label?: string;
  /** Fetches what it takes, once it is pressed. */
  save: () => Promise<void>;
}

/** Saves a date as a file that every calendar opens. */
export function CalendarButton({ label, save }: CalendarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => save().catch(notifyNoNetwork)}
      className="-my-2.5 min-h-11 text-label underline decoration-line-strong underline-offset-4 hover:decoration-ink print:hidden"
    >
      Add to calendar
    </button>
  );
}
