import { destinationsMapQuery } from '#features/destinations/destination.queries.ts';
import { LazyHydration } from '#shell/lazy/lazy-hydration.tsx';
import { type LazyPart, lazyPart } from '#shell/lazy/lazy-part.tsx';
import { useListQuery } from '#shell/lists/use-list-query.ts';
import { FoldOnPhone } from '#ui/fold-on-phone.tsx';

/** The route's loader loads it, and it is hydrated where it is seen. */
export const seasonMap: LazyPart = lazyPart(
  async () => (await import('#features/destinations/season-map.tsx')).SeasonMap,
);

/**
 * Every destination on one map: open on a desktop, folded away on a phone, where the list is what one came for. When it could
 * not be had nothing stands in its place, since the list below has the same links.
 */
export function DestinationsMap() {
  const { data: map } = useListQuery(destinationsMapQuery());
  if (map === undefined) return null;
  return (
    <div className="page-width print:hidden">
      <FoldOnPhone
        isOnTablet
        className="max-lg:border-line max-lg:border-y"
        summary={
          <span className="py-3 font-semibold text-[1.0625rem]">
            The map, month by month
            <span className="block font-normal text-label text-muted">Where it is best, and where the herds are</span>
          </span>
        }
      >
        <LazyHydration part={seasonMap} isInFirstView className="max-w-[46rem] pb-5 lg:max-w-none lg:pb-12" />
      </FoldOnPhone>
    </div>
  );
}
