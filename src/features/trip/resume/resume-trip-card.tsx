import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { tourQuery } from '#features/tours/tour.queries.ts';
import { resumeWords } from '#features/trip/resume/resume-words.ts';
import { customize } from '#features/trip/state/customization-reducer.ts';
import type { CustomizationState } from '#features/trip/state/customization-state.ts';
import { customizationStore, holdBegunPlace, isBegun, nothingKept } from '#features/trip/state/customization-store.ts';
import { tourWords } from '#features/trip/state/trip-words.ts';
import { customiseId } from '#features/trip/trip-anchors.ts';
import { useNow } from '#platform/browser/use-now.ts';
import { useStore } from '#platform/store.ts';
import { useEnquiries } from '#shell/enquiries/enquiry-status.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { takeFocus } from '#ui/take-focus.ts';

/** The trip a visitor has begun: what it costs today and why, what it lacks, the way on, and a way to let it go. */
export function ResumeTripCard() {
  const kept = useStore(customizationStore, nothingKept);
  const [letGo, setLetGo] = useState<CustomizationState | undefined>(undefined);
  const { baseTour } = kept;
  const isThere = isBegun(kept);

  const hasNothing = !isThere && letGo === undefined;
  useEffect(() => {
    // What looked like a trip from outside was none: its place is given up.
    if (hasNothing) holdBegunPlace(false);
  }, [hasNothing]);
  useEffect(() => () => holdBegunPlace(isBegun(customizationStore.getSnapshot())), []);

  if (letGo !== undefined && !isThere) {
    return (
      <Frame>
        <p role="status">Your trip was let go.</p>
        <Button
          ref={takeFocus}
          className="w-fit"
          variant="quiet"
          size="small"
          onClick={() => {
            customizationStore.set(letGo);
            setLetGo(undefined);
          }}
        >
          <Undo2 aria-hidden="true" size={18} strokeWidth={1.75} />
          Undo
        </Button>
      </Frame>
    );
  }
  if (baseTour === null || !isThere) return null;
  return (
    <ResumeLines kept={kept} slug={baseTour.slug}>
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink
          size="small"
          variant="secondary"
          to="/tour/$tourSlug"
          params={{ tourSlug: baseTour.slug }}
          hash={customiseId}
        >
          Go on with it
        </ButtonLink>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            setLetGo(kept);
            customizationStore.set(customize(kept, { type: 'reset' }));
          }}
        >
          Let it go
        </Button>
      </div>
    </ResumeLines>
  );
}

/** All of it at once: what comes later would move the rest. */
function ResumeLines({ kept, slug, children }: { kept: CustomizationState; slug: string; children: ReactNode }) {
  const { data: tour, isError } = useQuery(tourQuery(slug));
  const now = useNow();
  const isSent = useEnquiries().some(
    ({ state, enquiry }) =>
      state === 'sent' && enquiry.name === 'custom-safari' && enquiry.href.split('?', 1)[0] === `/tour/${slug}`,
  );
  if (tour === undefined && !isError) return null;
  const { price, missing } = resumeWords(kept, tour, { isError, isSent, now });
  return (
    <Frame>
      <div className="min-w-0">
        <p className="line-clamp-1 font-semibold max-[16rem]:line-clamp-2">{`Your trip: ${tourWords(kept)}`}</p>
        <p className="figures line-clamp-4 text-[0.96875rem] max-[16rem]:line-clamp-6 md:line-clamp-3">{price}</p>
        <p className="line-clamp-2 text-label text-muted max-[16rem]:line-clamp-3">{missing}</p>
      </div>
      {children}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="The trip you have begun"
      className="grid content-center gap-x-8 gap-y-3 rounded-card bg-sand px-4 py-3 sm:px-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
    >
      {children}
    </section>
  );
}
