import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCoordinates } from '#platform/format.ts';

interface MapLinkProps {
  lat: number;
  lng: number;
  className: string;
  /** Before the numbers. */
  children?: ReactNode;
}

/** The point on a map anyone can open, with a marker on it; its numbers are what to type into a map that is on the device. */
export function MapLink({ lat, lng, className, children }: MapLinkProps) {
  return (
    <a
      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=12/${lat}/${lng}`}
      rel="noopener"
      className={`figures ${className}`}
    >
      {children}
      {formatCoordinates(lat, lng)}
      <ExternalLink aria-hidden="true" size={16} className="print:hidden" />
      <span className="sr-only">on OpenStreetMap</span>
    </a>
  );
}
