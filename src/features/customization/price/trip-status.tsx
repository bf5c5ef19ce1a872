import { useEffect, useRef, useState } from 'react';
import { payingGuests } from '#contract/price.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';
import { formatUsd } from '#platform/format/money.ts';
import { count } from '#platform/format/words.ts';

/** Long enough for several presses of a stepper to be one announcement. */
const settledAfter = 600;

/** Says the new total to those who cannot see it change: politely, once, when the changing has stopped. */
export function TripStatus() {
  const { state } = useTrip();
  const words = `Total ${formatUsd(state.pricing.total)} for ${count(payingGuests(state.customizations.guestCount), 'traveller')}`;
  const [said, setSaid] = useState('');
  const first = useRef(words);
  useEffect(() => {
    if (words === first.current) return;
    first.current = '';
    const timer = setTimeout(() => setSaid(words), settledAfter);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
