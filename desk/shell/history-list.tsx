import type { DeskChange } from '#contract/desk/desk-change.ts';
import { formatDay, formatMoment } from '#contract/words/days.ts';

/** Who changed a record when, from what to what, newest first. */
export function HistoryList({ changes }: { changes: readonly DeskChange[] }) {
  if (changes.length === 0) return <p className="text-muted">Nothing has been changed yet.</p>;
  return (
    <ol className="grid gap-3">
      {changes.map((change) => (
        <li key={change.id} className="border-line border-l-2 pl-3">
          <p className="text-label text-muted">
            {formatMoment(change.at)} · {change.by ?? 'by itself'}
          </p>
          <p className="wrap-anywhere">
            <span className="font-semibold">{change.what.replaceAll('-', ' ')}</span>
            {changeText(change)}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** ` from open to closed`; of what has no value of its own before, `: seats 8, until 4 December 2026, 09:05`. */
function changeText({ before, after }: DeskChange): string {
  const [was, is] = [inWords(before), inWords(after)];
  if (was === '' && is !== '' && typeof after === 'object') return `: ${is}`;
  return `${was && ` from ${was}`}${is && ` to ${is}`}`;
}

/** `open`, `seats 8, price 1,200`; nothing for nothing. */
function inWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  if (typeof value === 'string') return inOurTime(value);
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, one]) => `${spaced(name)} ${inWords(one) || '—'}`)
    .join(', ');
}

/** Days and instants as the office's calendar and clock show them. */
function inOurTime(word: string): string {
  if (/^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/.test(word)) return formatMoment(word);
  return /^\d{4}-\d\d-\d\d$/.test(word) ? formatDay(word) : word;
}

/** `validUntil` as `valid until`. */
function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (character) => ` ${character.toLowerCase()}`);
}
