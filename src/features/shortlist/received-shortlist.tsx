import { useEffect, useState } from 'react';
import { mostShortlisted } from '#contract/trip/shortlist.ts';
import { count } from '#contract/words/count.ts';
import { SavedItem } from '#features/shortlist/saved-item.tsx';
import { merged } from '#features/shortlist/shortlist-changes.ts';
import { readShortlistLink, type SentShortlist } from '#features/shortlist/shortlist-link.ts';
import { useSavedThings } from '#features/shortlist/shortlist-records.ts';
import { readSentTrip, tripWords, useShortlistTrip } from '#features/shortlist/shortlist-trip.ts';
import { useNow } from '#platform/browser/use-now.ts';
import { useDropFragment } from '#platform/links/link-fragment.ts';
import { changeShortlist, nothingShortlisted, shortlist } from '#platform/shortlist/shortlist.ts';
import { entryKey } from '#platform/shortlist/shortlist-entry.ts';
import { useStore } from '#platform/store.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';

const refusals = {
  unreadable:
    'This link could not be read. It may have been cut on its way: ask whoever sent it to send it again. Your own shortlist is as it was.',
  newer:
    'This link was made by a newer version of this site. Load the page again and open it once more. Your own shortlist is as it was.',
};

/** What a link brought, and the question what is to become of it. Nothing of the visitor's changes before they answer. */
export function ReceivedShortlist({ fragment }: { fragment: string }) {
  const [sent, setSent] = useState<SentShortlist | undefined>(undefined);
  const drop = useDropFragment();
  useEffect(() => {
    let isCurrent = true;
    void readShortlistLink(fragment).then((read) => isCurrent && setSent(read));
    return () => {
      isCurrent = false;
    };
  }, [fragment]);

  if (sent === undefined) return <Spinner />;
  if (sent.state === 'read') return <Question sent={sent} onDecided={drop} />;
  return (
    <div role="alert" className="grid justify-items-start gap-4 rounded-card bg-sand p-5">
      <p className="max-w-prose">{refusals[sent.state]}</p>
      <Button size="small" onClick={drop}>
        See my shortlist
      </Button>
    </div>
  );
}

interface QuestionProps {
  sent: Extract<SentShortlist, { state: 'read' }>;
  onDecided: () => void;
}

function Question({ sent, onDecided }: QuestionProps) {
  const now = useNow();
  const mine = useStore(shortlist, nothingShortlisted).entries;
  const own = useShortlistTrip();
  const theirTrip = readSentTrip(sent.trip, now);
  const trip = theirTrip ?? own.trip;
  const things = useSavedThings(sent.entries);
  const { entries, added, leftOut } = merged(mine, sent.entries, now);
  const fresh = new Set(added.map(entryKey));
  const brings = entries.some((entry, index) => entry.note !== mine[index]?.note);
  const takesTrip = !own.isChosen && theirTrip !== undefined;

  const news =
    added.length === 0
      ? 'All of it is on yours already.'
      : `${added.length} of them ${added.length === 1 ? 'is' : 'are'} new to you; yours has ${mine.length}.`;

  function add() {
    changeShortlist({ entries, ...(takesTrip && { trip: theirTrip }) });
    onDecided();
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-2">
        <p className="font-display font-semibold text-title-3 leading-snug">
          {`You were sent a shortlist of ${sent.entries.length}.`}
        </p>
        <p className="text-muted">
          {`${mine.length === 0 ? 'Yours is empty so far.' : news} ${theirTrip ? `It was sent for ${tripWords(theirTrip)}.` : ''} Nothing of yours changes until you say so.`}
        </p>
        {leftOut > 0 && (
          <p className="text-warning">
            {`A shortlist holds ${mostShortlisted}: ${count(leftOut, 'entry', 'entries')} of this one would find no room on yours.`}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {(added.length > 0 || brings) && <Button onClick={add}>Add to mine</Button>}
        <Button variant="quiet" onClick={onDecided}>
          Keep mine as it is
        </Button>
      </div>
      <ul className="border-line border-t">
        {things.map((thing) => (
          <li key={entryKey(thing.entry)} className="border-line border-b py-4">
            <SavedItem
              thing={thing}
              trip={trip}
              note={
                <div className="mt-1.5 grid justify-items-start gap-1.5">
                  {thing.entry.note && (
                    <p className="wrap-anywhere border-sun border-l-2 pl-3 font-display italic">{thing.entry.note}</p>
                  )}
                  {fresh.has(entryKey(thing.entry)) ? (
                    <Badge tone="sun">New to you</Badge>
                  ) : (
                    <Badge>On your list</Badge>
                  )}
                </div>
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
