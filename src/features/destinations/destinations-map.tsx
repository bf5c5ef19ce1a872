import { Link } from '@tanstack/react-router';
import type { DestinationsMap as Overview } from '#contract/maps.ts';
import { destinationsMapQuery } from '#features/destinations/destination.queries.ts';
import { useListQuery } from '#shell/lists/use-list-query.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { MapFigure } from '#ui/map-figure.tsx';

/**
 * Every destination on one map: open on a desktop, folded away on a phone, where the list is what one came for. When it could
 * not be had nothing stands in its place, since the list below has the same links.
 */
export function DestinationsMap() {
  const { data: map } = useListQuery(destinationsMapQuery());
  if (map === undefined) return null;
  return (
    <div className="page-width print:hidden">
      <div className="pb-12 max-lg:hidden">
        <LinkedMap map={map} />
      </div>
      <div className="border-line border-t lg:hidden">
        <Disclosure summary="All destinations on a map">
          <LinkedMap map={map} />
        </Disclosure>
      </div>
    </div>
  );
}

function LinkedMap({ map }: { map: Overview }) {
  return (
    <MapFigure
      map={map}
      renderLink={({ slug }, className, mark) => (
        <Link to="/destinations/$destinationName" params={{ destinationName: slug }} className={className}>
          {mark}
        </Link>
      )}
    />
  );
}
