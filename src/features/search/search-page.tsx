import { SearchIndexes } from '#features/search/instant/search-indexes.tsx';
import { SearchProvider } from '#features/search/instant/search-provider.tsx';
import { SearchPageBox } from '#features/search/page/search-page-box.tsx';
import { SearchResults } from '#features/search/page/search-results.tsx';
import { SearchStart } from '#features/search/page/search-start.tsx';
import { useSearchPageAddress } from '#features/search/page/use-search-page-address.ts';
import { isSearchable } from '#shell/search/search-text.ts';

/** `/search`: what was found in all collections, or in one of them with filters, order and pages (spec §2). */
export function SearchPage() {
  const { q, refinement } = useSearchPageAddress();
  return (
    <SearchProvider>
      <SearchIndexes q={q} refinement={refinement} />
      <div className="page-width pt-8 sm:pt-14">
        <h1 className="text-title-1 leading-[1.02] tracking-[-0.018em]">Search</h1>
        <div className="mt-6 max-w-3xl">
          <SearchPageBox />
        </div>
      </div>
      {isSearchable(q) ? <SearchResults /> : <SearchStart />}
    </SearchProvider>
  );
}
