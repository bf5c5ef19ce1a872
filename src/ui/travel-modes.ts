import { Car, Footprints, Plane, Sailboat, TrainFront } from 'lucide-react';
import type { TravelMode } from '#contract/values.ts';
import { modeNames } from '#contract/words/journey-words.ts';

/** How one gets somewhere, as an icon and in words. */
export const travelModes: Record<TravelMode, { icon: typeof Car; words: string }> = {
  road: { icon: Car, words: modeNames.road },
  air: { icon: Plane, words: modeNames.air },
  boat: { icon: Sailboat, words: modeNames.boat },
  foot: { icon: Footprints, words: modeNames.foot },
  rail: { icon: TrainFront, words: modeNames.rail },
};
