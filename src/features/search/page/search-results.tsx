import { useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { AnswerDocument } from '#contract/search/search-answers.ts';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import { askedPriceLabel, readAskedPrice } from '#features/search/asked-price.ts';
import { searchClientOf } from '#features/search/client/search-client.ts';
import { foundMessage, OfflineBadge } from '#features/search/found-messages.tsx';
import { NeedsNetwork, PagesAtHand } from '#features/search/hits/needs-network.tsx';
import { useSearchGroups } from '#features/search/instant/use-search-groups.ts';
import { Collection } from '#features/search/page/collection.tsx';
import { NothingFound } from '#features/search/page/nothing-found.tsx';
import { SearchTabs } from '#features/search/page/search-tabs.tsx';
import { useRememberSearch } from '#features/search/recent-searches.ts';
import { answerAddress, kindName, useSearchAnswers } from '#features/search/search-answers.ts';
import { collectionOrder } from '#features/search/search-collections.ts';
import { Button } from '#ui/button.tsx';
import { CardLink } from '#ui/card-link.tsx';

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

/** Places for the first results; shown only when they take their time (B-91). */
function ResultsWaiting({ isShown }: { isShown: boolean }) {
  return (
    <div className="page-width min-h-[36rem] pt-10 pb-24">
      {isShown && (
        <>
          <p role="status" className="sr-only">
            Loading...
          </p>
          <div aria-hidden="true" className="grid animate-pulse gap-10 lg:grid-cols-2">
            {[1, 2, 3, 4, 5, 6].map((place) => (
              <div key={place} className="flex gap-5">
                <div className="h-36 w-44 rounded-card bg-sand max-sm:size-24" />
                <div className="grid flex-1 content-start gap-3 pt-1">
                  <div className="h-5 w-4/5 rounded-full bg-sand" />
                  <div className="h-3.5 w-3/5 rounded-full bg-sand" />
                  <div className="h-3.5 w-full rounded-full bg-sand" />
                </div>
              </div>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** The price a search asks for in words, and the way to take it out of them. */
function AskedPriceChip({ q, index }: { q: string; index: IndexUid | undefined }) {
  const price = readAskedPrice(q);
  if (price === undefined) return null;
  const { words } = price;
  return (
    <p
      className={`page-width mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-label ${index === undefined ? '' : 'mb-4'}`}
    >
      <Link
        to="/search"
        search={words === '' ? {} : { q: words, index }}
        replace
        className="inline-flex min-h-11 items-center gap-2 rounded-full bg-sand py-1 pr-3 pl-4 hover:bg-line"
      >
        <span className="sr-only">Remove the price: </span>
        {askedPriceLabel(price)}
        <X aria-hidden="true" size={14} />
      </Link>
      <span className="text-muted">a person, of stays a night</span>
    </p>
  );
}

/** What answers a question, below the collections: questions, articles and activities. */
function AnswerGroup({ answers }: { answers: readonly AnswerDocument[] }) {
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="found-answers">
      <h2 id="found-answers" className="border-line-strong border-b pb-2 text-title-2 leading-tight">
        Answers
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {answers.map((answer) => (
          <li key={answer.id} className="group relative">
            <p className="text-label text-muted">{kindName(answer.kind)}</p>
            <h3 className="mt-1 text-[1.1875rem] leading-[1.2] sm:text-[1.3125rem]">
              <CardLink {...answerAddress(answer)}>{answer.title}</CardLink>
            </h3>
            <NeedsNetwork to={answerAddress(answer).to} className="mt-1" />
            <p className="mt-1.5 line-clamp-2 text-[0.9375rem] leading-normal">{answer.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
