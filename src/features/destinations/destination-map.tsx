import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { destinationQuery } from '#features/destinations/destination.queries.ts';
import { formatCoordinates } from '#platform/format/coordinates.ts';
import { MapFigure } from '#ui/map-figure.tsx';

/** Where a destination is. */
export function DestinationMap() {
  const { destinationName } = useParams({ from: '/destinations/$destinationName' });
  const { data: destination } = useSuspenseQuery(destinationQuery(destinationName));
  const { name, lat, lng, map } = destination;
  return <MapFigure map={map} caption={`${name}: ${formatCoordinates(lat, lng)}.`} />;
}
