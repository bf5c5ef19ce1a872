import { sendDeskProposal } from '#contract/desk/proposal-endpoints.ts';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import { formatUsd } from '#contract/words/money.ts';
import { isChangedMeanwhile } from '#desk/platform/desk-query-client.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { namedProblem } from '#desk/proposals/form/field-name.ts';
import { Warnings } from '#desk/proposals/price-panel.tsx';
import { MailText } from '#desk/proposals/read/mail-text.tsx';
import type { ProposalWork } from '#desk/proposals/typed/use-proposal-work.ts';
import { AskDialog, useAsking } from '#desk/shell/ask-dialog.tsx';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';

/** Sends the draft once one has seen its mail and what it comes to. */
export function SendProposal({ proposal, work }: { proposal: DeskProposal; work: ProposalWork }) {
  const { id, version, preview, mail, number, traveller, doubts: warnings } = proposal;
  const [question, openQuestion] = useAsking();
  const send = useChange(sendDeskProposal);
  const isReady = !work.isUnsaved && preview !== null && mail !== null && work.problems.size === 0;
  const hasNews = number === 0 || proposal.isChanged || work.isUnsaved;
  const ask = () => {
    send.reset();
    openQuestion();
    // What is typed goes along; why it could not be kept stands in the dialog.
    work.keep();
  };
  const press = () => {
    if (preview === null) return;
    send.mutate(
      { params: { id }, body: { total: preview.total }, version },
      {
        onSuccess: () => {
          question.onClose();
          notify({ type: 'success', title: `Sent to ${traveller}` });
        },
      },
    );
  };
  return (
    <>
      <Button size="small" isIdle={!hasNews} onClick={ask}>
        Send …
      </Button>
      <AskDialog title={`Send it to ${traveller}?`} {...question}>
        {isReady ? (
          <>
            <p className="text-lg">
              Total <strong className="figures">{formatUsd(preview.total)}</strong>
            </p>
            <Warnings warnings={warnings} />
            <MailText mail={mail} />
          </>
        ) : (
          <NotReady work={work} />
        )}
        {isChangedMeanwhile(send.error) ? (
          <p role="alert" className="font-semibold text-danger">
            Somebody else has changed it meanwhile. Please read it again.
          </p>
        ) : (
          <FormFailure error={send.error} />
        )}
        {/* A long mail is scrolled behind it. */}
        <div className="sticky -bottom-5 -mb-5 flex flex-wrap gap-2 bg-surface py-4 sm:-bottom-7 sm:-mb-7">
          {isReady && (
            <Button size="small" isIdle={send.isPending} onClick={press}>
              {send.isPending ? 'Sending …' : 'Send it'}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={question.onClose}>
            Not yet
          </Button>
        </div>
      </AskDialog>
    </>
  );
}

function NotReady({ work }: { work: ProposalWork }) {
  if (work.isSaving) return <p role="status">Saving what was typed …</p>;
  if (work.hasConflict) return <p>Somebody else has changed it. Please choose first what is to stand.</p>;
  if (work.problems.size === 0) return <FormFailure error={work.error ?? new Error('It could not be priced yet.')} />;
  return (
    <div>
      <p>Something is missing:</p>
      <ul className="mt-1 list-disc pl-5">
        {[...work.problems].map(([path, reason]) => (
          <li key={path}>{namedProblem(path, reason)}</li>
        ))}
      </ul>
    </div>
  );
}
