import { useState } from 'react';
import { type DeskClock, trustDeskClock } from '#contract/desk/upkeep-endpoints.ts';
import { formatInstant } from '#desk/platform/eat-time.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { AskDialog } from '#desk/shell/ask-dialog.tsx';
import { Facts } from '#desk/shell/facts.tsx';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Panel } from '#desk/shell/panel.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

/** What the server takes the time to be, and whether the store agrees. */
export function ClockPanel({ clock }: { clock: DeskClock }) {
  const { now, isDoubted, storeKnows } = clock;
  const [isAsking, setAsking] = useState(false);
  const trust = useChange(trustDeskClock);
  return (
    <Panel title="Clock">
      <div className="grid gap-4">
        {isDoubted && (
          <div>
            <Badge tone="danger">In doubt: nothing old is removed</Badge>
          </div>
        )}
        <Facts
          facts={[
            { label: 'The server says', value: formatInstant(now) },
            storeKnows !== null && { label: 'The store last knew', value: formatInstant(storeKnows) },
          ]}
        />
        {isDoubted && (
          <div>
            <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
              The clock is right
            </Button>
          </div>
        )}
      </div>
      <AskDialog title="Is the clock right?" isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>
          The server says {formatInstant(now)} in Nairobi. Enquiries are removed by this clock: if it is ahead, they go
          too early and do not come back.
        </p>
        <FormFailure error={trust.error} />
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            onClick={() => trust.mutate({}, { onSuccess: () => setAsking(false) })}
            disabled={trust.isPending}
          >
            It is right
          </Button>
          <Button variant="quiet" size="small" onClick={() => setAsking(false)}>
            Not sure
          </Button>
        </div>
      </AskDialog>
    </Panel>
  );
}
