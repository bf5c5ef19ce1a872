import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import { formatMoment } from '#contract/words/days.ts';
import { kindNames } from '#desk/mails/mail-words.ts';
import { Panel } from '#desk/shell/panel.tsx';
import { nameOf } from '#platform/format.ts';

/** The mails about an enquiry, and how they fared. */
export function EnquiryMails({ mails }: { mails: DeskEnquiry['mails'] }) {
  if (mails.length === 0) return null;
  return (
    <Panel title="Mails">
      <ul className="grid gap-2">
        {mails.map((mail) => (
          <li key={mail.messageId}>
            <p>{nameOf(kindNames, mail.kind)}</p>
            <p className={`text-label ${mail.state === 'dead' ? 'font-semibold text-danger' : 'text-muted'}`}>
              {fareInWords(mail)}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function fareInWords({ state, sentAt, dueAt, lastFailure }: DeskEnquiry['mails'][number]): string {
  const because = lastFailure === null ? '' : `: ${lastFailure}`;
  if (state === 'sent') {
    const sent = sentAt === null ? 'Sent' : `Sent on ${formatMoment(sentAt)}`;
    return lastFailure === null ? sent : `${sent}; still being tried${because}`;
  }
  if (state === 'dead') return `${sentAt === null ? 'Given up' : 'Came back'}${because}`;
  return `Waiting${dueAt === null ? '' : ` until ${formatMoment(dueAt)}`}${because}`;
}
