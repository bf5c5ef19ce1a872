import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { photographListQuery } from '#desk/content/photographs/photograph.queries.ts';
import type { RecordAddress } from '#desk/content/photographs/send-photograph.ts';
import { type Upload, useUploads, wordsOf } from '#desk/content/photographs/uploads.ts';
import type { WrittenPhotograph } from '#desk/content/photographs/written-photograph.ts';

/** Uploads that were given to their record. */
const given = new Set<string>();

interface Arrivals {
  /** Those the record does not name yet, in the order in which they were chosen. */
  uploads: readonly Upload[];
  /** What an item of the list is known by from the moment it was chosen. */
  keyOf(file: string): string;
  /** The items of a list with what is on its way among them, in the order in which they were chosen: none of them is moved later. */
  among<Item>(named: readonly Item[], fileOf: (item: Item) => string): (Item | Upload)[];
}

type Photographs = readonly WrittenPhotograph[];

/** Photographs on their way, each named by the record when it has arrived, with the words that were written meanwhile. */
export function useArrivals(
  field: string,
  { kind, name }: RecordAddress,
  value: Photographs,
  onArrival: (file: string, update: (held: Photographs) => Photographs) => void,
): Arrivals {
  const all = useUploads(field);
  const queryClient = useQueryClient();

  useEffect(() => {
    for (const [place, { id, state, words }] of all.entries()) {
      if (state.is !== 'there' || given.has(id)) continue;
      given.add(id);
      const { file, focal } = state;
      // A character may have been typed since this was rendered.
      const newest = wordsOf(field, id) ?? words;
      onArrival(file, (held) => held.toSpliced(placeIn(held, place, all), 0, { file, ...newest, focal }));
      void queryClient.invalidateQueries({ queryKey: photographListQuery({ kind, name }).queryKey });
    }
  }, [all, field, onArrival, queryClient, kind, name]);

  const named = new Set(value.map(({ file }) => file));
  const uploads = all.filter(({ state }) => state.is !== 'there' || !named.has(state.file));
  return {
    uploads,
    keyOf: (file) => all[chosenAs(file, all)]?.id ?? file,
    among(items, fileOf) {
      const mixed: (Upload | (typeof items)[number])[] = [...items];
      const files = items.map((item): { file: string } | undefined => ({ file: fileOf(item) }));
      for (const upload of uploads) {
        const at = placeIn(files, all.indexOf(upload), all);
        mixed.splice(at, 0, upload);
        files.splice(at, 0, undefined);
      }
      return mixed;
    },
  };
}

/** Before the first that was chosen later; else at the end. */
function placeIn(held: readonly ({ file: string } | undefined)[], place: number, all: readonly Upload[]): number {
  const at = held.findIndex((photograph) => photograph !== undefined && chosenAs(photograph.file, all) > place);
  return at === -1 ? held.length : at;
}

function chosenAs(file: string, all: readonly Upload[]): number {
  return all.findIndex(({ state }) => state.is === 'there' && state.file === file);
}
