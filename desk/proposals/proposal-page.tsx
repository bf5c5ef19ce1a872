import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, lazyRouteComponent, useNavigate } from '@tanstack/react-router';
import * as React from 'react';
import { officeDay } from '#contract/calendar/calendar.ts';
import { withdrawDeskProposal } from '#contract/desk/proposal-endpoints.ts';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import { formatDay, formatMoment } from '#contract/words/days.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { AskedPanel } from '#desk/proposals/asked-panel.tsx';
import { beginReply, replyOf } from '#desk/proposals/begin-reply.ts';
import { BookingPanel } from '#desk/proposals/booking-panel.tsx';
import { ProposalForm } from '#desk/proposals/form/proposal-form.tsx';
import { PricePanel } from '#desk/proposals/price-panel.tsx';
import { proposalQuery } from '#desk/proposals/proposal.queries.ts';
import { endInWords, isOver, openedInWords, proposalStates } from '#desk/proposals/proposal-words.ts';
import { MailText } from '#desk/proposals/read/mail-text.tsx';
import { OfferPreview } from '#desk/proposals/read/offer-preview.tsx';
import { SendProposal } from '#desk/proposals/send-proposal.tsx';
import { EditConflict } from '#desk/proposals/typed/edit-conflict.tsx';
import { SaveFailure, SaveState } from '#desk/proposals/typed/save-state.tsx';
import { useProposalWork } from '#desk/proposals/typed/use-proposal-work.ts';
import { VersionList } from '#desk/proposals/version-list.tsx';
import { AskedButton } from '#desk/shell/ask-dialog.tsx';
import { type CountTab, CountTabs } from '#desk/shell/count-tabs.tsx';
import { HistoryList } from '#desk/shell/history-list.tsx';
import { PageHead } from '#desk/shell/page-head.tsx';
import { Panel } from '#desk/shell/panel.tsx';
import { StateBadge } from '#desk/shell/state-badge.tsx';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';
import { holdTyped } from '#ui/take-focus.ts';

const TravellerDetailsPanel = lazyRouteComponent(
  () => import('#desk/proposals/traveller-details-panel.tsx'),
  'TravellerDetailsPanel',
);

const route = getRouteApi('/_office/proposals/$id');

/** One proposal: what was asked, what is written, how it is read, and what became of it. */
export function ProposalPage() {
  const { id } = route.useParams();
  const { data: proposal } = useSuspenseQuery({ ...proposalQuery(id), refetchInterval: 30_000 });
  return <Proposal key={id} proposal={proposal} />;
}

function Proposal({ proposal }: { proposal: DeskProposal }) {
  const { part: chosen } = route.useSearch();
  const navigate = route.useNavigate();
  const work = useProposalWork(proposal);
  const { state, versions, preview, choices, booking } = proposal;
  const isRead = isOver(proposal);
  const part = isRead ? (chosen ?? 'read') : chosen;
  const isBooked = booking !== null;
  // What it comes to is in sight while one writes; what was agreed to is what one comes for.
  const beside = (
    <div
      className={`grid min-w-0 gap-5 xl:order-last xl:sticky xl:top-5 xl:max-h-[calc(100dvh-2.5rem)] xl:overflow-y-auto print:static print:max-h-none ${part === 'read' ? 'print:hidden' : ''}`}
    >
      <BookingPanel proposal={proposal} />
      {booking !== null && (
        <React.Suspense>
          <TravellerDetailsPanel proposal={proposal} booking={booking} />
        </React.Suspense>
      )}
      <QuestionList proposal={proposal} />
      {!isRead && (
        <PricePanel
          proposal={proposal}
          work={work}
          isFormShown={part === undefined}
          onShowForm={() => navigate({ search: (before) => ({ ...before, part: undefined }) })}
        />
      )}
      <Panel title="History">
        <HistoryList changes={proposal.history} />
      </Panel>
    </div>
  );
  return (
    <>
      <PageHead
        list={isBooked ? { to: '/bookings', name: 'Bookings' } : { to: '/proposals', name: 'Proposals' }}
        title={proposal.traveller}
        note={headWords(proposal)}
      >
        {!isBooked && (
          <span className="self-center">
            <StateBadge of={proposalStates[state]} />
          </span>
        )}
        <div className="flex flex-wrap gap-2 print:hidden">
          {!isRead && <SaveState proposal={proposal} work={work} />}
          {!isRead && <WithdrawProposal proposal={proposal} />}
          {!isRead && <SendProposal proposal={proposal} work={work} />}
        </div>
      </PageHead>
      {work.hasConflict && <EditConflict proposal={proposal} work={work} />}
      <SaveFailure work={work} />
      {isRead && <p className="mb-5 font-semibold">{proposal.faults.state}</p>}
      <div className="mb-5 print:hidden">
        <CountTabs label="Parts" name="part" chosen={part} tabs={tabs(versions.length, isRead)} />
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_23rem]">
        {isBooked && beside}
        <div className="grid min-w-0 gap-5">
          {part === undefined && (
            <>
              <AskedPanel proposal={proposal} value={work.value} />
              <ProposalForm
                value={work.value}
                choices={choices}
                change={work.change}
                errorOf={(path) => work.problems.get(path)}
                days={preview?.days ?? []}
              />
            </>
          )}
          {part === 'read' && <ReadPart proposal={proposal} />}
          {part === 'versions' && <VersionList proposal={proposal} />}
        </div>
        {!isBooked && beside}
      </div>
    </>
  );
}

