import { count } from '#contract/words/count.ts';
import { formatDay } from '#contract/words/days.ts';

/** `4.2 MB`; less than a tenth is a tenth. */
export function megabytes(bytes: number): string {
  const amount = Math.max(bytes / 1_000_000, 0.1);
  return `${amount < 10 ? amount.toFixed(1) : Math.round(amount)} MB`;
}

/** `about 20 seconds`, `about 3 minutes`. */
export function aboutSeconds(seconds: number): string {
  if (seconds < 90) return `about ${count(Math.max(5, Math.ceil(seconds / 5) * 5), 'second')}`;
  return `about ${count(Math.round(seconds / 60), 'minute')}`;
}

/** The day of an instant, on the visitor's own calendar. */
export function dayOf(instant: number): string {
  const date = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  return formatDay(`${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`);
}
