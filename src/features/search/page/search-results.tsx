import { useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import { AnswerGroup } from '#features/search/answers/answer-group.tsx';
import { useSearchAnswers } from '#features/search/answers/use-search-answers.ts';
import { searchClientOf } from '#features/search/client/search-client.ts';
import { foundMessage } from '#features/search/found-message.ts';
import { PagesAtHand } from '#features/search/hits/needs-network.tsx';
import { useSearchGroups } from '#features/search/instant/use-search-groups.ts';
import { AskedPriceChip } from '#features/search/page/asked-price-chip.tsx';
import { Collection } from '#features/search/page/collection.tsx';
import { NothingFound } from '#features/search/page/nothing-found.tsx';
import { OfflineBadge } from '#features/search/page/offline-badge.tsx';
import { ResultsWaiting } from '#features/search/page/results-waiting.tsx';
import { SearchTabs } from '#features/search/page/search-tabs.tsx';
import { useRememberSearch } from '#features/search/recent/use-remember-search.ts';
import { collectionOrder } from '#features/search/search-collections.ts';
import { Button } from '#ui/button.tsx';

export interface SearchResultsProps {
  isSearching: boolean;
  onLoading: (isLoading: boolean) => void;
}

/**
 * What was found, by collection; or why nothing was, and what to try (B-153). Answers stand where their best one belongs
 * among the collections: first, or last.
 */
export function SearchResults({ isSearching, onLoading }: SearchResultsProps) {
  const { q = '', index } = useSearch({ from: '/search' });
  const { groups, order, answered, isLoading, isOffline, isReplaced, hasFailed, total, wordsInName } =
    useSearchGroups();
  const client = searchClientOf(useQueryClient());
  const { answers, meant, wordsInTitle } = useSearchAnswers(q);
  const asked = useAskedCollections(q, index);
  const isSettled = answered === q;
  useRememberSearch(q, isSettled ? total : 0);
  useEffect(() => onLoading(isLoading), [isLoading, onLoading]);

  const isAnswered = isSearching && groups.length > 0 && !hasFailed;
  const isNothing =
    isAnswered &&
    isSettled &&
    index === undefined &&
    total === 0 &&
    answers.length === 0 &&
    groups.every(({ state }) => state === 'answered');
  const answerGroup = isAnswered && index === undefined && <AnswerGroup answers={answers} />;
  const areAnswersBest = wordsInTitle > wordsInName;
  return (
    <PagesAtHand isOffline={isOffline}>
      {isSearching && groups.length === 0 && <ResultsWaiting isShown={isLoading} />}
      {isSearching && (hasFailed || isReplaced) && <SearchFailure onRetry={() => client.retry()} />}
      {isAnswered && (
        <>
          <p role="status" className="sr-only">
            {isSettled ? foundMessage(groups, q, answers.length) : ''}
          </p>
          <SearchTabs q={q} index={index} groups={groups} />
          <AskedPriceChip q={q} index={index} />
        </>
      )}
      <div
        aria-busy={isLoading}
        hidden={!isAnswered}
        className={`pb-24 transition-opacity ${isLoading ? 'opacity-55' : ''}`}
      >
        {isOffline && (
          <div className="page-width mt-4">
            <OfflineBadge />
          </div>
        )}
        {isNothing && (
          <div className="page-width mt-8">
            <NothingFound q={q} meant={meant} />
          </div>
        )}
        <div className={index === undefined ? 'page-width mt-8 grid gap-14' : undefined}>
          {areAnswersBest && answerGroup}
          {order
            .filter((uid) => asked.includes(uid))
            .map((uid) => (
              <Collection
                key={uid}
                uid={uid}
                shown={isAnswered ? shownOf(uid, index) : 'not now'}
                groups={groups}
                isSettled={isSettled}
                onRetry={client.retry}
              />
            ))}
          {!areAnswersBest && answerGroup}
        </div>
      </div>
    </PagesAtHand>
  );
}

/**
 * Where the address names a collection, that one alone is asked. Once all were asked for the same words they stay: so their
 * counts stand, and going from one to another asks nothing.
 */
function useAskedCollections(q: string, index: IndexUid | undefined): readonly IndexUid[] {
  const [askedAllFor, setAskedAllFor] = useState(index === undefined ? q : undefined);
  if (index === undefined && askedAllFor !== q) setAskedAllFor(q);
  return index === undefined || askedAllFor === q ? collectionOrder : [index];
}

function shownOf(uid: IndexUid, index: IndexUid | undefined): 'among others' | 'alone' | 'not now' {
  if (index === undefined) return 'among others';
  return index === uid ? 'alone' : 'not now';
}

/** Every collection failed (B-152). What was searched stays in the box and in the address. */
function SearchFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page-width pt-10">
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
