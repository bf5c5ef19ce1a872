import type { DeskProposal } from '#contract/desk/proposals.ts';
import { MailText } from '#desk/proposals/read/mail-text.tsx';
import { OfferPreview } from '#desk/proposals/read/offer-preview.tsx';
import { Panel } from '#desk/shell/panel.tsx';

/** The draft as its page and its mail would say it. */
export function ReadPart({ proposal: { preview, mail } }: { proposal: DeskProposal }) {
  return (
    <>
      <Panel title="As the traveller reads it">
        {preview === null ? (
          <p className="text-muted">It can be read once nothing is missing.</p>
        ) : (
          <OfferPreview offer={preview} />
        )}
      </Panel>
      {mail !== null && (
        <Panel title="The mail">
          <MailText mail={mail} />
        </Panel>
      )}
    </>
  );
}
