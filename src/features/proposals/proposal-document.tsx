import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { officeDay } from '#contract/calendar/calendar.ts';
import type { ProposalOffer, ProposalView } from '#contract/forms/proposals.ts';
import { formatFullDay } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { paymentNames } from '#contract/words/trip-words.ts';
import { AskAboutProposal } from '#features/proposals/ask-about-proposal.tsx';
import { KeptSince } from '#features/proposals/kept-note.tsx';
import { PrintTrip } from '#features/proposals/print-trip.tsx';
import { useCountedVisit, useLiveTour } from '#features/proposals/proposal.queries.ts';
import { ProposalDecision } from '#features/proposals/proposal-decision.tsx';
import { ProposalHead } from '#features/proposals/proposal-head.tsx';
import { ProposalPrice } from '#features/proposals/proposal-price.tsx';
import { ProposalStanding } from '#features/proposals/proposal-standing.tsx';
import { chargeWords } from '#features/proposals/proposal-words.ts';
import { TripBody } from '#features/proposals/trip-body.tsx';
import { Letterhead } from '#features/tours/paper/letterhead.tsx';
import { useNow } from '#platform/browser/use-now.ts';
import { Button } from '#ui/button.tsx';
import { CheckList } from '#ui/check-list.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { TableHead } from '#ui/table-head.tsx';
import { LinkedText } from '#ui/text.tsx';

interface ProposalDocumentProps {
  token: string;
  view: ProposalView;
  /** When it was kept on the device, where the office cannot be reached. */
  keptAt?: string | undefined;
}

/** The trip as it was proposed. Every word and amount of it is the offer's; of the tour as it is today come map and pictures only. */
export function ProposalDocument({ token, view, keptAt }: ProposalDocumentProps) {
  const { offer } = view;
  useCountedVisit(token);
  const tour = useLiveTour(offer.tour);
  const today = officeDay(useNow());
  const part = { offer, today };
  const [isAnswering, setAnswering] = useState<boolean>();
  const canHold = view.state === 'open' && view.newer === null;
  const decision = { token, view, today, canHold, isAnswering, onAnswer: setAnswering };
  return (
    <article className="own-page printed-itinerary printed-proposal">
      <div className="hidden print:block">
        <Letterhead />
      </div>
      <KeptSince keptAt={keptAt} />
      <ProposalStanding token={token} view={view} today={today} />
      <ProposalHead
        view={view}
        today={today}
        tour={tour}
        onYes={canHold && isAnswering !== true ? () => setAnswering(true) : undefined}
      />
      <TripBody trip={view} tour={tour} today={today}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,60rem)_26rem] xl:justify-between print:block print:*:mb-8">
          <ProposalPrice offer={offer} />
          <div className="xl:row-span-2 print:hidden">
            <ProposalDecision {...decision} />
          </div>
          <ProposalPayments {...part} />
        </div>
        <ProposalCosts offer={offer} />
        <ProposalTerms {...part} />
        <AskAboutProposal token={token} view={view} />
      </TripBody>
    </article>
  );
}

/** What the price is for, and what it is not for. */
function ProposalCosts({ offer: { included, notIncluded } }: { offer: ProposalOffer }) {
  return (
    <div className="grid gap-x-14 gap-y-12 sm:grid-cols-2 print:grid-cols-2 print:gap-x-6">
      <PageSection title="Included">
        <CheckList items={included} mark="yes" />
      </PageSection>
      <PageSection title="Not included">
        <CheckList items={notIncluded} mark="no" />
      </PageSection>
    </div>
  );
}

interface ProposalPaymentsProps {
  offer: ProposalOffer;
  today: string;
}

/** What is due, and when. Nothing is paid here. */
function ProposalPayments({ offer, today }: ProposalPaymentsProps) {
  return (
    <PageSection
      title="When it is paid"
      lead="Nothing is paid on this page: we send you an invoice for each."
      className="break-inside-avoid"
    >
      <ol className="grid gap-px overflow-hidden rounded-panel bg-line sm:grid-cols-2 print:rounded-none print:bg-transparent">
        {offer.payments.map(({ what, amount, dueOn }) => (
          <li key={what} className="figures bg-surface px-5 py-5 sm:px-8 print:px-0 print:py-1">
            <p className="text-muted">{paymentNames[what]}</p>
            <p className="whitespace-nowrap font-display font-semibold text-title-2 leading-tight max-[20rem]:text-xl">
              {formatUsd(amount)}
            </p>
            <p className="mt-1">{`by ${formatFullDay(dueOn, today)}`}</p>
          </li>
        ))}
      </ol>
      <Keep offer={offer} today={today} />
    </PageSection>
  );
}

/** Ways to take the trip and its dates along. */
function Keep({ offer, today }: ProposalPaymentsProps) {
  const [hasFailed, setFailed] = useState(false);
  async function save() {
    setFailed(false);
    try {
      const { saveProposalCalendar } = await import('#features/proposals/proposal-calendar.ts');
      await saveProposalCalendar(offer, today);
    } catch {
      setFailed(true);
    }
  }
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3 print:hidden">
      <Button variant="quiet" size="small" onClick={() => void save()}>
        <CalendarPlus aria-hidden="true" size={18} />
        Put the dates into a calendar
      </Button>
      <PrintTrip />
      {hasFailed && <p role="alert">The calendar file could not be made. Please press again once you are online.</p>}
    </div>
  );
}

interface ProposalTermsProps {
  offer: ProposalOffer;
  today: string;
}

/** What cancelling costs from which day on, and the terms that were sent. */
function ProposalTerms({ offer, today }: ProposalTermsProps) {
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-2 print:block print:*:mb-6">
      <PageSection title="If you have to cancel">
        <Cancellation offer={offer} today={today} />
      </PageSection>
      <PageSection id="terms" title="Terms" className="scroll-mt-24">
        <p className="max-w-[46rem] whitespace-pre-line text-muted print:break-inside-auto">
          <LinkedText text={offer.terms} />
        </p>
      </PageSection>
    </div>
  );
}

function Cancellation({ offer: { cancellation, total }, today }: ProposalTermsProps) {
  const steps = cancellation.toSorted((one, other) => one.from.localeCompare(other.from));
  return (
    <table className="figures w-full border-collapse">
      <TableHead columns={{ 'If you cancel': 'pr-4', 'We keep': 'text-right' }} />
      <tbody>
        {steps.map(({ from, daysBefore, chargePercent }, index) => {
          const next = steps[index + 1];
          return (
            <tr key={daysBefore} className="break-inside-avoid border-line border-b align-baseline max-[20rem]:block">
              <th scope="row" className="py-2.5 pr-4 text-left font-normal max-[20rem]:block">
                {index === 0 && next
                  ? `before ${formatFullDay(next.from, today)}`
                  : `from ${formatFullDay(from, today)}`}
              </th>
              <td className="py-2.5 text-right font-semibold max-[20rem]:block">{chargeWords(chargePercent, total)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
