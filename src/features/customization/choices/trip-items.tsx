import { datesWords, partyWords } from '#contract/words/trip-words.ts';
import type { CustomizationState } from '#features/customization/trip/customization-state.ts';
import { tourWords } from '#features/customization/trip/trip-words.ts';

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
