import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import {
  type DeskSubscriber,
  type SubscriberConsent,
  withdrawDeskSubscriber,
} from '#contract/desk/subscriber-endpoints.ts';
import { formatMoment } from '#contract/words/days.ts';
import { SendAgain } from '#desk/mails/send-again.tsx';
import { subscriberQuery } from '#desk/newsletter/subscriber.queries.ts';
import { forgotten, sourceNames, stepNames, subscriberLooks } from '#desk/newsletter/subscriber-words.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { AskedButton } from '#desk/shell/ask-dialog.tsx';
import { HistoryList } from '#desk/shell/history-list.tsx';
import { PageHead } from '#desk/shell/page-head.tsx';
import { Panel } from '#desk/shell/panel.tsx';
import { StateBadge } from '#desk/shell/state-badge.tsx';
import { notify } from '#platform/notices/notify.ts';

const route = getRouteApi('/_office/newsletter/$subscriptionId');

/** One subscription, with the evidence of what its owner agreed to. */
export function SubscriberPage() {
  const { subscriptionId } = route.useParams();
  const { data } = useSuspenseQuery(subscriberQuery(subscriptionId));
  const { subscriber, consents, changes } = data;
  return (
    <>
      <PageHead
        list={{ to: '/newsletter', name: 'Newsletter' }}
        title={subscriber.email ?? forgotten}
        note={`Since ${formatMoment(subscriber.changedAt)}`}
      >
        <StateBadge of={subscriberLooks[subscriber.state]} />
      </PageHead>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <Panel title="Consent">
          <ol className="grid gap-3">
            {consents.map((consent) => (
              <ConsentStep key={`${consent.step} ${consent.at}`} consent={consent} />
            ))}
          </ol>
        </Panel>
        <div className="grid min-w-0 gap-5">
          {subscriber.failedMail !== null && (
            <Panel title="A mail was given up">
              <p className="mb-3 text-danger">{subscriber.failedMail.why}</p>
              <SendAgain messageId={subscriber.failedMail.messageId} />
            </Panel>
          )}
          <Panel title="History">
            <HistoryList changes={changes} />
          </Panel>
          {subscriber.state !== 'ended' && <WithdrawSubscriber subscriber={subscriber} />}
        </div>
      </div>
    </>
  );
}

function ConsentStep({ consent }: { consent: SubscriberConsent }) {
  const { step, at, source, wording, wordingVersion } = consent;
  return (
    <li className="border-line border-l-2 pl-3">
      <p className="text-label text-muted">{formatMoment(at)}</p>
      <p>
        <span className="font-semibold">{stepNames[step]}</span> {sourceNames[source] ?? source}
      </p>
      {step !== 'withdrawn' && (
        <p className="text-label text-muted">
          Wording of {wordingVersion}
          {wording !== null && <>: “{wording}”</>}
        </p>
      )}
    </li>
  );
}

/** Ends a subscription for somebody who asked the office for it. */
function WithdrawSubscriber({ subscriber }: { subscriber: DeskSubscriber }) {
  const { subscriptionId, email } = subscriber;
  const withdraw = useChange(withdrawDeskSubscriber);
  const end = async () => {
    await withdraw.mutateAsync({ params: { subscriptionId } });
    notify({ type: 'success', title: 'The subscription has ended' });
  };
  return (
    <div>
      <AskedButton
        label="End the subscription"
        variant="quiet"
        title="End this subscription?"
        yes={['End it', 'Ending …']}
        no="Keep it"
        onYes={end}
        change={withdraw}
      >
        <p className="wrap-anywhere">
          {email} gets no newsletter any more, and the address is forgotten. Only its owner can subscribe again.
        </p>
      </AskedButton>
    </div>
  );
}
