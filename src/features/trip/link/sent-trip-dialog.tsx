import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { tourQuery } from '#features/tours/tour.queries.ts';
import type { SentTripQuestion } from '#features/trip/link/sent-trip.ts';
import { SentTripDetails } from '#features/trip/link/sent-trip-details.tsx';
import { type CustomizationState, isWorthKeeping } from '#features/trip/state/customization-state.ts';
import { customizationStore, nothingKept } from '#features/trip/state/customization-store.ts';
import { fitToTour, type TourOffer } from '#features/trip/state/fit-to-tour.ts';
import { AppError } from '#platform/api/app-error.ts';
import { useStore } from '#platform/store.ts';
import { DialogHead } from '#shell/modals/dialog-head.tsx';
import { sentTripModalId } from '#shell/modals/modal-ids.ts';
import { Button, ButtonLink } from '#ui/button.tsx';

interface SentTripDialogProps extends SentTripQuestion {
  /** Closes the dialog, and does this. */
  onAnswer: (answer: () => void) => void;
}

/** What came with a link, and the two answers to it; or why there is nothing in it to take. */
export function SentTripDialog({ onAnswer, ...question }: SentTripDialogProps) {
  const { received, sent, fragment, offer, onTake, onLeave } = question;
  const mine = useOwnTrip(offer);
  if (received.kind === 'newer') {
    return (
      <Frame title="This link is newer than this page">
        <p>This link was made by a newer version of this site; reload and try again.</p>
        <Answers>
          <Button onClick={() => location.reload()}>Reload the page</Button>
          <Button variant="quiet" onClick={() => onAnswer(onLeave)}>
            Go on without it
          </Button>
        </Answers>
      </Frame>
    );
  }
  if (received.kind === 'unreadable') {
    return (
      <Frame title="This link could not be read">
        <p>
          Part of it was probably lost on the way. Please ask for it once more, or copy all of it. Nothing here has
          changed.
        </p>
        <Answers>
          <Button onClick={() => onAnswer(onLeave)}>Go on without it</Button>
        </Answers>
      </Frame>
    );
  }
  if (sent === undefined) {
    return (
      <Frame title="This link is for another tour">
        <p>{`The trip in it does not start from ${offer.name}, and nothing here has changed.`}</p>
        <Answers>
          <OtherTourLink slug={received.link.tour} fragment={fragment} />
          <Button variant="quiet" onClick={() => onAnswer(onLeave)}>
            Stay with this tour
          </Button>
        </Answers>
      </Frame>
    );
  }
  return (
    <Frame title="A trip was sent to you">
      <SentTripDetails sent={sent} mine={mine} today={question.today} offer={offer} />
      <Answers>
        <Button onClick={() => onAnswer(onTake)}>
          {mine === undefined ? 'Make it my trip' : 'Take it in place of mine'}
        </Button>
        <Button variant="quiet" onClick={() => onAnswer(onLeave)}>
          {mine === undefined ? 'No, thank you' : 'Keep mine'}
        </Button>
        <p className="text-label text-muted">Taking it can be undone.</p>
      </Answers>
    </Frame>
  );
}

/** What it would take the place of, as it stands by now: another tab may change it while this is open. */
function useOwnTrip(offer: TourOffer): CustomizationState | undefined {
  const kept = useStore(customizationStore, nothingKept);
  if (!isWorthKeeping(kept.customizations)) return undefined;
  return kept.baseTour?.id === offer.id ? fitToTour(kept, offer) : kept;
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-5 p-5 sm:p-8">
      <DialogHead title={title} modalId={sentTripModalId} />
      {children}
    </div>
  );
}

function Answers({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3 border-line border-t pt-5">{children}</div>;
}

/** Leads with the trip to the tour it belongs to, unless there is no such tour any more. */
function OtherTourLink({ slug, fragment }: { slug: string; fragment: string }) {
  const { data, error } = useQuery(tourQuery(slug));
  if (error instanceof AppError && error.kind === 'NOT_FOUND_ERROR') {
    return <p className="basis-full">The tour it belongs to is no longer offered.</p>;
  }
  return (
    <ButtonLink to="/tour/$tourSlug" params={{ tourSlug: slug }} hash={`trip=${fragment}`}>
      {data === undefined ? 'Open the tour it belongs to' : `Open it with ${data.name}`}
    </ButtonLink>
  );
}
