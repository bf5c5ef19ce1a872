import { useState } from 'react';
import type { ShortlistTrip } from '#contract/trip/shortlist-link.ts';
import { EntryNote } from '#features/shortlist/entry-note.tsx';
import { SavedControls, SavedItem } from '#features/shortlist/saved-item.tsx';
import { titleOfSaved } from '#features/shortlist/saved-words.ts';
import { moved, withNote } from '#features/shortlist/shortlist-changes.ts';
import type { SavedThing } from '#features/shortlist/shortlist-records.ts';
import { changeShortlist, type Shortlist, shortlist } from '#platform/shortlist/shortlist.ts';
import { entryKey } from '#platform/shortlist/shortlist-entry.ts';
import { focusAfter } from '#ui/take-focus.ts';

interface SavedListProps {
  things: readonly SavedThing[];
  trip: ShortlistTrip;
  /** With what is said about what was taken away. */
  onChange: (entries: Shortlist['entries'], taken?: string) => void;
}

/** Everything saved, in the visitor's order. */
export function SavedList({ things, trip, onChange }: SavedListProps) {
  const [announced, setAnnounced] = useState('');
  const entries = things.map(({ entry }) => entry);

  function move(key: string, name: string, by: 1 | -1) {
    const next = moved(entries, key, by);
    const place = next.findIndex((entry) => entryKey(entry) === key);
    const [asked, other] = by < 0 ? ['up', 'down'] : ['down', 'up'];
    const button = (direction: string | undefined) =>
      document.getElementById(`saved-${key}-${direction}`) as HTMLButtonElement | null;
    focusAfter(
      () => {
        onChange(next);
        setAnnounced(`${name} is now number ${place + 1} of ${next.length}.`);
      },
      () => button(button(asked)?.disabled ? other : asked),
    );
  }

  return (
    <>
      <ol className="border-line border-t">
        {things.map((thing, index) => {
          const key = entryKey(thing.entry);
          const name = titleOfSaved(thing);
          return (
            <li key={key} className="border-line border-b py-4">
              <SavedItem
                thing={thing}
                trip={trip}
                note={
                  <EntryNote
                    name={name}
                    note={thing.entry.note}
                    onChange={(note) =>
                      changeShortlist({ entries: withNote(shortlist.getSnapshot().entries, key, note) })
                    }
                  />
                }
              >
                <SavedControls
                  name={name}
                  id={`saved-${key}`}
                  isFirst={index === 0}
                  isLast={index === things.length - 1}
                  onMove={(by) => move(key, name, by)}
                  onRemove={() =>
                    onChange(
                      entries.filter((entry) => entryKey(entry) !== key),
                      `${name} is off your shortlist.`,
                    )
                  }
                />
              </SavedItem>
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}
