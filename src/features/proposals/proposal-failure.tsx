import type { ReactNode } from 'react';
import { noticeOf } from '#platform/api/error-catalogue.ts';
import { ReachUs } from '#shell/reach-us/reach-us.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';

interface ProposalFailureProps {
  error: unknown;
  isRetrying: boolean;
  onRetry(): void;
}

/** It could not be had for now. What everybody pays is no answer to that. */
export function ProposalFailure({ error, isRetrying, onRetry }: ProposalFailureProps) {
  return (
    <div className="page-width grid min-h-svh content-start gap-5 py-10 sm:py-16">
      <h1 className="text-title-2">Your trip could not be fetched</h1>
      <p className="max-w-2xl">Nothing has happened to it: the mail that brought you here has all of it as text.</p>
      <ErrorPanel heading="h2" notice={noticeOf(error)} onRetry={onRetry} isRetrying={isRetrying} />
      <ReachUs message="Hello, I cannot open the trip you have sent me." />
    </div>
  );
}

/** The link leads to none, above the tour's own page. */
export function UnknownProposal({ children }: { children: ReactNode }) {
  return (
    <>
      <section aria-label="Your link" role="status" className="page-width py-6 print:hidden">
        <div className="rounded-panel bg-sand p-6 sm:p-8">
          <p className="font-display font-semibold text-title-3 leading-snug">
            We cannot find the trip this link leads to.
          </p>
          <p className="mt-2 max-w-2xl">
            The link may have been cut on its way: please open it from our mail once more, or write to us and we send it
            again. Below is the tour as we offer it to everyone.
          </p>
          <div className="mt-3">
            <ReachUs message="Hello, the link to my trip does not open. Could you send it again?" />
          </div>
        </div>
      </section>
      {children}
    </>
  );
}
