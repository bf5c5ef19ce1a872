import type { DeskProposal } from '#contract/desk/proposals.ts';

/** The mail as it goes. */
export function MailText({ mail: { to, subject, text } }: { mail: NonNullable<DeskProposal['mail']> }) {
  return (
    <div className="rounded-card border border-line">
      <p className="border-line border-b px-4 py-2 wrap-anywhere">
        <span className="text-muted">To</span> {to}
        <br />
        <span className="text-muted">Subject</span> <strong>{subject}</strong>
      </p>
      <p className="whitespace-pre-wrap p-4 wrap-anywhere">{text}</p>
    </div>
  );
}
