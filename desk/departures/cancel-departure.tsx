import { useQuery } from '@tanstack/react-query';
import { cancelDeskDeparture } from '#contract/desk/departure-endpoints.ts';
import type { DepartureConcern, DeskDeparture } from '#contract/desk/departures.ts';
import { count } from '#contract/words/count.ts';
import { concernsQuery } from '#desk/departures/departure.queries.ts';
import { copyText } from '#desk/platform/copy-text.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { AskDialog, useAsking } from '#desk/shell/ask-dialog.tsx';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Button } from '#ui/button.tsx';

/** Cancels a departure once one has seen who has to hear of it; the mails to them stay at hand afterwards. */
export function CancelDeparture({ departure }: { departure: DeskDeparture }) {
  const [question, ask] = useAsking();
  const cancel = useChange(cancelDeskDeparture);
  const { data, error } = useQuery({ ...concernsQuery(departure.id), enabled: question.isOpen });
  const concerned = cancel.data?.concerned ?? data?.concerned;
  const isCancelled = departure.state === 'cancelled';
  return (
    <>
      <Button variant="quiet" size="small" onClick={ask}>
        {isCancelled ? 'Who has to hear of it' : 'Cancel this departure'}
      </Button>
      <AskDialog title={isCancelled ? 'It is cancelled' : 'Cancel this departure?'} {...question}>
        <p>
          {isCancelled
            ? 'Visitors see it no more. Nobody is written to by itself.'
            : 'Visitors will see it no more. Nobody is written to by itself: the letters stand below.'}
        </p>
        <FormFailure error={error} />
        {concerned !== undefined && <Concerned all={concerned} />}
        <FormFailure error={cancel.error} />
        <div className="flex flex-wrap gap-2">
          {!isCancelled && (
            <Button
              size="small"
              disabled={cancel.isPending}
              onClick={() => cancel.mutate({ params: { id: departure.id }, version: departure.version })}
            >
              {cancel.isPending ? 'Cancelling …' : 'Cancel it'}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={question.onClose}>
            {isCancelled ? 'Close' : 'Keep it'}
          </Button>
        </div>
      </AskDialog>
    </>
  );
}

function Concerned({ all }: { all: readonly DepartureConcern[] }) {
  if (all.length === 0) return <p className="rounded-card bg-sand p-4">Nobody we know of is concerned.</p>;
  return (
    <ul className="grid gap-2">
      {all.map((one) => (
        <li key={`${one.because} ${one.enquiry} ${one.name}`}>
          <details className="rounded-card border border-line p-3">
            <summary className="min-h-9 font-semibold">
              {one.name}
              {one.seats !== null && `, ${count(one.seats, 'seat')}`}
            </summary>
            <p className="mt-2 font-semibold">{one.letter.subject}</p>
            <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{one.letter.body}</p>
            <div className="mt-3 flex flex-wrap gap-2">
              {one.email !== null && (
                <a
                  href={mailHref(one.email, one.letter)}
                  className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 hover:bg-sand"
                >
                  Write the mail
                </a>
              )}
              <Button variant="quiet" size="small" onClick={() => void copyText(one.letter.body)}>
                Copy the letter
              </Button>
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

function mailHref(email: string, { subject, body }: DepartureConcern['letter']): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
