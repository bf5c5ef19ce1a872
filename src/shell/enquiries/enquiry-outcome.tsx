import { CircleCheck, CloudOff, TriangleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { enquiryFailure } from '#shell/enquiries/enquiry-failure.ts';
import type { EnquiryStatus } from '#shell/enquiries/enquiry-status.ts';
import { ReachUs } from '#shell/reach-us/reach-us.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary, type FormError } from '#ui/fields/error-summary.tsx';
import { takeLateFocus } from '#ui/take-focus.ts';

interface EnquiryOutcomeProps {
  status: Exclude<EnquiryStatus, { state: 'sending' }>;
  /** Whether it was submitted in this form: the visitor is looking at it, so the focus goes here. */
  isOwnSubmission: boolean;
  /** What comes after the reference. */
  next: ReactNode;
  /** The same in a few lines, for a chat. */
  message: string;
  anewLabel: string;
  onAnew(): void;
  onTakeBack(): void;
}

const appearances = {
  sent: { Icon: CircleCheck, title: 'We have it', tone: 'text-success' },
  kept: { Icon: CloudOff, title: 'Kept on this device', tone: 'text-warning' },
  refused: { Icon: TriangleAlert, title: 'This could not be sent', tone: 'text-danger' },
} as const;

/** What has become of an enquiry, in its form's place. */
export function EnquiryOutcome({ status, isOwnSubmission, next, message, ...actions }: EnquiryOutcomeProps) {
  const { Icon, title, tone } = appearances[status.state];
  const headingId = useId();
  const { state } = status;

  return (
    <section aria-labelledby={headingId} className="rounded-panel bg-sand p-6 sm:p-9">
      <Icon aria-hidden="true" size={36} strokeWidth={1.5} className={tone} />
      <div role="status">
        <h2
          // Each state is news.
          key={state}
          ref={isOwnSubmission ? takeLateFocus : undefined}
          id={headingId}
          tabIndex={-1}
          className="mt-4 text-title-2 leading-tight outline-none"
        >
          {title}
        </h2>
        <OutcomeText status={status} />
      </div>
      {state === 'sent' && <div className="mt-5 max-w-xl">{next}</div>}
      <div className="mt-7 flex flex-wrap gap-3">
        {state !== 'refused' && (
          <Button variant={state === 'sent' ? 'secondary' : 'quiet'} onClick={actions.onAnew}>
            {actions.anewLabel}
          </Button>
        )}
        {state !== 'sent' && (
          <Button variant={state === 'refused' ? 'primary' : 'quiet'} onClick={actions.onTakeBack}>
            {state === 'refused' ? 'Look at it again' : 'Take it back and change it'}
          </Button>
        )}
      </div>
      <div className="mt-6 border-line-strong/40 border-t pt-4">
        <p className="text-label text-muted">
          {state === 'sent' ? 'Something to add at once?' : 'In a hurry? A person can be reached here:'}
        </p>
        <ReachUs message={message} />
      </div>
    </section>
  );
}

function OutcomeText({ status }: Pick<EnquiryOutcomeProps, 'status'>) {
  if (status.state === 'sent') {
    return (
      <>
        <p className="mt-2 max-w-xl text-muted">{status.answer.message}</p>
        <p className="mt-5 text-label text-muted">Your reference</p>
        <p className="figures select-all font-display font-semibold text-[2.5rem] leading-tight tracking-[0.06em]">
          {status.answer.reference}
        </p>
      </>
    );
  }
  if (status.state === 'kept') {
    return (
      <p className="mt-2 max-w-xl">
        {status.isOnDisk
          ? 'Kept on this device; we send it when you are online, also if you close this page and come back later. Nothing has reached us yet.'
          : 'Your browser lets us keep it in this page only: please leave it open, and we send it when you are online. Nothing has reached us yet.'}
      </p>
    );
  }
  const { title, message } = enquiryFailure(status.error);
  return <p className="mt-2 max-w-xl">{`${title}. ${message} Nothing you have written is lost.`}</p>;
}

interface EnquiryRefusalProps {
  errors: readonly FormError[];
  /** A refusal no field is to blame for. */
  failure: unknown;
  message: string;
  ref: Ref<HTMLDivElement>;
}

/** Above a form that was refused: what to put right, or what went wrong and how else to reach us. It takes the focus. */
export function EnquiryRefusal({ errors, failure, message, ref }: EnquiryRefusalProps) {
  if (errors.length > 0) {
    const title = errors.length === 1 ? 'One thing needs another look' : `${errors.length} things need another look`;
    return <ErrorSummary ref={ref} title={title} errors={errors} />;
  }
  if (failure === undefined) return null;
  const { title, message: reason } = enquiryFailure(failure);
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="rounded-card border-2 border-danger bg-surface p-5">
      <p className="font-semibold text-danger">{title}</p>
      <p className="mt-1">{`${reason} What you have written is still here.`}</p>
      <ReachUs message={message} />
    </div>
  );
}
