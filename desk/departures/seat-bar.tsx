import type { DeskDeparture } from '#contract/desk/departures.ts';
import { seatsInWords } from '#desk/departures/departure-words.ts';

/** Seats as a bar: sold, held and free, with the figures beside it. */
export function SeatBar({ departure }: { departure: DeskDeparture }) {
  const { sold, held, capacity } = departure;
  return (
    <div className="min-w-36">
      <p className="figures">{seatsInWords(departure)}</p>
      <svg viewBox={`0 0 ${capacity} 1`} preserveAspectRatio="none" aria-hidden="true" className="mt-1 h-2 w-full">
        <rect width={capacity} height="1" className="fill-line" />
        <rect width={sold} height="1" className="fill-primary" />
        <rect x={sold} width={held} height="1" className="fill-sun" />
      </svg>
    </div>
  );
}
