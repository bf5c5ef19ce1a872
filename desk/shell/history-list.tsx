import type { DeskChange } from '#contract/desk/desk-change.ts';
import { formatInstant } from '#desk/platform/eat-time.ts';

/** Who changed a record when, from what to what, newest first. */
export function HistoryList({ changes }: { changes: readonly DeskChange[] }) {
  if (changes.length === 0) return <p className="text-muted">Nothing has been changed yet.</p>;
  return (
    <ol className="grid gap-3">
      {changes.map((change) => (
        <li key={change.id} className="border-line border-l-2 pl-3">
          <p className="text-label text-muted">
            {formatInstant(change.at)} · {change.by ?? 'by itself'}
          </p>
          <p className="wrap-anywhere">
            <span className="font-semibold">{change.what}</span>
            {inWords(change.before) !== '' && <> from {inWords(change.before)}</>}
            {inWords(change.after) !== '' && <> to {inWords(change.after)}</>}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** `open`, `seats 8, price 1,200`; nothing for nothing. */
function inWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, one]) => `${name} ${inWords(one) || '—'}`)
    .join(', ');
}
