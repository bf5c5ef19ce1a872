import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { removeDeskPlace } from '#contract/desk/departure-endpoints.ts';
import type { DeskDeparture, WaitingPlace } from '#contract/desk/departures.ts';
import { count } from '#contract/words/count.ts';
import { formatDayRange, formatDayWithWeekday, formatMoment } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { CancelDeparture } from '#desk/departures/cancel-departure.tsx';
import { departureQuery } from '#desk/departures/departure.queries.ts';
import { DepartureForm } from '#desk/departures/departure-form.tsx';
import { departureStateNames, departureStateTones, SeatBar } from '#desk/departures/departure-words.tsx';
import { HoldForm } from '#desk/departures/hold-form.tsx';
import { HoldList } from '#desk/departures/hold-list.tsx';
import { useChange } from '#desk/platform/use-change.ts';
import { sessionQuery } from '#desk/session/session.query.ts';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { HistoryList } from '#desk/shell/history-list.tsx';
import { PageHead } from '#desk/shell/page-head.tsx';
import { Facts, Panel } from '#desk/shell/panel.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

const route = getRouteApi('/_office/departures/$departureId');

/** One departure: its seats, who has some held, and what it costs. */
export function DeparturePage() {
  const { departureId } = route.useParams();
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { data } = useSuspenseQuery({ ...departureQuery(departureId), refetchInterval: 15_000 });
  const { departure, holds, line, history } = data;
  const shown = `${session.operator.siteUrl}/group-tour/${departure.tour}`;
  return (
    <>
      <PageHead
        list={{ to: '/departures', name: 'Departures' }}
        title={formatDayWithWeekday(departure.startDate)}
        note={`${departure.tourName}, ${formatDayRange(departure.startDate, departure.endDate)}`}
      >
        <Badge tone={departureStateTones[departure.state]}>{departureStateNames[departure.state]}</Badge>
      </PageHead>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-5">
          <Panel title="Seats">
            <SeatBar departure={departure} />
            <div className="mt-4">
              <Facts
                facts={[
                  { label: 'Visitors read', value: departure.status },
                  { label: 'Price', value: `${formatUsd(departure.price)} for each of two who share` },
                  {
                    label: 'Runs',
                    value: departure.guaranteed ? 'for certain' : `with ${departure.minToRun} or more`,
                  },
                  {
                    label: 'Shown at',
                    value: (
                      <a href={shown} target="_blank" rel="noreferrer" className="underline underline-offset-4">
                        {shown.replace(/^https?:\/\//, '')}
                      </a>
                    ),
                  },
                ]}
              />
            </div>
          </Panel>
          <Panel title="Holds">
            <HoldList departure={departure} holds={holds} />
          </Panel>
          {line.length > 0 && (
            <Panel title="Waiting list">
              <DepartureLine departure={departure} line={line} />
            </Panel>
          )}
          {departure.state !== 'cancelled' && <HoldForm departure={departure} />}
        </div>
        <div className="grid min-w-0 gap-5">
          {/* Another version is another form: it begins with what is stored. */}
          <DepartureForm key={departure.id} departure={departure} history={history} />
          <CancelDeparture departure={departure} />
          <Panel title="History">
            <HistoryList changes={history} />
          </Panel>
        </div>
      </div>
    </>
  );
}

const states: Record<WaitingPlace['state'], string> = {
  waiting: 'Waits',
  offered: 'Is offered seats',
  taken: 'Has taken them',
};

/** Who waits for seats, first come first. */
function DepartureLine({ departure, line }: { departure: DeskDeparture; line: readonly WaitingPlace[] }) {
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
