import { datesWords, partyWords } from '#contract/words/trip-words.ts';
import type { CustomizationState } from '#features/trip/state/customization-state.ts';
import type { TourOffer } from '#features/trip/state/fit-to-tour.ts';
import { tripDayLines } from '#features/trip/state/trip-day-lines.ts';
import { tourWords } from '#features/trip/state/trip-words.ts';

/** The days of the trip, once they have dates or are others than the tour's; until then the page shows them. */
export function TripDayList({ state, offer }: { state: CustomizationState; offer: TourOffer }) {
  const { accommodations, dates } = state.customizations;
  if (accommodations.length === 0 && dates.startDate === undefined) return null;
  return (
    <section aria-label="Day by day">
      <p className="font-semibold">Day by day</p>
      <ol className="figures mt-2 grid gap-1.5 text-[0.96875rem]">
        {tripDayLines(state, offer).map(({ when, title, stay }) => (
          <li key={when} className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <span className="text-muted">{`${when} `}</span>
            <span>
              {title}
              {stay && <span className="text-muted">{`, night at ${stay}`}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The trip as one reads it back: which tour, who and when. What was added stands among the lines of its price. */
export function TripItems({ state }: { state: CustomizationState }) {
  const { guestCount, dates } = state.customizations;
  if (state.baseTour === null) return null;
  return (
    <p>
      <span className="font-semibold">{tourWords(state)}</span>
      <br />
      {partyWords(guestCount)}
      <br />
      {datesWords(dates, { unchosen: 'Days not chosen yet' })}
    </p>
  );
}
