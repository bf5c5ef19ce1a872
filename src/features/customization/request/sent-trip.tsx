import type { CostRange } from '#contract/whole-trip.ts';
import { formatUsdRange } from '#contract/words/money.ts';
import { TripDayList } from '#features/customization/choices/trip-day-list.tsx';
import { TripItems } from '#features/customization/choices/trip-items.tsx';
import { PriceLines } from '#features/customization/price/price-lines.tsx';
import type { CustomizationState } from '#features/customization/trip/customization-state.ts';
import { eachPaysOf } from '#features/customization/trip/each-pays.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';
import { terms } from '#platform/words/terms-words.ts';

/** After a request has arrived: what happens next, and a copy of what was asked for. */
export function SentTrip({ trip, whole }: { trip: CustomizationState; whole: CostRange | undefined }) {
  const { offer } = useTrip();
  const isOffer = trip.baseTour?.id === offer.id;
  const told = isOffer ? eachPaysOf(trip, offer) : undefined;
  const isAsAgreed = told?.priced.pricing.total === trip.pricing.total;
  return (
    <div className="grid gap-6">
      <ol className="grid list-decimal gap-2 pl-5 marker:font-semibold marker:text-accent">
        <li>A copy with the reference is on its way to your email address.</li>
        <li>{`A planner checks beds, seats and seasons for your days, and answers within ${terms.answer}.`}</li>
        <li>Nothing is booked and nothing is owed until you and we have said yes in writing.</li>
      </ol>
      <section aria-label="What you asked for" className="grid gap-5 rounded-card bg-surface p-5 sm:p-6">
        <TripItems state={trip} />
        <PriceLines state={trip} told={isAsAgreed ? told : undefined} />
        {isOffer && <TripDayList state={trip} offer={offer} />}
        {whole && (
          <p className="figures flex flex-wrap justify-between gap-x-4">
            <span>The whole trip, with what you pay to others</span>
            <span className="font-semibold">{formatUsdRange(whole)}</span>
          </p>
        )}
      </section>
    </div>
  );
}
