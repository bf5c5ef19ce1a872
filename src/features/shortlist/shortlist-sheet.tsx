import { createPortal } from 'react-dom';
import { officeDay } from '#contract/calendar/calendar.ts';
import type { ShortlistTrip } from '#contract/trip/shortlist-link.ts';
import { formatDay } from '#contract/words/days.ts';
import { dot } from '#contract/words/dot.ts';
import { formatUsd } from '#contract/words/money.ts';
import {
  allWords,
  eachWords,
  factsOf,
  kindNames,
  otherPriceOf,
  pricedOf,
  titleOfSaved,
  unitWords,
} from '#features/shortlist/saved-words.ts';
import type { SavedThing } from '#features/shortlist/shortlist-records.ts';
import { tripWords } from '#features/shortlist/shortlist-trip.ts';
import { Letterhead } from '#features/tours/paper/letterhead.tsx';
import { useNow } from '#platform/browser/use-now.ts';
import { entryKey } from '#platform/shortlist/shortlist-entry.ts';

/** The shortlist on paper, in the place of the page below (print.css). */
export function ShortlistSheet({ things, trip }: { things: readonly SavedThing[]; trip: ShortlistTrip }) {
  const now = useNow();
  return createPortal(
    <div className="printed-alone hidden print:block">
      <Letterhead of={`Your shortlist, ${formatDay(officeDay(now))}`} />
      <h2 className="mt-6">Your shortlist</h2>
      <p className="mt-2">{`Whole trips are priced for ${tripWords(trip)}, with what is paid to others: what each pays at most.`}</p>
      <ol className="mt-4 border-line border-t">
        {things.map((thing) => (
          <li key={entryKey(thing.entry)} className="flex break-inside-avoid gap-8 border-line border-b py-3">
            <div className="min-w-0 flex-1">
              <p className="font-display font-semibold text-lg">{titleOfSaved(thing)}</p>
              <p>{[kindNames[thing.entry.kind], thing.saved && factsOf(thing.saved)].filter(Boolean).join(dot)}</p>
              {thing.entry.note && <p className="italic">{`Note: ${thing.entry.note}`}</p>}
            </div>
            <div className="figures w-[18rem] shrink-0 text-right">
              {priceLines(thing, trip, now).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </div>,
    document.body,
  );
}

function priceLines({ saved }: SavedThing, trip: ShortlistTrip, now: Date): string[] {
  const priced = saved && pricedOf(saved, trip, now);
  const other = saved && otherPriceOf(saved);
  if (other) return [`${other.sum} ${other.unit}`];
  if (!priced) return [];
  if ('why' in priced) return [priced.why];
  const { whole, warnings } = priced;
  const all = allWords(priced);
  return [
    `${eachWords(priced)} ${unitWords(priced)}`,
    ...(all ? [all] : []),
    `of it our invoice ${formatUsd(whole.invoice)}`,
    ...warnings,
  ];
}
