import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { renewDepartureFeed } from '#contract/desk/departure-endpoints.ts';
import { formatMoment } from '#contract/words/days.ts';
import { departureFeedQuery } from '#desk/departures/departure.queries.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { Answer } from '#desk/shell/answer.tsx';
import { AskDialog } from '#desk/shell/ask-dialog.tsx';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Button } from '#ui/button.tsx';

/** Where the calendars of the office read all departures. */
export function CalendarFeed() {
  const [isOpen, setOpen] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const { data, error } = useQuery({ ...departureFeedQuery(), enabled: isOpen });
  const renew = useChange(renewDepartureFeed);
  const close = () => {
    setOpen(false);
    setCopied(false);
  };
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        In your calendar
      </Button>
      <AskDialog title="Departures in your calendar" isOpen={isOpen} onClose={close}>
        <p>
          A calendar that subscribes to this address shows every departure with its seats, and looks again by itself.
          Whoever has the address can read it without signing in: keep it in the office. The calendar has to reach the
          desk.
        </p>
        <Answer data={data} error={error}>
          {({ url, madeAt, madeBy }) => (
            <>
              {url !== null && (
                <label className="grid gap-1.5 text-label text-muted">
                  Address
                  <input
                    readOnly
                    value={url}
                    onFocus={(event) => event.currentTarget.select()}
                    className="min-h-11 w-full rounded-card border border-line-strong bg-surface px-3 text-[0.9375rem] text-ink"
                  />
                  {madeAt !== null && `Made ${formatMoment(madeAt)}${madeBy === null ? '' : ` by ${madeBy}`}`}
                </label>
              )}
              <FormFailure error={renew.error} />
              <div className="flex flex-wrap gap-2">
                {url !== null && (
                  <Button size="small" onClick={() => void copy(url).then(setCopied)}>
                    {isCopied ? 'Copied' : 'Copy'}
                  </Button>
                )}
                <Button
                  variant={url === null ? 'primary' : 'quiet'}
                  size="small"
                  isIdle={renew.isPending}
                  onClick={() => renew.mutate({}, { onSuccess: () => setCopied(false) })}
                >
                  New address
                </Button>
                <Button variant="quiet" size="small" onClick={close}>
                  Close
                </Button>
              </div>
              {url !== null && (
                <p className="text-label text-muted">
                  A new address ends this one: calendars that have it show nothing new until they are given the new one.
                </p>
              )}
            </>
          )}
        </Answer>
      </AskDialog>
    </>
  );
}

/** Whether the browser let us. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
