import { Link } from '@tanstack/react-router';
import { releaseDeskHold, sellDeskHold } from '#contract/desk/departure-endpoints.ts';
import type { DeskDeparture, SeatHold } from '#contract/desk/departures.ts';
import { count } from '#contract/words/count.ts';
import { formatMoment } from '#contract/words/days.ts';
import { holdEnds } from '#desk/departures/departure-words.tsx';
import { useChange } from '#desk/platform/use-change.ts';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Button } from '#ui/button.tsx';

/** Who has seats held, and until when; those that have ended stand below. */
export function HoldList({ departure, holds }: { departure: DeskDeparture; holds: readonly SeatHold[] }) {
  if (holds.length === 0) return <p className="text-muted">No seat is held.</p>;
  return (
    <ul className="grid gap-3">
      {holds.map((hold) => (
        <li key={hold.id} className="border-line border-t pt-3 first:border-0 first:pt-0">
          <p className={hold.state === 'live' ? 'font-semibold' : 'text-muted'}>
            {count(hold.seats, 'seat')} for {hold.forWhom}
          </p>
          <p className="text-label text-muted">
            {hold.state === 'live' ? `Held until ${formatMoment(hold.until)}` : holdEnds[hold.state]}
            {hold.enquiry !== null && (
              <>
                {' · '}
                <Link
                  to="/enquiries/$reference"
                  params={{ reference: hold.enquiry }}
                  className="underline underline-offset-4"
                >
                  {hold.enquiry}
                </Link>
              </>
            )}
          </p>
          {(hold.state === 'live' || hold.state === 'sold') && <HoldActions departure={departure} hold={hold} />}
        </li>
      ))}
    </ul>
  );
}

function HoldActions({ departure, hold }: { departure: DeskDeparture; hold: SeatHold }) {
  const sell = useChange(sellDeskHold);
  const release = useChange(releaseDeskHold);
  const params = { id: departure.id, hold: hold.id };
  const isBusy = sell.isPending || release.isPending;
  return (
    <div className="mt-2 grid gap-2">
      <div className="flex flex-wrap gap-2">
        {hold.state === 'live' && (
          <Button variant="secondary" size="small" disabled={isBusy} onClick={() => sell.mutate({ params })}>
            Sold
          </Button>
        )}
        <Button variant="quiet" size="small" disabled={isBusy} onClick={() => release.mutate({ params })}>
          Give back
        </Button>
      </div>
      <FormFailure error={sell.error ?? release.error} />
    </div>
  );
}
