import { useEffect, useEffectEvent, useState } from 'react';
import { officeDay, startWindow } from '#contract/calendar/calendar.ts';
import { openSentTrip } from '#features/trip/link/open-sent-trip.tsx';
import { readRequestNotes, type SentTrip, sentTripOf, writeRequestNotes } from '#features/trip/link/sent-trip.ts';
import { tripDifferences } from '#features/trip/link/trip-differences.ts';
import { type ReceivedTrip, readTripFragment } from '#features/trip/link/trip-fragment.ts';
import { useTrip } from '#features/trip/state/trip-context.ts';
import { useNow } from '#platform/browser/use-now.ts';
import { useDropFragment } from '#platform/links/link-fragment.ts';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';

const nothing = () => {};

/** The trip a link has brought: asked about at once, and named here until the visitor has decided. */
export function SentToYou({ fragment }: { fragment: string }) {
  const { offer, mine, previewTrip, take } = useTrip();
  const [received, setReceived] = useState<ReceivedTrip | undefined>(undefined);
  const forget = useDropFragment();
  const now = useNow();
  const today = officeDay(now);
  const sent =
    received?.kind === 'trip' && received.link.tour === offer.slug
      ? sentTripOf(received.link, offer, startWindow(today))
      : undefined;

  const takeNotes = ({ link: { notes } }: SentTrip) =>
    notes === '' || notes === readRequestNotes() ? nothing : writeRequestNotes(notes);

  const open = () => {
    if (received === undefined) return;
    openSentTrip({
      received,
      sent,
      fragment,
      offer,
      today,
      onTake: () => {
        if (sent === undefined) return;
        take(sent.today, takeNotes(sent));
        forget();
      },
      onLeave: () => {
        previewTrip(undefined);
        forget();
      },
    });
  };

  const askAtOnce = useEffectEvent(() => {
    if (sent !== undefined && mine !== undefined && isSame(sent, mine)) {
      notify({ type: 'info', title: 'This is the trip you have here', message: 'The link brings nothing new.' });
      forget();
      return;
    }
    if (sent !== undefined && mine === undefined) {
      const onTaken = () => {
        takeNotes(sent);
        forget();
      };
      previewTrip({ state: sent.today, onTaken });
    }
    open();
  });
  useEffect(() => {
    void readTripFragment(fragment).then(setReceived);
  }, [fragment]);
  useEffect(() => {
    if (received !== undefined) askAtOnce();
  }, [received]);

  if (received === undefined) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line-strong px-4 py-2 print:hidden">
      <p role="status">{noteWords(received, sent, mine !== undefined)}</p>
      <Button variant="quiet" size="small" onClick={open}>
        {sent === undefined ? 'What is wrong with it' : 'See it again'}
      </Button>
    </div>
  );
}

const isSame = ({ today, link }: SentTrip, mine: NonNullable<ReturnType<typeof useTrip>['mine']>) =>
  tripDifferences(mine, today).length === 0 && (link.notes === '' || link.notes === readRequestNotes());

function noteWords(received: ReceivedTrip, sent: SentTrip | undefined, hasOwn: boolean): string {
  if (sent === undefined) {
    return received.kind === 'trip'
      ? 'A trip of another tour came with this link.'
      : 'The trip in this link could not be read.';
  }
  if (hasOwn) return 'A trip came with this link. Yours stays as it is until you have decided.';
  return 'You are looking at a trip that was sent to you. It is kept once you take it or change it.';
}
