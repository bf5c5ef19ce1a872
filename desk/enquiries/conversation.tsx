import type { ReactNode } from 'react';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import { count } from '#contract/words/count.ts';
import { formatMoment } from '#contract/words/days.ts';
import { formatBytes } from '#desk/platform/format-bytes.ts';
import { useStaffName } from '#desk/session/session.query.ts';

/** Replies to the traveller, what they answered, and notes of the office, as they came. */
export function Conversation({ enquiry: { replies, answers, notes, details } }: { enquiry: DeskEnquiry }) {
  const nameOf = useStaffName();
  const { name, email } = details.traveller;
  const entries: ConversationEntry[] = [
    ...replies.map(({ channel, subject, by, ...reply }) => ({
      ...reply,
      key: `${reply.at} ${reply.text}`,
      title: channel === 'mail' ? `Mail: ${subject}` : 'WhatsApp',
      who: nameOf(by),
      className: 'bg-sand',
    })),
    ...answers.map(({ id, kind, subject, from, at, text, ...answer }) => ({
      key: id,
      title: kind === 'answer' ? `Answer: ${subject}` : `Absence note: ${subject}`,
      who: from.toLowerCase() === email.toLowerCase() ? name : from,
      at,
      text,
      className: kind === 'answer' ? 'border border-line-strong border-l-4' : 'border border-line text-muted',
      below: <BelowAnswer answer={answer} />,
    })),
    ...notes.map(({ by, ...note }) => ({
      ...note,
      key: `${note.at} ${note.text}`,
      title: 'Note',
      who: nameOf(by),
      className: 'border border-line-strong border-dashed',
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  if (entries.length === 0) return <p className="text-muted">Nothing yet.</p>;
  return (
    <ol className="grid gap-3">
      {entries.map(({ key, title, who, text, at, className, below }) => (
        <li key={key} className={`rounded-card p-4 ${className}`}>
          <p className="font-semibold wrap-anywhere">{title}</p>
          <p className="text-label text-muted wrap-anywhere">
            {who}, {formatMoment(at)}
          </p>
          {text !== '' && <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{text}</p>}
          {below}
        </li>
      ))}
    </ol>
  );
}

interface ConversationEntry {
  key: string;
  title: string;
  who: string;
  at: string;
  text: string;
  className: string;
  below?: ReactNode;
}

/** What of an answer is not its own words, or is not here. */
function BelowAnswer({
  answer: { quoted, cut, attachments, isHeadOnly },
}: {
  answer: Pick<DeskEnquiry['answers'][number], 'quoted' | 'cut' | 'attachments' | 'isHeadOnly'>;
}) {
  return (
    <div className="mt-2 grid gap-2 text-label text-muted">
      {isHeadOnly && <p>Its text could not be read. Look for it in the mailbox.</p>}
      {cut > 0 && <p>{count(cut, 'letter')} more are in the mailbox.</p>}
      {attachments.length > 0 && (
        <p className="wrap-anywhere">
          In the mailbox: {attachments.map(({ name, bytes }) => `${name} (${formatBytes(bytes)})`).join(', ')}
        </p>
      )}
      {quoted !== '' && (
        <details>
          <summary>What it quotes</summary>
          <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{quoted}</p>
        </details>
      )}
    </div>
  );
}
