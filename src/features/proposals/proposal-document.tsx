import { officeDay } from '#contract/calendar.ts';
import type { ProposalView } from '#contract/proposals.ts';
import { AskAboutProposal } from '#features/proposals/ask-about-proposal.tsx';
import { useCountedVisit, useLiveTour } from '#features/proposals/proposal.queries.ts';
import { ProposalCosts } from '#features/proposals/proposal-costs.tsx';
import { ProposalDecision } from '#features/proposals/proposal-decision.tsx';
import { ProposalHead } from '#features/proposals/proposal-head.tsx';
import { ProposalJourney } from '#features/proposals/proposal-journey.tsx';
import { ProposalPayments } from '#features/proposals/proposal-payments.tsx';
import { ProposalPrice } from '#features/proposals/proposal-price.tsx';
import { ProposalStanding } from '#features/proposals/proposal-standing.tsx';
import { ProposalTerms } from '#features/proposals/proposal-terms.tsx';
import { Letterhead } from '#features/tours/paper/letterhead.tsx';
import { photographsOf } from '#features/tours/tour-photographs.ts';
import { useNow } from '#platform/browser/use-now.ts';
import { PhotographStrip } from '#shell/photographs/photograph-strip.tsx';

interface ProposalDocumentProps {
  token: string;
  view: ProposalView;
}

/** The trip as it was proposed. Every word and amount of it is the offer's; of the tour as it is today come map and pictures only. */
export function ProposalDocument({ token, view }: ProposalDocumentProps) {
  const { offer } = view;
  useCountedVisit(token);
  const tour = useLiveTour(offer.tour);
  const today = officeDay(useNow());
  const part = { offer, today };
  return (
    <article className="printed-itinerary printed-proposal">
      <div className="hidden print:block">
        <Letterhead />
      </div>
      <ProposalStanding token={token} view={view} today={today} />
      <ProposalHead view={view} today={today} picture={tour?.coverImage} />
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-14 pt-6 pb-16 sm:gap-24 sm:pt-12 sm:pb-24 print:block print:*:mb-8">
        <ProposalJourney offer={offer} tour={tour} />
        {tour && (
          <div className="print:hidden">
            <PhotographStrip photographs={photographsOf(tour)} />
          </div>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,60rem)_26rem] xl:justify-between print:block print:*:mb-8">
          <ProposalPrice offer={offer} />
          <div className="xl:row-span-2 print:hidden">
            <ProposalDecision token={token} view={view} today={today} />
          </div>
          <ProposalPayments {...part} />
        </div>
        <ProposalCosts offer={offer} />
        <ProposalTerms {...part} />
        <AskAboutProposal token={token} view={view} />
      </div>
    </article>
  );
}
