import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import { formatMoment } from '#contract/words/days.ts';
import { useStaffName } from '#desk/session/use-staff-name.ts';

/** Replies to the traveller and notes of the office, as they came. */
export function Conversation({ enquiry: { replies, notes } }: { enquiry: DeskEnquiry }) {
  const nameOf = useStaffName();
  const said = [
    ...replies.map(({ channel, subject, ...reply }) => ({
      ...reply,
      title: channel === 'mail' ? `Mail: ${subject}` : 'WhatsApp',
      isNote: false,
    })),
    ...notes.map((note) => ({ ...note, title: 'Note', isNote: true })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  if (said.length === 0) return <p className="text-muted">Nothing yet.</p>;
  return (
    <ol className="grid gap-3">
      {said.map(({ title, text, by, at, isNote }) => (
        <li
          key={`${at} ${title} ${text}`}
          className={`rounded-card p-4 ${isNote ? 'border border-line-strong border-dashed' : 'bg-sand'}`}
        >
          <p className="font-semibold">{title}</p>
          <p className="text-label text-muted">
            {nameOf(by)}, {formatMoment(at)}
          </p>
          <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{text}</p>
        </li>
      ))}
    </ol>
  );
}
