import type { ReactNode } from 'react';
import { PrintedChoices } from '#features/customization/price/printed-choices.tsx';
import { isUntouched } from '#features/customization/trip/customization-state.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';

/** On paper only: the trip as it stands, or the children while nothing of it is chosen. */
export function PrintedTrip({ children }: { children: ReactNode }) {
  const { state, elsewhere } = useTrip();
  const hasChoices = elsewhere === undefined && !isUntouched(state.customizations);
  return hasChoices ? <PrintedChoices /> : children;
}
