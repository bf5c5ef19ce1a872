import { type Catalogue, type Collection, Shelf } from '#server/content/catalogue/catalogue.ts';

/**
 * A catalogue with this many tours and places: those there are, again and again under other names. Its maps are
 * left out.
 */
export function enlarged(catalogue: Catalogue, count: number): Catalogue {
  return { ...catalogue, tours: repeated(catalogue.tours, count), places: repeated(catalogue.places, count) };
}

interface Named {
  slug: string;
  name: string;
}

function repeated<R extends Named, S extends Named & { id: string }, C extends Collection<R, S>>(
  collection: C,
  count: number,
): C {
  const originals = [...collection.values()];
  return new Shelf(
    Array.from({ length: count }, (_, index) => {
      const original = originals[index % originals.length];
      if (original === undefined) throw new Error('There is nothing to repeat.');
      const round = Math.floor(index / originals.length);
      const own = { slug: `${original.record.slug}-${round}`, name: `${original.record.name} ${round}` };
      const entry = {
        ...original,
        record: { ...original.record, ...own },
        summary: { ...original.summary, ...own, id: own.slug },
      };
      return [own.slug, entry];
    }),
  ) as unknown as C;
}
