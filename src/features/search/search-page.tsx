import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef } from 'react';
import { collections, shortestQuery } from '#features/search/collection-search.ts';
import { searchIndex } from '#features/search/search-address.ts';
import { SearchResults } from '#features/search/search-results.tsx';
import { Button } from '#ui/button.tsx';
import { PageIntro } from '#ui/page-intro.tsx';

const tabClass =
  'inline-flex min-h-11 items-center rounded-full px-4 font-medium text-[0.9375rem] hover:bg-sand aria-[current=page]:bg-primary aria-[current=page]:text-on-primary';

export function SearchPage() {
  const { q = '', index } = useSearch({ from: '/search' });
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);

  // The address owns the query: going back shows the older one in the box too.
  useEffect(() => {
    if (input.current) input.current.value = q;
  }, [q]);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    if (typed.length < shortestQuery) return;
    void navigate({ to: '/search', search: { q: typed, ...(index && { index }) }, replace: true, resetScroll: false });
  }

  return (
    <>
      <PageIntro title="Search" lead="Search for tours, destinations, accommodations and more..." />
      <div className="page-width pb-24">
        <search>
          <form onSubmit={search} className="flex max-w-2xl flex-wrap gap-3">
            <input
              ref={input}
              type="search"
              name="q"
              defaultValue={q}
              aria-label="Search tours, destinations..."
              placeholder="Search tours, destinations..."
              className="min-h-13 min-w-0 flex-1 rounded-full border border-line-strong bg-surface px-5 placeholder:text-subtle"
            />
            <Button type="submit">Search</Button>
          </form>
        </search>
        <nav aria-label="Collections" className="mt-6">
          <ul className="flex flex-wrap gap-1">
            <li>
              <Link to="/search" search={{ q }} replace activeOptions={{ exact: true }} className={tabClass}>
                All
              </Link>
            </li>
            {searchIndex.options.map((option) => (
              <li key={option}>
                <Link to="/search" search={{ q, index: option }} replace className={tabClass}>
                  {collections[option].name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <SearchResults q={q.trim()} index={index} />
      </div>
    </>
  );
}
