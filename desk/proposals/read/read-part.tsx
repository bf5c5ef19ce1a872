import type { DeskProposal } from '#contract/desk/proposals.ts';
import { isOver } from '#desk/proposals/proposal-words.ts';
import { MailText } from '#desk/proposals/read/mail-text.tsx';
import { OfferPreview } from '#desk/proposals/read/offer-preview.tsx';
import { Panel } from '#desk/shell/panel.tsx';

/** What was agreed to or sent last, where nothing is sent any more; else the draft as its page and its mail would say it. */
export function ReadPart({ proposal }: { proposal: DeskProposal }) {
  const { held, versions } = proposal;
  const isRead = isOver(proposal);
  const kept = versions.find(({ number }) => number === (held?.number ?? proposal.number))?.offer;
  const [offer, mail] = isRead ? [kept ?? null, null] : [proposal.preview, proposal.mail];
  return (
    <>
      <Panel title="As the traveller reads it">
        {offer === null ? (
          <p className="text-muted">{isRead ? 'It was never sent.' : 'It can be read once nothing is missing.'}</p>
        ) : (
          <OfferPreview offer={offer} />
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
