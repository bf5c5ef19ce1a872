import type { ShortlistTrip } from '#contract/shortlist-link.ts';
import { allWords, eachWords, otherPriceOf, pricedOf, unitWords } from '#features/shortlist/saved-words.ts';
import type { SavedRecord } from '#features/shortlist/shortlist-records.ts';
import { useNow } from '#platform/browser/use-now.ts';

/** What an entry comes to: the whole trip for the chosen days and people, or what a stay or a place costs. */
export function SavedPrice({ saved, trip }: { saved: SavedRecord; trip: ShortlistTrip }) {
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
      {priced.doubts.map((doubt) => (
        <span key={doubt} className="mt-1 block text-warning">
          {doubt}
        </span>
      ))}
    </>
  );
}
