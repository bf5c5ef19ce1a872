import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { cancelDeskDeparture } from '#contract/desk/departure-endpoints.ts';
import type { DeskDepartureDetail } from '#contract/desk/departures.ts';
import { formatDayRange, formatDayWithWeekday } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { departureQuery, useDepartureChange } from '#desk/departures/departure.queries.ts';
import { DepartureForm } from '#desk/departures/departure-form.tsx';
import { departureStates, SeatBar } from '#desk/departures/departure-words.tsx';
import { HoldForm } from '#desk/departures/hold-form.tsx';
import { LetterPanel, letterSubjectId } from '#desk/departures/letter-form.tsx';
import { PartyList } from '#desk/departures/party-list.tsx';
import { sessionQuery } from '#desk/session/session.query.ts';
import { Question, useAsking } from '#desk/shell/ask-dialog.tsx';
import { HistoryList } from '#desk/shell/history-list.tsx';
import { PageHead } from '#desk/shell/page-head.tsx';
import { Facts, Panel } from '#desk/shell/panel.tsx';
import { StateBadge } from '#desk/shell/state-badge.tsx';
import { Button } from '#ui/button.tsx';
import { takeFocus } from '#ui/take-focus.ts';

const route = getRouteApi('/_office/departures/$departureId');

/** One departure: its seats, who has some held, and what it costs. */
export function DeparturePage() {
  const { departureId } = route.useParams();
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { data } = useSuspenseQuery({ ...departureQuery(departureId), refetchInterval: 15_000 });
  const { departure, parties, letter, history } = data;
  const isCancelled = departure.state === 'cancelled';
  const shown = `${session.operator.siteUrl}/group-tour/${departure.tour}`;
  return (
    <>
      <PageHead
        list={{ to: '/departures', name: 'Departures' }}
        title={formatDayWithWeekday(departure.startDate)}
        note={`${departure.tourName}, ${formatDayRange(departure.startDate, departure.endDate)}`}
      >
        <StateBadge of={departureStates[departure.state]} />
      </PageHead>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-5">
          <Panel title="Seats">
            <SeatBar departure={departure} />
            <div className="mt-4">
              <Facts
                facts={[
                  !isCancelled && { label: 'Visitors read', value: departure.status },
                  { label: 'Price', value: `${formatUsd(departure.price)} for each of two who share` },
                  !isCancelled && {
                    label: 'Runs',
                    value: departure.guaranteed ? 'for certain' : `with ${departure.minToRun} or more`,
                  },
                  !isCancelled && {
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
          <Panel title="Who is on it">
            <PartyList departure={departure} parties={parties} />
          </Panel>
          {!isCancelled && <HoldForm departure={departure} />}
          <LetterPanel departure={departure} parties={parties} letter={letter} />
        </div>
        <div className="grid min-w-0 gap-5">
          {/* Another version is another form: it begins with what is stored. */}
          <DepartureForm key={departure.id} departure={departure} history={history} />
          <CancelDeparture departure={departure} parties={parties} />
          <Panel title="History">
            <HistoryList changes={history} />
          </Panel>
        </div>
      </div>
    </>
  );
}

/** Cancels a departure, and leads to its letter. */
function CancelDeparture({ departure, parties }: Pick<DeskDepartureDetail, 'departure' | 'parties'>) {
  const [question, ask] = useAsking();
  const cancel = useDepartureChange(cancelDeskDeparture, departure.id);
  const isCancelled = departure.state === 'cancelled';
  // With the answer the question goes, and the letter comes.
  const isMine = isCancelled && !cancel.isIdle;
  useLayoutEffect(() => {
    if (isMine) takeFocus(document.getElementById(letterSubjectId) ?? document.querySelector('h1'));
  }, [isMine]);
  if (isCancelled) return null;
  const concerned = parties.filter(({ standing }) => standing !== 'ended').map(({ name }) => name);
  return (
    <>
      <Button variant="quiet" size="small" onClick={ask}>
        Cancel this departure
      </Button>
      <Question
        title="Cancel this departure?"
        {...question}
        yes={cancel.isPending ? 'Cancelling …' : 'Cancel it'}
        onYes={() => cancel.mutate({ params: { id: departure.id } })}
        no="Keep it"
        change={cancel}
      >
        <p>
          Visitors will see it no more. Nobody is written to by itself: a letter to everybody on it then stands on this
          page.
        </p>
        <p className="wrap-anywhere">
          {concerned.length === 0
            ? 'Nobody we know of is concerned.'
            : `Who has to hear of it: ${concerned.join(', ')}.`}
        </p>
      </Question>
    </>
  );
}
