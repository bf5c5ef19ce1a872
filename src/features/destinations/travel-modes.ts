import { Car, Footprints, Plane, Sailboat, TrainFront } from 'lucide-react';
import type { TravelMode } from '#contract/values.ts';

/** How one gets to a destination, as an icon and in words. */
export const travelModes: Record<TravelMode, { icon: typeof Car; word: string }> = {
  road: { icon: Car, word: 'By road' },
  air: { icon: Plane, word: 'By air' },
  boat: { icon: Sailboat, word: 'By boat' },
  foot: { icon: Footprints, word: 'On foot' },
  rail: { icon: TrainFront, word: 'By train' },
};
