import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import { formatInstant } from '#desk/platform/eat-time.ts';
import { Panel } from '#desk/shell/panel.tsx';

const kinds: Record<string, string> = {
  enquiry: 'To the office',
  receipt: 'Receipt',
  reply: 'Reply',
  proposal: 'Proposal',
  'proposal-reminder': 'Proposal, reminder',
  'proposal-held': 'Proposal, held',
  'proposal-held-office': 'Proposal held, to the office',
  'proposal-question': 'Question, to the office',
};

/** The mails about an enquiry, and how they fared. */
export function EnquiryMails({ mails }: { mails: DeskEnquiry['mails'] }) {
  if (mails.length === 0) return null;
  return (
    <Panel title="Mails">
      <ul className="grid gap-2">
        {mails.map((mail) => (
          <li key={mail.messageId}>
            <p>{kinds[mail.kind] ?? mail.kind}</p>
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
  const because = lastFailure === null ? '' : ` (${lastFailure})`;
  if (state === 'sent') return sentAt === null ? 'Sent' : `Sent on ${formatInstant(sentAt)}`;
  if (state === 'dead') return `Given up${because}`;
  return `Waiting${dueAt === null ? '' : ` until ${formatInstant(dueAt)}`}${because}`;
}
