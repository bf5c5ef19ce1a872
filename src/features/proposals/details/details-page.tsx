import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { officeDay } from '#contract/calendar/calendar.ts';
import type { ProposalView } from '#contract/forms/proposals.ts';
import { goneOn } from '#contract/trip/traveller-details.ts';
import { formatFullDay } from '#contract/words/days.ts';
import { refusalWords } from '#features/proposals/ask-about-proposal.tsx';
import { detailsQuery } from '#features/proposals/details/details.queries.ts';
import { DetailsForm } from '#features/proposals/details/details-form.tsx';
import { RemoveDetails } from '#features/proposals/details/remove-details.tsx';
import { useOpenPart } from '#features/proposals/details-part.ts';
import { tripLine } from '#features/proposals/proposal-words.ts';
import { AppError } from '#platform/api/app-error.ts';
import { noticeOf } from '#platform/api/error-catalogue.ts';
import { useNow } from '#platform/browser/use-now.ts';
import { isPassing } from '#platform/query-client.ts';
import { ReachUs } from '#shell/reach-us/reach-us.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { takeFocus } from '#ui/take-focus.ts';

interface DetailsPageProps {
  token: string;
  view: ProposalView;
}

/** What camps, airlines and guides need of a party that said yes, given by whoever has the link, in as many sittings as they like. */
export function DetailsPage({ token, view }: DetailsPageProps) {
  const { offer } = view;
  const today = officeDay(useNow());
  const openPart = useOpenPart(token);
  return (
    <div className="own-page page-width grid min-h-svh grid-cols-[minmax(0,1fr)] content-start gap-8 py-6 sm:py-16">
      <header>
        <Button variant="quiet" size="small" className="print:hidden" onClick={() => openPart(false)}>
          Back to your trip
        </Button>
        <p className="mt-6 font-semibold text-accent">{offer.tour.name}</p>
        <h1 ref={takeFocus} tabIndex={-1} className="mt-1 text-title-1 leading-tight outline-none">
          Who travels
        </h1>
        <p className="figures mt-3 max-w-2xl text-lead leading-snug">{tripLine(offer)}</p>
        <p className="mt-5 max-w-2xl">
          Camps, airlines and your guide need these. Give what you have, and come back by the same link for the rest:
          what is saved stays.
        </p>
        <p className="mt-2 max-w-2xl text-muted">
          {`They are kept sealed at our office, whoever reads them there is written down, and on ${formatFullDay(goneOn(offer.endDate), today)} they are removed. Nothing of them stays on this device. `}
          <Link to="/privacy-policy" target="_blank" className="underline underline-offset-4">
            Privacy policy
          </Link>
        </p>
      </header>
      <Given token={token} view={view} today={today} />
    </div>
  );
}

function Given({ token, view, today }: DetailsPageProps & { today: string }): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(detailsQuery(token));
  if (data !== undefined) return <DetailsForm token={token} view={view} kept={data} today={today} />;
  if (error === null) return <p role="status">What you have given so far is on its way.</p>;
  if (isPassing(error))
    return (
      <ErrorPanel heading="h2" notice={noticeOf(error)} onRetry={() => void refetch()} isRetrying={isFetching}>
        <p className="basis-full text-muted">
          What you have given is safe, and can be given and read only with a connection.
        </p>
      </ErrorPanel>
    );
  return (
    <div role="alert" className="max-w-2xl rounded-panel bg-sand p-6 sm:p-8">
      <p className="font-semibold">{refusalWords(error, 'Nothing can be given here')}</p>
      <div className="mt-3">
        <ReachUs message="Hello, I cannot give you the details of our travellers." />
      </div>
      {error instanceof AppError && error.details.code === 'details_sealed' && (
        <div className="mt-3">
          <RemoveDetails token={token} />
        </div>
      )}
    </div>
  );
}
