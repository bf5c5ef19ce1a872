import { Car, Footprints, Plane, Sailboat, TrainFront } from 'lucide-react';
import type { TravelMode } from '#contract/values.ts';

/** How one gets somewhere, as an icon and in words. */
export const travelModes: Record<TravelMode, { icon: typeof Car; words: string }> = {
  road: { icon: Car, words: 'by road' },
  air: { icon: Plane, words: 'by air' },
  boat: { icon: Sailboat, words: 'by boat' },
  foot: { icon: Footprints, words: 'on foot' },
  rail: { icon: TrainFront, words: 'by train' },
};
