import { type DeskClock, trustDeskClock } from '#contract/desk/upkeep-endpoints.ts';
import { office } from '#contract/office.ts';
import { formatMoment } from '#contract/words/days.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { useAsking } from '#desk/shell/ask-dialog.tsx';
import { Facts } from '#desk/shell/facts.tsx';
import { Panel } from '#desk/shell/panel.tsx';
import { Question } from '#desk/shell/question.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

/** What the server takes the time to be, and whether the store agrees. */
export function ClockPanel({ clock }: { clock: DeskClock }) {
  const { now, isDoubted, storeKnows } = clock;
  const [question, ask] = useAsking();
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
            { label: 'The server says', value: formatMoment(now) },
            storeKnows !== null && { label: 'The store last knew', value: formatMoment(storeKnows) },
          ]}
        />
        {isDoubted && (
          <div>
            <Button variant="quiet" size="small" onClick={ask}>
              The clock is right
            </Button>
          </div>
        )}
      </div>
      <Question
        title="Is the clock right?"
        {...question}
        yes="It is right"
        onYes={() => trust.mutate({}, { onSuccess: question.onClose })}
        no="Not sure"
        change={trust}
      >
        <p>
          {`The server says ${formatMoment(now)} in ${office().town}.`} Enquiries are removed by this clock: if it is
          ahead, they go too early and do not come back.
        </p>
      </Question>
    </Panel>
  );
}
