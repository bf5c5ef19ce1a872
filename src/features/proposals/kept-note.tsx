import { formatFullMoment } from '#contract/words/days.ts';
import { useOnDevice } from '#features/proposals/use-kept-trip.ts';
import type { TripView } from '#platform/kept-trips.ts';
import { Button } from '#ui/button.tsx';

/** That it opens without a network, and how it leaves a device others use too. */
export function KeptNote({ token, view }: { token: string; view: TripView }) {
  const [isKept, keep] = useOnDevice(token, view);
  if (isKept === undefined) return null;
  return (
    <div className="border-line border-t pt-4 print:hidden">
      <p role="status">
        {isKept
          ? 'It is kept on this device and opens without a network, until two weeks after the journey.'
          : 'It is not kept on this device.'}
      </p>
      <Button variant="quiet" size="small" className="mt-3" onClick={() => void keep(isKept ? null : view)}>
        {isKept ? 'Take it off this device' : 'Keep it on this device'}
      </Button>
    </div>
  );
}

/** Above a trip that is shown from the device, where the office cannot be reached. */
export function KeptSince({ keptAt }: { keptAt: string | undefined }) {
  return (
    keptAt && (
      <p role="status" className="page-width figures pt-4 font-semibold print:hidden">
        {`We cannot be reached now. This is your trip as it was kept on this device on ${formatFullMoment(keptAt)}.`}
      </p>
    )
  );
}
