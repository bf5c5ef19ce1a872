import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { DestinationCard } from '#features/destinations/destination-card.tsx';
import { usePopularDestinations } from '#features/search/popular-destinations.ts';
import { recentSearches, useRecentSearches } from '#features/search/recent-searches.ts';
import { pages } from '#platform/words/pages-words.ts';
import { CardGrid } from '#ui/card-grid.tsx';

const chip = 'inline-flex min-h-11 items-center rounded-full border border-line-strong px-5 hover:bg-sand';

/** Before anything is searched: quick searches, what was searched before, and where most go. */
export function SearchStart() {
  const popular = usePopularDestinations();
  return (
    <div className="page-width pt-8 pb-24">
      <ul aria-label="Quick searches" className="flex flex-wrap gap-2">
        {pages.searches.map((word) => (
          <li key={word}>
            <Link to="/search" search={{ q: word }} replace className={chip}>
              {word}
            </Link>
          </li>
        ))}
      </ul>
      <RecentSearches />
      {popular.length > 0 && (
        <section aria-labelledby="popular" className="mt-14">
          <h2 id="popular" className="text-title-2 leading-tight">
            Popular destinations
          </h2>
          <div className="mt-6">
            <CardGrid>
              {popular.map((destination) => (
                <DestinationCard key={destination.slug} destination={destination} />
              ))}
            </CardGrid>
          </div>
        </section>
      )}
    </div>
  );
}

function RecentSearches() {
  const recent = useRecentSearches();
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="mt-10">
      <div className="flex flex-wrap items-baseline gap-x-5">
        <h2 id="recent" className="text-title-3 leading-tight">
          Recent searches
        </h2>
        <button
          type="button"
          onClick={recentSearches.clear}
          className="min-h-11 font-semibold text-accent text-label underline underline-offset-4"
        >
          Clear recent searches
        </button>
      </div>
      <ul className="mt-2 flex flex-wrap gap-2">
        {recent.map((text) => (
          <li key={text} className="flex min-w-0 items-center rounded-full bg-sand">
            <Link
              to="/search"
              search={{ q: text }}
              replace
              className="inline-flex min-h-11 min-w-0 items-center rounded-full pr-1 pl-5 hover:underline"
            >
              <span className="truncate">{text}</span>
            </Link>
            <button
              type="button"
              aria-label={`Remove ${text}`}
              onClick={() => recentSearches.remove(text)}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:text-ink"
            >
              <X aria-hidden="true" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
