import type { DepartureStatus } from '#contract/records/group-tours.ts';
import { departureStatuses, seatsLeft } from '#features/group-tours/departure-status.tsx';
import { Pause } from '#ui/text.tsx';

interface SeatsBarProps {
  status: DepartureStatus;
  availableSeats: number;
  totalSeats: number;
}

/** One mark a seat, low when it is taken and tall while it is left, and the same in words. */
export function SeatsBar({ status, availableSeats, totalSeats }: SeatsBarProps) {
  const taken = totalSeats - availableSeats;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <span aria-hidden="true" className="flex h-4 w-28 shrink-0 items-end gap-[3px]">
        {Array.from({ length: totalSeats }, (_, seat) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat's place is its identity
            key={seat}
            className={`flex-1 rounded-[2px] ${seat < taken ? 'h-1.5 bg-line-strong' : `h-4 ${departureStatuses[status].mark}`}`}
          />
        ))}
      </span>
      <span className="figures">{seatsLeft(availableSeats, totalSeats)}</span>
      <Pause />
    </span>
  );
}
