import { count } from '#contract/words/count.ts';
import { dot } from '#contract/words/dot.ts';
import { datesWords, partyWords } from '#contract/words/trip-words.ts';
import type { CustomizationState } from '#features/trip/state/customization-state.ts';
import { useTrip } from '#features/trip/state/trip-context.ts';
import { invoiceWords } from '#features/trip/state/trip-words.ts';
import { customiseId } from '#features/trip/trip-anchors.ts';
import { Button, ButtonLink } from '#ui/button.tsx';

/** A trip from another tour is being put together: go on with that one, or begin again with this one. */
export function KeptElsewhere({ kept }: { kept: CustomizationState }) {
  const { startAnew } = useTrip();
  const { baseTour, customizations } = kept;
  if (baseTour === null) return null;
  const { activities, accommodations, guestCount, dates } = customizations;
  const parts = [
    partyWords(guestCount),
    datesWords(dates, { unchosen: 'Days not chosen yet' }),
    activities.length > 0 && count(activities.length, 'activity', 'activities'),
    accommodations.length > 0 && count(accommodations.length, 'stay'),
    invoiceWords(kept),
  ].filter(Boolean);

  return (
    <div className="mt-7 rounded-card bg-sand p-5 sm:p-7">
      <h3 className="text-title-3 leading-tight">You already have a trip in the making</h3>
      <p className="mt-3 font-semibold">{baseTour.name}</p>
      <p className="figures text-muted">{parts.join(dot)}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to="/tour/$tourSlug" params={{ tourSlug: baseTour.slug }} hash={customiseId}>
          Go on with that trip
        </ButtonLink>
        <Button variant="quiet" onClick={startAnew}>
          Start anew with this tour
        </Button>
      </div>
      <p className="mt-4 text-label text-muted">{`Starting anew keeps who travels and when. The extras belong to ${baseTour.name} and are put aside; you can take that back.`}</p>
    </div>
  );
}
