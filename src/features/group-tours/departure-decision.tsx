import type { GroupTour } from '#contract/details.ts';
import { formatDay } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { departuresId } from '#features/group-tours/departure-anchor.ts';
import { eachPaysOn, nextDeparture } from '#features/group-tours/next-departure.ts';
import { ButtonAnchor } from '#ui/button-link.tsx';
import { PhoneBar } from '#ui/phone-bar.tsx';
import { PriceAtAGlance } from '#ui/price-at-a-glance.tsx';
import { useIsInView } from '#ui/use-is-in-view.ts';

interface DepartureAtAGlanceProps {
  tour: GroupTour;
  isLarge?: boolean;
}

/** What the next departure costs each of two who share. */
function DepartureAtAGlance({ tour, isLarge = false }: DepartureAtAGlanceProps) {
  const next = nextDeparture(tour);
  return (
    <PriceAtAGlance
      sum={formatUsd(eachPaysOn(tour, next))}
      unit="each, all in"
      when={next && formatDay(next.startDate)}
      isLarge={isLarge}
    />
  );
}

/** The price of the next departure and the way to its seats, in the head of the page. */
export function DepartureDecision({ tour }: { tour: GroupTour }) {
  return (
    <>
      <DepartureAtAGlance tour={tour} isLarge />
      <ButtonAnchor href={`#${departuresId}`}>Ask for seats</ButtonAnchor>
    </>
  );
}

/** The same at a phone's lower edge, but not over the dates, each of which has its own button. */
export function DepartureBar({ tour }: { tour: GroupTour }) {
  if (useIsInView(departuresId)) return null;
  return (
    <PhoneBar label="The next departure at a glance">
      <DepartureAtAGlance tour={tour} />
      <ButtonAnchor href={`#${departuresId}`} size="small" className="shrink-0">
        Ask for seats
      </ButtonAnchor>
    </PhoneBar>
  );
}
