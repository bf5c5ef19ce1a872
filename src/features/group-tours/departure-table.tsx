import type { Departure } from '#contract/group-tours.ts';
import { DepartureRow } from '#features/group-tours/departure-row.tsx';

interface DepartureTableProps {
  tourSlug: string;
  departures: readonly Departure[];
  /** When the departures were read, in milliseconds. */
  readAt: number;
}

/** Every coming departure with its price and the seats left on it. */
export function DepartureTable({ tourSlug, departures, readAt }: DepartureTableProps) {
  if (departures.length === 0)
    return <p className="text-muted">New dates are being set. Ask us which months we plan.</p>;
  return (
    <ul className="border-line border-t">
      {departures.map((departure, index) => (
        // Only the next few are checked again: a season has dozens, and the list itself is minutes old at most.
        <DepartureRow
          key={departure.id}
          tourSlug={tourSlug}
          departure={departure}
          isChecked={index < 6}
          readAt={readAt}
        />
      ))}
    </ul>
  );
}
