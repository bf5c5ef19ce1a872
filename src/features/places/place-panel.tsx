import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Place } from '#contract/details.ts';
import { formatVisit, mapHref } from '#features/places/place-words.ts';
import { formatCoordinates } from '#platform/format/coordinates.ts';
import { capitalise } from '#platform/format/words.ts';

const linkClass =
  '-my-2.5 inline-flex min-h-11 items-center gap-2 font-semibold text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent';

/** What one needs to know to fit the place into a day. */
export function PlacePanel({ place }: { place: Place }) {
  return (
    <section aria-label="At a glance" className="raised-shadow rounded-panel bg-surface px-6 py-2 sm:px-7">
      <dl className="divide-y divide-line">
        <PlaceFact label="Kind of place">{capitalise(place.category)}</PlaceFact>
        <PlaceFact label="Destination">
          <Link
            to="/destinations/$destinationName"
            params={{ destinationName: place.destinationId }}
            className={linkClass}
          >
            {place.destinationName}
          </Link>
        </PlaceFact>
        <PlaceFact label="How long">{formatVisit(place.visitMinutes)}</PlaceFact>
        <PlaceFact label="Hours">{place.hours}</PlaceFact>
        <PlaceFact label="Fee">{place.fee}</PlaceFact>
        <PlaceFact label="On a map">
          <a href={mapHref(place.lat, place.lng)} rel="noopener" className={`figures ${linkClass}`}>
            {formatCoordinates(place.lat, place.lng)}
            <ExternalLink aria-hidden="true" size={16} />
            <span className="sr-only">on OpenStreetMap</span>
          </a>
        </PlaceFact>
      </dl>
    </section>
  );
}

function PlaceFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="py-4">
      <dt className="font-medium text-label text-muted">{label}</dt>
      <dd className="mt-0.5 leading-normal">{children}</dd>
    </div>
  );
}
