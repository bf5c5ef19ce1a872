import { destinationsMapQuery } from '#features/destinations/destination.queries.ts';
import { SeasonMap } from '#features/destinations/season-map.tsx';
import { useListQuery } from '#shell/lists/use-list-query.ts';
import { FoldOnPhone } from '#ui/fold-on-phone.tsx';

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
        <div className="max-w-[46rem] pb-5 lg:max-w-none lg:pb-12">
          <SeasonMap />
        </div>
      </FoldOnPhone>
    </div>
  );
}
