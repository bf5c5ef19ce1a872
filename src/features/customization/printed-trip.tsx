import { PrintedChoices } from '#features/customization/price/printed-choices.tsx';
import { isUntouched } from '#features/customization/trip/customization-state.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';
import { Printed } from '#features/tours/printed.tsx';

/** On paper only, at the beginning of what one takes along: the trip as it stands, or the prices of every season. */
export function PrintedTrip() {
  const { state, offer, elsewhere } = useTrip();
  const hasChoices = elsewhere === undefined && !isUntouched(state.customizations);
  return hasChoices ? <PrintedChoices /> : <Printed part="season prices" tour={offer} />;
}
