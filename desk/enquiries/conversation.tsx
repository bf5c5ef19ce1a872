import type { ReactNode } from 'react';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import { count } from '#contract/words/count.ts';
import { formatMoment } from '#contract/words/days.ts';
import { departureWords } from '#contract/words/trip-words.ts';
import { holdEnds } from '#desk/departures/departure-words.tsx';
import { formatBytes } from '#desk/platform/format-bytes.ts';
import { useStaffName } from '#desk/session/session.query.ts';
import { changeInWords } from '#desk/shell/history-words.ts';

const replyTitles = { whatsapp: 'WhatsApp', call: 'Call' };

/** Of the history what stands here with its own words, or is the office's own; all else is told in one line each. */
const elsewhere = new Set([
  'reply',
  'answer',
  'absence-note',
  'note',
  'proposal-question',
  'owner',
  'tags',
  'remind-on',
  'nothing-to-answer',
  'details-read',
  'details-exported',
]);

/** All that happened between the traveller and the office, as it came. */
export function Conversation({ enquiry }: { enquiry: DeskEnquiry }) {
  const { replies, answers, notes, questions, holds, places, history, details, receivedAt } = enquiry;
  const nameOf = useStaffName();
  const { name, email } = details.traveller;
  const line = (key: string, title: string, at: string): ConversationEntry => ({
    key,
    title,
    at,
    who: '',
    text: '',
    className: 'px-4 text-label text-muted',
  });
  const entries: ConversationEntry[] = [
    line('asked', `${name} asked`, receivedAt),
    ...questions.map(({ id, number, text, at }) => ({
      key: id,
      title: `Question about version ${number} of the proposal`,
      who: name,
      at,
      text,
      className: 'border border-line-strong border-l-4 p-4',
    })),
    ...replies.map(({ channel, subject, by, ...reply }) => ({
      ...reply,
      key: `${reply.at} ${reply.text}`,
      title: channel === 'mail' ? `Mail: ${subject}` : replyTitles[channel],
      who: nameOf(by),
      className: 'bg-sand p-4',
    })),
    ...answers.map(({ id, kind, subject, from, at, text, ...answer }) => ({
      key: id,
      title: kind === 'answer' ? `Answer: ${subject}` : `Absence note: ${subject}`,
      who: from.toLowerCase() === email.toLowerCase() ? name : from,
      at,
      text,
      className: kind === 'answer' ? 'border border-line-strong border-l-4 p-4' : 'border border-line p-4 text-muted',
      below: <BelowAnswer answer={answer} />,
    })),
    ...notes.map(({ by, ...note }) => ({
      ...note,
      key: `${note.at} ${note.text}`,
      title: 'Note',
      who: nameOf(by),
      className: 'border border-line-strong border-dashed p-4',
    })),
    ...history
      .filter(({ what }) => !elsewhere.has(what))
      .map((one) => line(one.id, changeInWords(one, nameOf), one.at)),
    ...holds.map(({ id, departure, seats, state, until, at }) =>
      line(
        id,
        `${count(seats, 'seat')} held, ${departureWords(departure)}: ${state === 'live' ? `until ${formatMoment(until)}` : holdEnds[state]}`,
        at,
      ),
    ),
    ...places.map(({ id, departure, seats, since }) =>
      line(id, `${name} waits for ${count(seats, 'seat')}, ${departureWords(departure)}`, since),
    ),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <ol className="grid gap-3">
      {entries.map(({ key, title, who, text, at, className, below }) => (
        <li key={key} className={`rounded-card ${className}`}>
          <p className="font-semibold wrap-anywhere">{title}</p>
          <p className="text-label text-muted wrap-anywhere">
            {who !== '' && (
              <>
                <bdi>{who}</bdi>,{' '}
              </>
            )}
            {formatMoment(at)}
          </p>
          {text !== '' && (
            <p dir="auto" className="mt-2 whitespace-pre-wrap wrap-anywhere">
              {text}
            </p>
          )}
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
