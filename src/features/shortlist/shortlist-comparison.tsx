import { useId, useState } from 'react';
import type { ShortlistTrip } from '#contract/trip/shortlist-link.ts';
import type { Column } from '#features/shortlist/comparison-rows.tsx';
import { ComparisonTable } from '#features/shortlist/comparison-table.tsx';
import { pricedOf, titleOfSaved } from '#features/shortlist/saved-words.ts';
import type { SavedThing } from '#features/shortlist/shortlist-records.ts';
import { useNow } from '#platform/browser/use-now.ts';
import { entryKey } from '#platform/shortlist/shortlist-entry.ts';
import { TickField } from '#ui/fields/form-fields.tsx';

/** As many as have room beside each other. */
const mostColumns = 4;

/** Whether it is a whole trip, which can stand beside others. */
export function isComparable({ entry: { kind } }: SavedThing): boolean {
  return kind === 'tour' || kind === 'group-tour' || kind === 'departure';
}

/** Up to four trips side by side, for the same days and people: the first of the list, until the visitor picks. */
export function ShortlistComparison({ things, trip }: { things: readonly SavedThing[]; trip: ShortlistTrip }) {
  const id = useId();
  const now = useNow();
  const [picked, setPicked] = useState<readonly string[]>();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const comparable = things.filter(isComparable);
  const keys = comparable.map(({ entry }) => entryKey(entry));
  const shown = picked?.filter((key) => keys.includes(key)) ?? keys.slice(0, mostColumns);
  const columns = comparable.flatMap((thing): Column[] => {
    const { saved } = thing;
    const priced = saved && pricedOf(saved, trip, now);
    if (!saved || !priced || saved.kind === 'accommodation' || saved.kind === 'place') return [];
    return shown.includes(entryKey(thing.entry)) ? [{ thing, tour: saved.record, priced }] : [];
  });
  const missing = shown.length - columns.length;
  const toggle = (key: string) =>
    setPicked(shown.includes(key) ? shown.filter((other) => other !== key) : [...shown, key]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {comparable.length > 2 && (
        <fieldset className="min-w-0">
          <legend className="text-label text-muted">{`Up to ${mostColumns} side by side`}</legend>
          <div className="-mx-5 mt-1.5 flex gap-2 overflow-x-auto px-5 py-0.5 sm:mx-0 sm:flex-wrap sm:px-0">
            {comparable.map((thing) => {
              const key = entryKey(thing.entry);
              const isShown = shown.includes(key);
              return (
                <button
                  key={key}
                  type="button"
                  aria-pressed={isShown}
                  disabled={!isShown && shown.length >= mostColumns}
                  onClick={() => toggle(key)}
                  className="min-h-11 rounded-full border max-sm:shrink-0 border-line-strong px-4 text-left text-label leading-tight hover:bg-sand disabled:opacity-40 aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
                >
                  {titleOfSaved(thing)}
                </button>
              );
            })}
          </div>
        </fieldset>
      )}
      {columns.length > 1 && (
        <TickField
          id={id}
          label="Only what differs"
          required={false}
          checked={onlyDifferent}
          onChange={({ currentTarget }) => setOnlyDifferent(currentTarget.checked)}
        />
      )}
      {missing > 0 && (
        <p role="status" className="text-muted">
          {`${missing} of them ${missing === 1 ? 'is' : 'are'} not here yet, or could not be loaded just now.`}
        </p>
      )}
      {columns.length > 0 && <ComparisonTable columns={columns} trip={trip} onlyDifferent={onlyDifferent} />}
      {things.length > comparable.length && (
        <p className="text-label text-muted">Stays and places are part of a trip: they stand in your list alone.</p>
      )}
    </div>
  );
}
