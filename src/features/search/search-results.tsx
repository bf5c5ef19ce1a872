import { Link } from '@tanstack/react-router';
import { collections, type SearchHit, shortestQuery } from '#features/search/collection-search.ts';
import type { SearchIndex } from '#features/search/search-address.ts';
import { type SearchGroup, useSearchResults } from '#features/search/use-search-results.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';

const quickSearches = ['Safari', 'Kenya', 'Nairobi', 'Tanzania'];

/** What was found, by collection; or why nothing was, and what to try (spec §8). */
export function SearchResults({ q, index }: { q: string; index: SearchIndex | undefined }) {
  const groups = useSearchResults(q, index);
  if (q.length < shortestQuery) return <QuickSearches />;
  if (groups.every(({ status }) => status === 'error')) {
    return (
      <p role="alert" className="mt-10 text-danger">
        Failed to perform search. Please try again.
      </p>
    );
  }
  const isSearching = groups.some(({ status }) => status === 'pending');
  const found = groups.filter(({ hits }) => hits.length > 0);
  const failed = groups.filter(({ status }) => status === 'error');
  const total = groups.reduce((sum, group) => sum + group.total, 0);

  return (
    <div className="mt-10 grid gap-14">
      <p role="status" className="text-muted">
        {isSearching ? 'Loading...' : `${total} ${total === 1 ? 'result' : 'results'} for “${q}”`}
      </p>
      {isSearching && found.length === 0 && <Spinner />}
      {found.map((group) => (
        <ResultGroup key={group.index} group={group} />
      ))}
      {failed.map(({ index: name }) => (
        <p key={name} className="text-muted">
          {collections[name].name} could not be searched just now.
        </p>
      ))}
      {!isSearching && total === 0 && failed.length === 0 && <NothingFound />}
    </div>
  );
}

function ResultGroup({ group }: { group: SearchGroup }) {
  return (
    <section aria-label={collections[group.index].name}>
      <h2 className="border-line-strong border-b pb-2 text-title-2">{collections[group.index].name}</h2>
      <ul>
        {group.hits.map((hit) => (
          <Hit key={hit.id} hit={hit} />
        ))}
      </ul>
    </section>
  );
}

function Hit({ hit }: { hit: SearchHit }) {
  return (
    <li className="border-line border-b">
      <Link to={hit.to} className="group block py-4">
        <span className="block font-display font-semibold text-xl underline-offset-4 group-hover:underline">
          {hit.title}
        </span>
        <span className="mt-0.5 block max-w-3xl text-muted">{hit.text}</span>
      </Link>
    </li>
  );
}

function QuickSearches() {
  return (
    <div className="mt-10">
      <p className="text-muted">Try one of these:</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {quickSearches.map((word) => (
          <li key={word}>
            <Link
              to="/search"
              search={{ q: word }}
              replace
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-5 hover:bg-sand"
            >
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NothingFound() {
  return (
    <EmptyState message="Nothing matches that search.">
      <ul className="grid list-disc gap-1 pl-6">
        <li>
          Try{' '}
          <Link to="/search" search={{ q: 'safari' }} replace className="font-medium text-accent underline">
            safari
          </Link>{' '}
          or{' '}
          <Link to="/search" search={{ q: 'national park' }} replace className="font-medium text-accent underline">
            national park
          </Link>
        </li>
        <li>Check the spelling</li>
        <li>Use broader terms</li>
        <li>
          <Link to="/tours" className="font-medium text-accent underline">
            Browse featured tours
          </Link>
        </li>
      </ul>
    </EmptyState>
  );
}
