import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { mostSeats } from '#contract/choices.ts';
import { defaultGuests } from '#contract/money/price.ts';
import type { GroupTour } from '#contract/records/details.ts';
import { count } from '#contract/words/count.ts';
import { DepartureRow, type HiddenRow, seatsWords } from '#features/group-tours/departure-row.tsx';
import { departureAnchor } from '#features/group-tours/departure-status.tsx';
import { Button } from '#ui/button.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { focusAfter } from '#ui/take-focus.ts';

interface DepartureTableProps {
  tour: GroupTour;
  /** When the departures were read, in milliseconds. */
  readAt: number;
}

/** How many rows there are before the visitor asks for all, and how many have their seats checked again. */
const nextFew = 6;

/** How many of them a phone shows. */
const nextOnPhone = 3;

/** Up to so many dates a phone shows all: a button would take the place of the last. */
export const mostOnPhone = nextOnPhone + 1;

/** Two adults unless said otherwise (B-163). */
const usualParty = defaultGuests.adults;

/** The coming departures with their prices and the seats left on them. The one the address names is always shown. */
export function DepartureTable({ tour, readAt }: DepartureTableProps) {
  const { departures } = tour;
  const list = useRef<HTMLUListElement>(null);
  const hash = useLocation({ select: (location) => location.hash });
  const inAddress = departures.findIndex((departure) => departureAnchor(departure) === hash);
  const [hasAll, setAll] = useState(departures.length <= mostOnPhone);
  const areFew = departures.length <= nextFew + 1;
  if (!hasAll && inAddress >= nextFew) setAll(true);
  const [seats, setSeats] = useState(usualParty);

  const sums = departures.map((departure) => seatsWords(tour, departure, seats));

  // A link of the calendar stays on the page: the focus follows it to the row, as the view does.
  useEffect(() => {
    if (inAddress >= 0) rowOf(list.current, inAddress)?.focus({ preventScroll: true });
  }, [inAddress]);

  function showAll() {
    const isPhone = rowOf(list.current, nextOnPhone)?.getClientRects().length === 0;
    const shown = isPhone ? nextOnPhone : nextFew;
    focusAfter(
      () => setAll(true),
      () => rowOf(list.current, shown),
    );
  }

  if (departures.length === 0)
    return <p className="text-muted">New dates are being set. Ask us which months we plan.</p>;
  return (
    <div>
      <div className="mb-4 max-w-sm rounded-card bg-sand px-5 py-2 sm:py-3">
        <Stepper label="Seats you need" value={seats} min={1} max={mostSeats} onChange={setSeats} />
      </div>
      <ul ref={list} className="border-line border-t">
        {departures.map((departure, index) => (
          // Only the next few are checked again: a season has dozens, and the list itself is minutes old at most.
          <DepartureRow
            key={departure.id}
            tour={tour}
            seats={seats}
            sums={sums[index] === sums[index - 1] && index !== inAddress ? undefined : sums[index]}
            departure={departure}
            isChecked={index < nextFew || index === inAddress}
            isInAddress={index === inAddress}
            hidden={hasAll || index === inAddress ? undefined : hiddenAt(index, areFew)}
            readAt={readAt}
          />
        ))}
      </ul>
      {!hasAll && (
        <Button
          variant="quiet"
          size="small"
          onClick={showAll}
          className={`mt-6 noscript:hidden ${areFew ? 'sm:hidden' : ''}`}
        >
          {`Show all ${count(departures.length, 'date')}`}
        </Button>
      )}
    </div>
  );
}

/** Where a row waits until all are asked for. */
function hiddenAt(index: number, areFew: boolean): HiddenRow | undefined {
  if (index >= nextFew && !areFew) return 'everywhere';
  return index >= nextOnPhone ? 'on phones' : undefined;
}

function rowOf(list: HTMLUListElement | null, index: number): HTMLElement | undefined {
  return list?.querySelectorAll('li')[index];
}
