import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { officeDay } from '#contract/calendar/calendar.ts';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import { formatDay, formatMoment } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { AskedPanel } from '#desk/proposals/asked-panel.tsx';
import { ProposalForm } from '#desk/proposals/form/proposal-form.tsx';
import { PricePanel } from '#desk/proposals/price-panel.tsx';
import { proposalQuery } from '#desk/proposals/proposal.queries.ts';
import { endInWords, openedInWords, proposalStateNames, proposalStateTones } from '#desk/proposals/proposal-words.ts';
import { ReadPart } from '#desk/proposals/read/read-part.tsx';
import { SendProposal } from '#desk/proposals/send-proposal.tsx';
import { EditConflict } from '#desk/proposals/typed/edit-conflict.tsx';
import { SaveFailure, SaveState } from '#desk/proposals/typed/save-state.tsx';
import { useProposalWork } from '#desk/proposals/typed/use-proposal-work.ts';
import { VersionList } from '#desk/proposals/version-list.tsx';
import { WithdrawProposal } from '#desk/proposals/withdraw-proposal.tsx';
import { type CountTab, CountTabs } from '#desk/shell/count-tabs.tsx';
import { HistoryList } from '#desk/shell/history-list.tsx';
import { PageHead } from '#desk/shell/page-head.tsx';
import { Facts, Panel } from '#desk/shell/panel.tsx';
import { readDraft, writeDraft } from '#platform/forms/form-draft.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { holdTyped } from '#ui/take-focus.ts';

const route = getRouteApi('/_office/proposals/$id');

/** One proposal: what was asked, what is written, how it is read, and what became of it. */
export function ProposalPage() {
  const { id } = route.useParams();
  const { data: proposal } = useSuspenseQuery({ ...proposalQuery(id), refetchInterval: 30_000 });
  return <Proposal key={id} proposal={proposal} />;
}

function Proposal({ proposal }: { proposal: DeskProposal }) {
  const { part } = route.useSearch();
  const navigate = route.useNavigate();
  const work = useProposalWork(proposal);
  const { state, versions, preview, choices } = proposal;
  // What was agreed to or taken back is not written on any more: another one is made.
  const isOver = state === 'withdrawn' || state === 'held';
  return (
    <>
      <PageHead list={{ to: '/proposals', name: 'Proposals' }} title={proposal.traveller} note={headWords(proposal)}>
        <span className="self-center">
          <Badge tone={proposalStateTones[state]}>{proposalStateNames[state]}</Badge>
        </span>
        <div className="flex flex-wrap gap-2 print:hidden">
          {!isOver && <SaveState proposal={proposal} work={work} />}
          {state !== 'withdrawn' && <WithdrawProposal proposal={proposal} />}
          {!isOver && <SendProposal proposal={proposal} work={work} />}
        </div>
      </PageHead>
      {work.hasConflict && <EditConflict proposal={proposal} work={work} />}
      <SaveFailure work={work} />
      <div className="mb-5 print:hidden">
        <CountTabs label="Parts" name="part" chosen={part} tabs={tabs(versions.length)} />
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_23rem]">
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
                isDisabled={isOver}
              />
            </>
          )}
          {part === 'read' && <ReadPart proposal={proposal} />}
          {part === 'versions' && <VersionList proposal={proposal} />}
        </div>
        {/* What it comes to is in sight while one writes. */}
        <div
          className={`grid min-w-0 gap-5 xl:sticky xl:top-5 xl:max-h-[calc(100dvh-2.5rem)] xl:overflow-y-auto print:static print:max-h-none ${part === 'read' ? 'print:hidden' : ''}`}
        >
          <HeldPanel proposal={proposal} />
          <QuestionList proposal={proposal} />
          <PricePanel
            proposal={proposal}
            work={work}
            isFormShown={part === undefined}
            onShowForm={() => navigate({ search: (before) => ({ ...before, part: undefined }) })}
          />
          <Panel title="History">
            <HistoryList changes={proposal.history} />
          </Panel>
        </div>
      </div>
    </>
  );
}

function tabs(versions: number): readonly CountTab[] {
  return [
    { value: undefined, label: 'Write', count: null },
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
    `valid until ${formatDay(proposal.validUntil)}${end === undefined ? '' : `, ${end}`}`,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}

/** What the traveller agreed to, and the seats that are kept for it. */
function HeldPanel({ proposal: { held, versions } }: { proposal: DeskProposal }) {
  if (held === null) return null;
  const departure = versions.find(({ number }) => number === held.number)?.offer.departure;
  return (
    <Panel title="Held">
      <Facts
        facts={[
          { label: 'By', value: held.name },
          { label: 'When', value: formatMoment(held.at) },
          { label: 'Agreed to', value: `Version ${held.number}, ${formatUsd(held.total)}` },
          held.seatsUntil !== null && { label: 'Seats until', value: formatMoment(held.seatsUntil) },
          departure !== undefined &&
            departure !== null && {
              label: 'Departure',
              value: (
                <Link
                  to="/departures/$departureId"
                  params={{ departureId: departure.id }}
                  className="underline underline-offset-4"
                >
                  Its seats and holds
                </Link>
              ),
            },
        ]}
      />
    </Panel>
  );
}

/** What the traveller asked about it, newest first; each is answered on the page of the enquiry. */
function QuestionList({ proposal }: { proposal: DeskProposal }) {
  const { reference, tour, questions } = proposal;
  const navigate = useNavigate();
  if (questions.length === 0) return null;
  const answer = (question: string) => {
    beginReply(reference, tour, question);
    holdTyped(navigate({ to: '/enquiries/$reference', params: { reference }, hash: 'reply-text' }));
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

const nothing = { channel: 'mail', subject: '', text: '', replyId: '' };

/** Begins the reply of the enquiry with the question, unless one is begun already. */
function beginReply(reference: string, tour: string, question: string): void {
  const form = `desk-reply-${reference}`;
  const begun = readDraft(form, nothing);
  if (begun !== undefined && (begun.text !== '' || begun.subject !== '')) return;
  const quoted = question.split('\n').map((line) => `> ${line}`);
  writeDraft(form, { ...nothing, subject: `Your question about ${tour}`, text: `${quoted.join('\n')}\n\n` });
}
