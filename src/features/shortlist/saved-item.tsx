import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShortlistTrip } from '#contract/trip/shortlist-link.ts';
import { formatDayRange } from '#contract/words/days.ts';
import { SavedLink } from '#features/shortlist/saved-link.tsx';
import {
  allWords,
  eachWords,
  factsOf,
  kindNames,
  nameOfSaved,
  otherPriceOf,
  pricedOf,
  unitWords,
} from '#features/shortlist/saved-words.ts';
import type { SavedRecord, SavedThing } from '#features/shortlist/shortlist-records.ts';
import { useNow } from '#platform/browser/use-now.ts';
import { iconButtonClass } from '#ui/button.tsx';
import { PlateImage } from '#ui/plate-image.tsx';

interface SavedItemProps {
  thing: SavedThing;
  trip: ShortlistTrip;
  /** Below the facts. */
  note: ReactNode;
  /** Below what it comes to. */
  children?: ReactNode;
}

/** What stands in the place of the facts while there are none. */
const stateNames = {
  ready: undefined,
  loading: 'On its way …',
  failed: 'It could not be loaded just now, and stays on your list.',
  gone: 'It is no longer offered.',
};

/** An entry: its picture, where the font leaves room for one, what it is, the visitor's note, what it comes to. */
export function SavedItem({ thing, trip, note, children }: SavedItemProps) {
  const { entry, saved, state } = thing;
  const name = nameOfSaved(thing);
  const days = saved?.kind === 'departure' && formatDayRange(saved.departure.startDate, saved.departure.endDate);
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] max-[14rem]:grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-[7rem_minmax(0,1fr)_13rem] sm:gap-x-6">
      {saved ? (
        <PlateImage
          picture={saved.record.coverImage}
          shape="thumb"
          sizes="7rem"
          className="aspect-square w-full rounded-card max-[14rem]:hidden"
        />
      ) : (
        <div className="aspect-square w-full rounded-card bg-sand max-[14rem]:hidden" />
      )}
      <div className="min-w-0">
        <p className="text-label text-muted">{kindNames[entry.kind]}</p>
        <h3 className="text-lg leading-snug sm:text-xl">
          <SavedLink entry={entry} trip={trip} className="underline-offset-4 hover:underline">
            {name}
          </SavedLink>
        </h3>
        {days && <p className="font-semibold">{days}</p>}
        <p className="text-label text-muted">{saved ? factsOf(saved) : stateNames[state]}</p>
        {note}
      </div>
      <div className="flex flex-col justify-between gap-2 text-label leading-normal max-sm:col-start-2 max-[14rem]:col-start-1 sm:text-right">
        <div>{saved && <SavedPrice saved={saved} trip={trip} />}</div>
        {children}
      </div>
    </div>
  );
}

interface SavedControlsProps {
  name: string;
  /** Names the two buttons in the document: the focus follows an entry to its new place. */
  id: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

const buttonClass = `${iconButtonClass} disabled:opacity-30`;

/** Changes an entry's place, or takes it away. */
export function SavedControls({ name, id, isFirst, isLast, onMove, onRemove }: SavedControlsProps) {
  return (
    <div className="-mr-3 -mb-2 flex justify-end">
      <button
        type="button"
        id={`${id}-up`}
        aria-label={`Move ${name} up`}
        title="Move up"
        disabled={isFirst}
        onClick={() => onMove(-1)}
        className={buttonClass}
      >
        <ArrowUp aria-hidden="true" size={18} />
      </button>
      <button
        type="button"
        id={`${id}-down`}
        aria-label={`Move ${name} down`}
        title="Move down"
        disabled={isLast}
        onClick={() => onMove(1)}
        className={buttonClass}
      >
        <ArrowDown aria-hidden="true" size={18} />
      </button>
      <button type="button" aria-label={`Remove ${name}`} title="Remove" onClick={onRemove} className={buttonClass}>
        <Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />
      </button>
    </div>
  );
}

/** What an entry comes to: the whole trip for the chosen days and people, or what a stay or a place costs. */
function SavedPrice({ saved, trip }: { saved: SavedRecord; trip: ShortlistTrip }) {
  const priced = pricedOf(saved, trip, useNow());
  const other = otherPriceOf(saved);
  if (other !== undefined) {
    return (
      <>
        <b className="figures block text-[1.0625rem]">{other.sum}</b>
        <span className="block text-muted">{other.unit}</span>
      </>
    );
  }
  if (priced === undefined) return null;
  if ('why' in priced) return <span className="block text-muted">{priced.why}</span>;
  const all = allWords(priced);
  return (
    <>
      <b className="figures block text-[1.1875rem]">{eachWords(priced)}</b>
      <span className="block text-muted">{unitWords(priced)}</span>
      {all && <span className="figures block text-muted">{all}</span>}
      {priced.warnings.map((warning) => (
        <span key={warning} className="mt-1 block text-warning">
          {warning}
        </span>
      ))}
    </>
  );
}