function tabs(versions: number, isRead: boolean): readonly CountTab[] {
  return [
    ...(isRead ? [] : [{ value: undefined, label: 'Write', count: null }]),
    { value: 'read', label: 'As it is read', count: null },
    { value: 'versions', label: 'Versions', count: versions },
  ];
}

function headWords(proposal: DeskProposal): string {
  const end = endInWords(proposal, officeDay(new Date()));
  return [
    proposal.tour,
    proposal.reference,
    openedInWords(proposal, Date.now()),
    proposal.booking === null && `valid until ${formatDay(proposal.validUntil)}${end === undefined ? '' : `, ${end}`}`,
  ]
    .filter((part) => typeof part === 'string')
    .join(' · ');
}

/** What the traveller asked about it, newest first; each is answered on the page of the enquiry. */
function QuestionList({ proposal }: { proposal: DeskProposal }) {
  const { reference, tour, questions } = proposal;
  const navigate = useNavigate();
  if (questions.length === 0) return null;
  const answer = (question: string) => {
    const quoted = question.split('\n').map((line) => `> ${line}`);
    beginReply(reference, { subject: `Your question about ${tour}`, text: `${quoted.join('\n')}\n\n` });
    holdTyped(navigate(replyOf(reference)));
  };
  return (
    <Panel title="Questions">
      <ol className="grid gap-3">
        {questions.toReversed().map(({ number, text, at }) => (
          <li key={`${at} ${text}`} className="border-line border-t pt-3 first:border-0 first:pt-0">
            <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
            <p className="text-label text-muted">
              {formatMoment(at)}, about version {number}
            </p>
            <Button variant="quiet" size="small" className="mt-2" onClick={() => answer(text)}>
              Answer
            </Button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** What was agreed to or sent last, where nothing is sent any more; else the draft as its page and its mail would say it. */
function ReadPart({ proposal }: { proposal: DeskProposal }) {
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

/** Takes a proposal back, for good. */
function WithdrawProposal({ proposal: { id, version, number, traveller } }: { proposal: DeskProposal }) {
  const withdraw = useChange(withdrawDeskProposal);
  const press = async () => {
    await withdraw.mutateAsync({ params: { id }, body: {}, version });
    notify({ type: 'success', title: 'It is withdrawn' });
  };
  return (
    <AskedButton
      label="Withdraw"
      variant="quiet"
      title="Withdraw this proposal?"
      yes={['Withdraw it', 'Withdrawing …']}
      no="Keep it"
      onYes={press}
      change={withdraw}
    >
      <p>
        {number === 0
          ? 'It was never sent. It stays here to be read, and cannot be sent any more.'
          : `Its links will say that it was withdrawn. ${traveller} is not written to by itself.`}
      </p>
    </AskedButton>
  );
}
