import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { isTokenLike } from '#features/proposals/proposal.queries.ts';
import { useKeptTrip } from '#features/proposals/use-kept-trip.ts';
import { AppError } from '#platform/api/app-error.ts';
import { noticeOf } from '#platform/api/error-catalogue.ts';
import type { TripView } from '#platform/kept-trips.ts';
import { fragmentOf } from '#platform/links/link-fragment.ts';
import { ReachUs } from '#shell/reach-us/reach-us.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';

interface LinkedTripProps<View extends TripView> {
  name: 'proposal' | 'shared';
  /** What stands in the fragment. */
  token: string;
  /** The fragment of the part of it that is shown. */
  hash: string;
  answer: UseQueryResult<View>;
  isOfKind: (kept: TripView) => kept is View;
  /** What is said while there is no trip, each beside what to do. */
  words: { pending: string; failed: string; unknown: string };
  /** The tour's own page. */
  children: ReactNode;
  /** `keptAt` is when it was kept on the device, where the office cannot be reached. */
  render: (view: View, keptAt?: string) => ReactNode;
}

/** A tour's page as the trip a link leads to, or what has become of the link. */
export function LinkedTrip<View extends TripView>(props: LinkedTripProps<View>) {
  const { name, token, hash, answer, isOfKind, words, children, render } = props;
  const { data: view, error, isFetching, refetch } = answer;
  const isGone = !isTokenLike(token) || isUnknown(error);
  const kept = useKeptTrip(token, view, isGone);
  const keptView = kept?.view && isOfKind(kept.view) ? kept.view : undefined;
  const shown = view ?? keptView;
  useOwnAddress(name, shown && hash, shown?.offer.tour);
  if (view !== undefined) return render(view);
  if (isGone) return <UnknownTrip words={words.unknown}>{children}</UnknownTrip>;
  if (keptView) return render(keptView, error === null ? undefined : kept?.keptAt);
  if (error !== null) {
    return <TripFailure words={words.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div role="status" className="own-page page-width min-h-svh py-16">
      <h1 className="text-title-2">Your trip is on its way</h1>
      <p className="mt-2 empty:hidden">{words.pending}</p>
    </div>
  );
}

/** No such trip, or no token of ours. */
function isUnknown(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  const { status = 0 } = error.details;
  return status === 404 || status === 400 || status === 422;
}

/** A part of the page one has gone to has taken the fragment: loaded again, the page is to be the trip again; of another tour, there. */
function useOwnAddress(
  name: LinkedTripProps<TripView>['name'],
  fragment: string | undefined,
  tour: { kind: string; slug: string } | undefined,
): void {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const own = tour && `/${tour.kind}/${tour.slug}`;
  useEffect(() => {
    if (fragment === undefined || own === undefined) return;
    if (pathname === own && fragmentOf(hash, name) !== undefined) return;
    const there = { hash: fragment, replace: true, resetScroll: false, hashScrollIntoView: false };
    void navigate({ to: own, ...there });
  }, [name, fragment, own, pathname, hash, navigate]);
}

interface TripFailureProps {
  words: string;
  error: unknown;
  isRetrying: boolean;
  onRetry(): void;
}

/** It could not be had for now. What everybody pays is no answer to that. */
function TripFailure({ words, error, isRetrying, onRetry }: TripFailureProps) {
  return (
    <div className="page-width grid min-h-svh content-start gap-5 py-10 sm:py-16">
      <h1 className="text-title-2">Your trip could not be fetched</h1>
      <p className="max-w-2xl">{words}</p>
      <ErrorPanel heading="h2" notice={noticeOf(error)} onRetry={onRetry} isRetrying={isRetrying} />
      <ReachUs message="Hello, I cannot open the trip you have sent me." />
    </div>
  );
}

/** The link leads to none, above the tour's own page. */
function UnknownTrip({ words, children }: { words: string; children: ReactNode }) {
  return (
    <>
      <section aria-label="Your link" role="status" className="page-width py-6 print:hidden">
        <div className="rounded-panel bg-sand p-6 sm:p-8">
          <p className="font-display font-semibold text-title-3 leading-snug">
            We cannot find the trip this link leads to.
          </p>
          <p className="mt-2 max-w-2xl">{`${words} Below is the tour as we offer it to everyone.`}</p>
          <div className="mt-3">
            <ReachUs message="Hello, the link to my trip does not open. Could you send it again?" />
          </div>
        </div>
      </section>
      {children}
    </>
  );
}
