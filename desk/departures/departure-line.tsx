import { removeDeskPlace } from '#contract/desk/departure-endpoints.ts';
import type { DeskDeparture, WaitingPlace } from '#contract/desk/departures.ts';
import { count } from '#contract/words/count.ts';
import { formatMoment } from '#contract/words/days.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Button } from '#ui/button.tsx';

const states: Record<WaitingPlace['state'], string> = {
  waiting: 'Waits',
  offered: 'Is offered seats',
  taken: 'Has taken them',
};

/** Who waits for seats, first come first. */
export function DepartureLine({ departure, line }: { departure: DeskDeparture; line: readonly WaitingPlace[] }) {
  return (
    <ol className="grid gap-3">
      {line.map((place) => (
        <li key={place.id} className="border-line border-t pt-3 first:border-0 first:pt-0">
          <p className="font-semibold">
            {place.name}, {count(place.seats, 'seat')}
          </p>
          <p className="text-label text-muted">
            {states[place.state]} · since {formatMoment(place.since)} ·{' '}
            <a href={`mailto:${encodeURIComponent(place.email)}`} className="underline underline-offset-4">
              {place.email}
            </a>
          </p>
          <Remove departureId={departure.id} place={place.id} name={place.name} />
        </li>
      ))}
    </ol>
  );
}

function Remove({ departureId, place, name }: { departureId: string; place: string; name: string }) {
  const remove = useChange(removeDeskPlace);
  return (
    <div className="mt-2 grid gap-2">
      <FormFailure error={remove.error} />
      <div>
        <Button
          variant="quiet"
          size="small"
          disabled={remove.isPending}
          aria-label={`Take ${name} out of the line`}
          onClick={() => remove.mutate({ params: { id: departureId, place } })}
        >
          Take out of the line
        </Button>
      </div>
    </div>
  );
}
