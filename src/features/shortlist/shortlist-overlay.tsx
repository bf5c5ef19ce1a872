import { Columns3, List, Printer, Send } from 'lucide-react';
import { useState } from 'react';
import { count } from '#contract/words/count.ts';
import { ReceivedShortlist } from '#features/shortlist/received-shortlist.tsx';
import { SavedList } from '#features/shortlist/saved-list.tsx';
import { isComparable, ShortlistComparison } from '#features/shortlist/shortlist-comparison.tsx';
import { shortlistHref } from '#features/shortlist/shortlist-link.ts';
import { useSavedThings } from '#features/shortlist/shortlist-records.ts';
import { ShortlistSheet } from '#features/shortlist/shortlist-sheet.tsx';
import { useShortlistTrip } from '#features/shortlist/shortlist-trip.ts';
import { TripChoice } from '#features/shortlist/trip-choice.tsx';
import { shareLink } from '#parts/share/share-link.ts';
import { canRemember } from '#platform/browser/storage.ts';
import { useLinkFragment } from '#platform/links/link-fragment.ts';
import { operator } from '#platform/operator.ts';
import { changeShortlist, nothingShortlisted, type Shortlist, shortlist } from '#platform/shortlist/shortlist.ts';
import { useStore } from '#platform/store.ts';
import { DialogHead } from '#shell/modals/dialog-head.tsx';
import { shortlistModalId } from '#shell/modals/modal-ids.ts';
import { type Undoable, UndoNotice } from '#shell/notices/undo-notice.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** What the header's heart opens: the shortlist, side by side when asked; or what a link brought. */
export function ShortlistOverlay() {
  const sent = useLinkFragment('shortlist');
  const { entries } = useStore(shortlist, nothingShortlisted);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5 sm:p-8">
      <DialogHead title="Your shortlist" modalId={shortlistModalId} />
      <StorageRefused />
      {sent === undefined ? <OwnShortlist entries={entries} /> : <ReceivedShortlist key={sent} fragment={sent} />}
    </div>
  );
}

function StorageRefused() {
  const { subscribe, isSaved } = shortlist;
  if (useStore<boolean>({ subscribe, getSnapshot: () => isSaved() && canRemember() }, true)) return null;
  return (
    <p role="status" className="rounded-card border border-line-strong px-4 py-3">
      Your browser does not let this site store anything: your shortlist is gone when you close or reload the page. Send
      it to yourself to keep it.
    </p>
  );
}

function OwnShortlist({ entries }: Pick<ReturnType<typeof shortlist.getSnapshot>, 'entries'>) {
  const things = useSavedThings(entries);
  const { trip } = useShortlistTrip();
  const { undoable, change } = useUndo();
  const [isSideBySide, setSideBySide] = useState(false);
  const canCompare = things.filter(isComparable).length > 1;
  const failed = things.filter(({ state }) => state === 'failed').length;

  async function send() {
    const title = `A shortlist of ${count(entries.length, 'idea')} from ${operator.name}`;
    const url = await shortlistHref(location.origin, entries, trip);
    shareLink({ title, text: 'What do you think of these?', url });
  }

  if (entries.length === 0) {
    return (
      <>
        <UndoNotice undoable={undoable} />
        <EmptyState message="Nothing saved yet. The heart on a tour, a date, a stay or a place keeps it here, on this device.">
          <p className="w-full">
            Then see what each trip comes to for the same days and people, note what you think, and send the list to
            whoever travels with you.
          </p>
          <ButtonLink to="/tours" size="small">
            See the tours
          </ButtonLink>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {failed > 0 && (
        <p role="status" className="text-muted">
          {`${count(failed, 'entry', 'entries')} could not be loaded just now${navigator.onLine ? '' : ': you are offline'}. The others are as this device has them.`}
        </p>
      )}
      <TripChoice trip={trip} />
      <div>
        <div className="flex flex-wrap gap-2">
          {canCompare && (
            <Button
              size="small"
              variant={isSideBySide ? 'quiet' : 'primary'}
              onClick={() => setSideBySide(!isSideBySide)}
            >
              {isSideBySide ? <List aria-hidden="true" size={18} /> : <Columns3 aria-hidden="true" size={18} />}
              {isSideBySide ? 'Back to the list' : 'Compare them'}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={() => void send()}>
            <Send aria-hidden="true" size={18} strokeWidth={1.75} />
            Send
          </Button>
          <Button size="small" variant="quiet" onClick={() => window.print()}>
            <Printer aria-hidden="true" size={18} strokeWidth={1.75} />
            Print
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => change([], `Your shortlist of ${entries.length} is cleared.`)}
          >
            Clear
          </Button>
        </div>
        <UndoNotice undoable={undoable} />
      </div>
      {isSideBySide && canCompare ? (
        <ShortlistComparison things={things} trip={trip} />
      ) : (
        <SavedList things={things} trip={trip} onChange={change} />
      )}
      <ShortlistSheet things={things} trip={trip} />
    </>
  );
}

/** Changes what is on the shortlist; what takes something away says so in words, and can be taken back until the next change. */
function useUndo() {
  const [undoable, setUndoable] = useState<Undoable>();
  const change = (entries: Shortlist['entries'], taken?: string) => {
    const before = shortlist.getSnapshot().entries;
    changeShortlist({ entries });
    const undo = () => {
      changeShortlist({ entries: before });
      setUndoable(undefined);
    };
    setUndoable(taken === undefined ? undefined : { words: taken, undo });
  };
  return { undoable, change };
}
