import { Link } from '@tanstack/react-router';
import type { DestinationSummary } from '#contract/records/destinations.ts';
import { dot } from '#contract/words/dot.ts';
import { formatBestMonths } from '#platform/format.ts';

/** Destinations a text speaks of, as lines: their pictures hang in the text. */
export function DestinationLinks({ destinations }: { destinations: readonly DestinationSummary[] }) {
  return (
    <ul className="grid border-line border-t sm:grid-cols-2 sm:gap-x-12 lg:grid-cols-3">
      {destinations.map(({ id, slug, name, country, months }) => (
        <li key={id} className="border-line border-b">
          <Link to="/destinations/$destinationName" params={{ destinationName: slug }} className="group block py-5">
            <span className="block font-display font-semibold text-title-3 leading-tight decoration-2 decoration-accent underline-offset-4 group-hover:underline">
              {name}
            </span>
            <span className="mt-1 block text-label text-muted">{`${country}${dot}Best ${formatBestMonths(months)}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
