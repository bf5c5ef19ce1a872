import { officeDay } from '#contract/calendar/calendar.ts';
import type { ProposalView } from '#contract/forms/proposals.ts';
import type { Picture } from '#contract/records/picture.ts';
import { formatFullDay } from '#contract/words/days.ts';
import { firstName } from '#contract/words/first-name.ts';
import { formatUsd } from '#contract/words/money.ts';
import { eachWords, goTo, tripLine, untilWords } from '#features/proposals/proposal-words.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Portrait } from '#ui/people/portrait.tsx';
import { PlateSpread } from '#ui/record-head.tsx';
import { LinkedText } from '#ui/text.tsx';

interface ProposalHeadProps {
  view: ProposalView;
  today: string;
  picture: Picture | undefined;
  /** Says yes to it; left out where it cannot be held. */
  onYes: (() => void) | undefined;
}

/** Whose trip it is, from whom, and until when. */
export function ProposalHead({ picture, ...told }: ProposalHeadProps) {
  const words = <HeadWords {...told} />;
  if (picture === undefined) return <div className="page-width pt-6">{words}</div>;
  return <PlateSpread picture={picture}>{words}</PlateSpread>;
}

function HeadWords({ view, today, onYes }: Omit<ProposalHeadProps, 'picture'>) {
  const { offer, state, number, sentAt } = view;
  const each = eachWords(offer);
  return (
    <header className="record-words pt-4 lg:pt-2">
      <p className="font-semibold text-accent">{`For ${firstName(offer.traveller)}`}</p>
      <h1 className="mt-2 max-w-[12em] text-record leading-[1.04] tracking-[-0.018em]">{offer.tour.name}</h1>
      <p className="figures mt-3 font-display font-medium text-lead leading-snug lg:text-record-lead">
        {tripLine(offer)}
      </p>
      <p className="figures mt-5">
        <span className="font-display font-semibold text-title-3">{formatUsd(offer.total)}</span>
        {each && <span className="text-muted">{` in all, ${each}`}</span>}
      </p>
      <Until state={state} day={offer.validUntil} today={today} />
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        {onYes && <Button onClick={onYes}>Yes, please hold it</Button>}
        <Button variant="quiet" className="bg-paper" onClick={() => goTo('decision')}>
          What it costs, line by line
        </Button>
      </div>
      <blockquote className="mt-6 max-w-2xl whitespace-pre-line border-sun border-l-4 pl-5 text-[1.125rem] leading-relaxed">
        <LinkedText text={offer.words} />
      </blockquote>
      <Planner planner={offer.planner} />
      <p className="figures mt-6 text-label text-muted print:hidden">
        {`Version ${number}, sent on ${formatFullDay(officeDay(new Date(sentAt)), today)}.`}
      </p>
    </header>
  );
}

function Planner({ planner }: { planner: ProposalView['offer']['planner'] }) {
  if (planner === null) return null;
  return (
    <div className="mt-5 flex items-center gap-3.5 pl-6 leading-snug">
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

function Until({ state, day, today }: { state: ProposalView['state']; day: string; today: string }) {
  const words = {
    open: `These dates and this price stand ${untilWords(day, today)}.`,
    expired: `These dates and this price stood until ${formatFullDay(day, today)}.`,
    held: 'Held for you, at these dates and this price.',
    withdrawn: undefined,
  }[state];
  return words && <p className="figures text-muted">{words}</p>;
}
