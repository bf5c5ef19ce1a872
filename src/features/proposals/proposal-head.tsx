import type { ReactNode } from 'react';
import { officeDay } from '#contract/calendar/calendar.ts';
import type { ProposalView } from '#contract/forms/proposals.ts';
import type { GroupTour, Tour } from '#contract/records/details.ts';
import { formatFullDay } from '#contract/words/days.ts';
import { firstName } from '#contract/words/first-name.ts';
import { formatUsd } from '#contract/words/money.ts';
import { eachWords, goTo, tripLine, untilWords } from '#features/proposals/proposal-words.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { MapFigure } from '#ui/map-figure.tsx';
import { Portrait } from '#ui/people/portrait.tsx';
import { PlateSpread } from '#ui/record-head.tsx';
import { LinkedText } from '#ui/text.tsx';

interface ProposalHeadProps {
  view: ProposalView;
  today: string;
  /** As it is today; undefined while it is on its way, and where it is offered no more. */
  tour: Tour | GroupTour | undefined;
  /** Says yes to it; left out where it cannot be held. */
  onYes: (() => void) | undefined;
}

/** Whose trip it is, from whom, and until when. */
export function ProposalHead({ tour, ...told }: ProposalHeadProps) {
  return (
    <HeadFrame tour={tour}>
      <HeadWords {...told} />
    </HeadFrame>
  );
}

/** Words beside the tour's picture, as long as it has one; on paper the map stands beside them, on a screen beside the days. */
export function HeadFrame({ tour, children }: Pick<ProposalHeadProps, 'tour'> & { children: ReactNode }) {
  const words = (
    <header className="record-words pt-4 lg:pt-2 print:flow-root">
      {tour && (
        <div className="float-right mb-2 ml-8 hidden w-[46%] print:block">
          <MapFigure map={tour.map} />
        </div>
      )}
      {children}
    </header>
  );
  if (tour === undefined) return <div className="page-width pt-6">{words}</div>;
  return <PlateSpread picture={tour.coverImage}>{words}</PlateSpread>;
}

function HeadWords({ view, today, onYes }: Omit<ProposalHeadProps, 'tour'>) {
  const { offer, number, sentAt } = view;
  const each = eachWords(offer);
  return (
    <>
      <p className="font-semibold text-accent">{`For ${firstName(offer.traveller)}`}</p>
      <h1 className="mt-2 max-w-[12em] text-record leading-[1.04] tracking-[-0.018em]">{offer.tour.name}</h1>
      <p className="figures mt-3 font-display font-medium text-lead leading-snug lg:text-record-lead">
        {tripLine(offer)}
      </p>
      <p className="figures mt-5">
        <span className="font-display font-semibold text-title-3">{formatUsd(offer.total)}</span>
        {each && <span className="text-muted">{` in all, ${each}`}</span>}
      </p>
      <Until view={view} today={today} />
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        {onYes && <Button onClick={onYes}>Yes, please hold it</Button>}
        <Button variant="quiet" className="bg-paper" onClick={() => goTo('decision')}>
          What it costs, line by line
        </Button>
      </div>
      <blockquote className="mt-6 max-w-2xl whitespace-pre-line border-sun border-l-4 pl-5 text-[1.125rem] leading-relaxed print:mt-3 print:text-base print:leading-snug">
        <LinkedText text={offer.words} />
      </blockquote>
      <Planner planner={offer.planner} />
      <p className="figures mt-6 text-label text-muted print:hidden">
        {`Version ${number}, sent on ${formatFullDay(officeDay(new Date(sentAt)), today)}.`}
      </p>
    </>
  );
}

export function Planner({ planner }: { planner: ProposalView['offer']['planner'] }) {
  if (planner === null) return null;
  return (
    <div className="mt-5 flex items-center gap-3.5 pl-6 leading-snug print:mt-3">
      <Portrait person={planner} />
      <div className="min-w-0">
        <p className="font-semibold">
          <span>{planner.name}</span>
          {planner.isExample && (
            <>
              {' '}
              <span className="inline-flex align-middle">
                <Badge>Example</Badge>
              </span>
            </>
          )}
        </p>
        <p className="text-label text-muted">Plans this trip, and answers you</p>
      </div>
    </div>
  );
}

function Until({ view: { state, held, offer }, today }: Pick<ProposalHeadProps, 'view' | 'today'>) {
  const day = offer.validUntil;
  const words = {
    open: `These dates and this price stand ${untilWords(day, today)}.`,
    expired: `These dates and this price stood until ${formatFullDay(day, today)}.`,
    held: `${held?.confirmedAt ? 'Confirmed' : 'Held for you'}, at these dates and this price.`,
    withdrawn: undefined,
  }[state];
  return words && <p className="figures text-muted">{words}</p>;
}
