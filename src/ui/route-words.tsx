import { Car, Footprints, Plane, Sailboat, TrainFront } from 'lucide-react';
import type { TravelMode } from '#contract/values.ts';
import { modeNames } from '#contract/words/journey-words.ts';

/** Where a trip goes, stop by stop: an arrow for the eye, which stays with the stop it leaves, and "to" for the ear. */
export function RouteWords({ stops }: { stops: readonly string[] }) {
  return (
    <>
      <span aria-hidden="true">
        {stops.map((stop, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a route may come to a place twice
            key={index}
            className="not-last:after:mark-arrow inline-block not-last:after:mx-1.5 not-last:after:inline-block not-last:after:size-3"
          >
            {stop}
          </span>
        ))}
      </span>
      <span className="sr-only">{stops.join(' to ')}</span>
    </>
  );
}

/** How one gets somewhere, as an icon and in words. */
export const travelModes: Record<TravelMode, { icon: typeof Car; words: string }> = {
  road: { icon: Car, words: modeNames.road },
  air: { icon: Plane, words: modeNames.air },
  boat: { icon: Sailboat, words: modeNames.boat },
  foot: { icon: Footprints, words: modeNames.foot },
  rail: { icon: TrainFront, words: modeNames.rail },
};
