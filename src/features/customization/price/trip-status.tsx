import { useEffect, useRef, useState } from 'react';
import { payingGuests } from '#contract/price.ts';
import { count } from '#contract/words/count.ts';
import { doubtWords } from '#contract/words/doubt-words.ts';
import { formatUsdRange } from '#contract/words/money.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';
import { invoiceWords } from '#features/customization/trip/trip-words.ts';

/** Long enough for several presses of a stepper to be one announcement. */
const settledAfter = 600;

/** Says what the trip comes to now, and what of it does not fit, to those who cannot see it change: politely, once, when the changing has stopped. */
export function TripStatus() {
  const { state, costs } = useTrip();
  const travellers = count(payingGuests(state.customizations.guestCount), 'traveller');
  const invoice = `Our invoice ${invoiceWords(state)} for ${travellers}`;
  const whole = costs?.whole && `The whole trip ${formatUsdRange(costs.whole.total)}`;
  const doubts = costs?.doubts.map(doubtWords) ?? [];
  const words = [invoice, whole, ...doubts].filter(Boolean).join('. ');
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
