import { mostShortlisted } from '#contract/trip/shortlist.ts';
import { notify } from '#platform/notices/notify.ts';

/** What a heart says when there is no room for `name`. */
export function notifyFull(name: string): void {
  notify({
    type: 'warning',
    title: 'Your shortlist is full',
    message: `It holds ${mostShortlisted}. Take something off it to save ${name}.`,
  });
}

/** And when a note goes with what it lets go. */
export function offerBack(run: () => void): void {
  notify({ type: 'info', title: 'Taken off your shortlist, with your note', action: { label: 'Undo', run } });
}
