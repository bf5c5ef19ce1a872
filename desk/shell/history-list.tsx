import type { DeskChange } from '#contract/desk/desk-change.ts';
import { formatMoment } from '#contract/words/days.ts';
import { useStaffName } from '#desk/session/session.query.ts';
import { changeInWords } from '#desk/shell/history-words.ts';

/** Who did what to a record when, newest first. */
export function HistoryList({ changes }: { changes: readonly DeskChange[] }) {
  const nameOf = useStaffName();
  if (changes.length === 0) return <p className="text-muted">Nothing has been changed yet.</p>;
  return (
    <ol className="grid gap-3">
      {changes.map((change) => (
        <li key={change.id} className="border-line border-l-2 pl-3">
          <p className="text-label text-muted">{formatMoment(change.at)}</p>
          <p className="wrap-anywhere">{changeInWords(change, nameOf)}</p>
        </li>
      ))}
    </ol>
  );
}
