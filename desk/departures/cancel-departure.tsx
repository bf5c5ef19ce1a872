import { useLayoutEffect } from 'react';
import { cancelDeskDeparture } from '#contract/desk/departure-endpoints.ts';
import type { DeskDepartureDetail } from '#contract/desk/departures.ts';
import { useDepartureChange } from '#desk/departures/departure.queries.ts';
import { letterSubjectId } from '#desk/departures/letter-form.tsx';
import { useAsking } from '#desk/shell/ask-dialog.tsx';
import { Question } from '#desk/shell/question.tsx';
import { Button } from '#ui/button.tsx';
import { takeFocus } from '#ui/take-focus.ts';

/** Cancels a departure, and leads to its letter. */
export function CancelDeparture({ departure, parties }: Pick<DeskDepartureDetail, 'departure' | 'parties'>) {
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
