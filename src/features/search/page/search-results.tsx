import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { searchClientOf } from '#features/search/client/search-client-of.ts';
import { foundMessage } from '#features/search/found-message.ts';
import { useSearchGroups } from '#features/search/instant/use-search-groups.ts';
import { AllResults } from '#features/search/page/all-results.tsx';
import { CollectionResults } from '#features/search/page/collection-results.tsx';
import { NothingFound } from '#features/search/page/nothing-found.tsx';
import { OfflineBadge } from '#features/search/page/offline-badge.tsx';
import { ResultsWaiting } from '#features/search/page/results-waiting.tsx';
import { SearchTabs } from '#features/search/page/search-tabs.tsx';
import { useSearchPageAddress } from '#features/search/page/use-search-page-address.ts';
import { useRememberSearch } from '#features/search/recent/use-remember-search.ts';
import { Button } from '#ui/button.tsx';

/** What was found, by collection; or why nothing was, and what to try (B-153). */
export function SearchResults({ onLoading }: { onLoading: (isLoading: boolean) => void }) {
  const { q, index, hasFilters } = useSearchPageAddress();
  const { groups, answered, isLoading, isOffline, hasFailed, total } = useSearchGroups();
  const client = searchClientOf(useQueryClient());
  const isSettled = answered === q;
  useRememberSearch(q, isSettled ? total : 0);
  useEffect(() => onLoading(isLoading), [isLoading, onLoading]);

  if (groups.length === 0) return <ResultsWaiting isShown={isLoading} />;
  if (hasFailed) return <SearchFailure onRetry={() => client.retry()} />;

  const isNothing = isSettled && total === 0 && !hasFilters && groups.every(({ state }) => state === 'answered');
  return (
    <>
      <p role="status" className="sr-only">
        {isSettled ? foundMessage(groups, q) : ''}
      </p>
      <SearchTabs q={q} index={index} groups={groups} />
      <div aria-busy={isLoading} className={`pb-24 transition-opacity ${isLoading ? 'opacity-55' : ''}`}>
        {isOffline && (
          <div className="page-width mt-4">
            <OfflineBadge />
          </div>
        )}
        {isNothing ? (
          <div className="page-width mt-8">
            <NothingFound q={q} />
          </div>
        ) : index === undefined ? (
          <div className="page-width mt-8">
            <AllResults q={q} groups={groups} onRetry={client.retry} />
          </div>
        ) : (
          <CollectionResults uid={index} groups={groups} isSettled={isSettled} onRetry={client.retry} />
        )}
      </div>
    </>
  );
}

/** Every collection failed (B-152). What was searched stays in the box and in the address. */
function SearchFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page-width pt-10 pb-24">
      <div role="alert" className="max-w-2xl rounded-panel bg-sand p-8 sm:p-10">
        <p className="font-display font-semibold text-title-3 leading-snug">
          Failed to perform search. Please try again.
        </p>
        <Button className="mt-6" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  );
}
