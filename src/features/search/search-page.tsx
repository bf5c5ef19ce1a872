import { useRouter, useSearch } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';
import { SearchProvider } from '#features/search/instant/search-provider.tsx';
import { pageRouting } from '#features/search/instant/search-routing.ts';
import { SearchResults, type SearchResultsProps } from '#features/search/page/search-results.tsx';
import { SearchStart } from '#features/search/page/search-start.tsx';
import { useTypedSearch } from '#features/search/use-typed-search.ts';
import { useSearchAddress } from '#shell/search/search-address.ts';
import { isSearchable } from '#shell/search/search-text.ts';
import { SearchField } from '#ui/search-field.tsx';

/**
 * `/search`: what was found in all collections, or in one of them with filters, order and pages (B-146). The box and what one can
 * begin with stand outside the provider, which renders nothing before its search has started.
 */
export function SearchPage() {
  const { q = '' } = useSearch({ from: '/search' });
  const turn = useShownAgain();
  const [isLoading, setLoading] = useState(false);
  const isSearching = isSearchable(q);
  return (
    <>
      <h1 className="page-width pt-8 text-title-1 leading-[1.02] tracking-[-0.018em] sm:pt-14">Search</h1>
      <div className="page-width mt-6">
        <div className="max-w-3xl">
          <SearchPageBox isLoading={isSearching && isLoading} />
        </div>
      </div>
      {!isSearching && <SearchStart />}
      <FoundOnPage key={turn} isSearching={isSearching} onLoading={setLoading} />
    </>
  );
}

function FoundOnPage(props: SearchResultsProps) {
  const address = useSearch({ from: '/search' });
  const router = useRouter();
  const [{ routing, attach, follow }] = useState(() => pageRouting(router));
  useLayoutEffect(attach, [attach]);
  // Together with the words, so that all of it is one search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is another address
  useLayoutEffect(follow, [follow, address]);
  return (
    <SearchProvider q={address.q ?? ''} routing={routing}>
      <SearchResults {...props} />
    </SearchProvider>
  );
}

/**
 * How often the page was hidden and shown again: React hides it while the next page is on its way, and shows the same one when the
 * visitor goes back before that has come. InstantSearch takes its indexes away with the first and renders none after the second.
 */
function useShownAgain(): number {
  const [times, setTimes] = useState(0);
  const wasHidden = useRef<boolean>(false);
  useLayoutEffect(() => {
    if (wasHidden.current) setTimes((before) => before + 1);
    return () => {
      wasHidden.current = true;
    };
  }, []);
  return times;
}

/** How long the typing must rest here (B-90): each search is five, and replaces a page of results. */
const providerRestMs = 1200;

/** The page's own box: it searches while one types, and Enter does not wait. */
function SearchPageBox({ isLoading }: { isLoading: boolean }) {
  const { q = '', search } = useSearchAddress();
  const typed = useTypedSearch(q, search, providerRestMs);
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    typed.clear();
    input.current?.focus();
  }

  return (
    <SearchField
      variant="full"
      text={typed.text}
      onText={typed.type}
      onSubmit={() => {
        const text = typed.take();
        if (text !== undefined) search(text);
      }}
      onClear={clear}
      isLoading={isLoading}
      inputRef={input}
      input={{
        onKeyDown: (event) => {
          if (event.key !== 'Escape' || typed.text === '') return;
          event.preventDefault();
          clear();
        },
      }}
    />
  );
}
