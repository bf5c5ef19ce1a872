import { isUntouched } from '#features/customization/trip/customization-state.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';
import { Printed } from '#features/tours/printed.tsx';

/** On paper only, at the beginning of what one takes along: the trip as it stands, or the prices of every season. */
export function PrintedTrip() {
  const { state, offer, elsewhere, afterChoice } = useTrip();
  const hasChoices = elsewhere === undefined && !isUntouched(state.customizations);
  if (hasChoices && afterChoice.part !== undefined) return <afterChoice.part.PrintedChoices />;
  return <Printed part="season prices" tour={offer} />;
}
