import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { DestinationSummary } from '#contract/destinations.ts';
import { formatBestMonths } from '#platform/format/months.ts';

/** Where the activity is offered, and when each of them is at its best. */
export function ActivityPlaces({ destinations }: { destinations: readonly DestinationSummary[] }) {
  return (
    <ul className="grid gap-x-12 sm:grid-cols-2">
      {destinations.map(({ id, slug, name, country, months }) => (
        <li key={id} className="border-line border-t">
          <Link
            to="/destinations/$destinationName"
            params={{ destinationName: slug }}
            className="group flex min-h-16 items-center justify-between gap-4 py-3"
          >
            <span>
              <span className="block font-display font-semibold text-xl leading-snug decoration-2 decoration-accent underline-offset-4 group-hover:underline">
                {name}
              </span>
              <span className="block text-label text-muted">{`${country} · Best ${formatBestMonths(months)}`}</span>
            </span>
            <ArrowRight aria-hidden="true" size={18} className="shrink-0 text-accent" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
