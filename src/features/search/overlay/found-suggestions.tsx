import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { searchClientOf } from '#features/search/client/search-client.ts';
import { FailedGroup, foundMessage, OfflineBadge } from '#features/search/found-messages.tsx';
import type { SearchState } from '#features/search/instant/use-search-groups.ts';
import type { SearchSuggestionsProps } from '#features/search/overlay/suggestion.tsx';
import { useRememberSearch } from '#features/search/recent-searches.ts';
import { Button } from '#ui/button.tsx';

interface FoundSuggestionsProps extends SearchSuggestionsProps {
  /** Undefined while there is nothing to tell. */
  state: SearchState | undefined;
  /** How many answers stand below the collections. */
  answers: number;
  /** What was probably meant where nothing is found. */
  meant: string | undefined;
  /** The options themselves. */
  list: ReactNode;
}

/** What is found while one types, and what is to be said of it. Old hits stay until new ones are there. */
export function FoundSuggestions({
  q,
  onLeave,
  onOpenPage,
  onState,
  state,
  answers,
  meant,
  list,
}: FoundSuggestionsProps) {
  const client = searchClientOf(useQueryClient());
  const isSettled = state?.answered === q;
  const total = state?.total ?? 0;
  const isLoading = state?.isLoading ?? false;

  const isShown = state !== undefined;
  const hasOptions = total + answers > 0;
  useEffect(() => {
    if (isShown) onState({ hasOptions, isLoading });
  }, [onState, isShown, hasOptions, isLoading]);
  useRememberSearch(q, isSettled ? total : 0);

  const hasFailed = state?.hasFailed ?? false;
  const groups = hasFailed ? [] : (state?.groups ?? []);
  const isNothing =
    isShown && !hasFailed && isSettled && total + answers === 0 && groups.every((group) => group.state === 'answered');
  return (
    <div className={isShown ? 'mt-6' : undefined}>
      {isShown && (
        <p role="status" className="sr-only">
          {isSettled && !hasFailed ? foundMessage(groups, q, answers) : ''}
        </p>
      )}
      {(hasFailed || state?.isReplaced) && <SearchFailed onRetry={() => client.retry()} />}
      {state?.isOffline && <OfflineBadge />}
      {isNothing && <NothingSuggested q={q} meant={meant} onLeave={onLeave} onOpenPage={onOpenPage} />}
      {list}
      {groups
        .filter((group) => group.state === 'failed')
        .map(({ uid }) => (
          <FailedGroup key={uid} uid={uid} onRetry={() => client.retry(uid)} />
        ))}
      {total > 0 && (
        <button
          type="button"
          onClick={() => onOpenPage(q)}
          className="mt-4 min-h-11 rounded-full font-semibold text-accent underline underline-offset-4"
        >{`Show all results for “${q}”`}</button>
      )}
    </div>
  );
}

/** Every collection failed (B-152). */
function SearchFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel bg-sand p-6">
      <p className="font-display font-semibold text-title-3 leading-snug">
        Failed to perform search. Please try again.
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

interface NothingSuggestedProps {
  q: string;
  meant: string | undefined;
  onLeave: () => void;
  onOpenPage: (q: string) => void;
}

function NothingSuggested({ q, meant, onLeave, onOpenPage }: NothingSuggestedProps) {
  return (
    <div className="flex flex-wrap items-start gap-4 rounded-panel bg-sand p-6">
      <SearchX aria-hidden="true" size={28} strokeWidth={1.5} className="mt-1 text-primary" />
      <div className="min-w-0 flex-1">
        <p className="break-words font-display font-semibold text-title-3 leading-snug">{`Nothing found for “${q}”.`}</p>
        {meant !== undefined && (
          <p className="mt-1">
            Did you mean{' '}
            <button type="button" onClick={() => onOpenPage(meant)} className="font-semibold text-accent underline">
              {meant}
            </button>
            ?
          </p>
        )}
        <p className="mt-1 text-muted">
          Check the spelling, use broader terms, or try{' '}
          <button type="button" onClick={() => onOpenPage('safari')} className="font-semibold text-accent underline">
            safari
          </button>{' '}
          or{' '}
          <button
            type="button"
            onClick={() => onOpenPage('national park')}
            className="font-semibold text-accent underline"
          >
            national park
          </button>
          .{' '}
          <Link to="/tours" onClick={onLeave} className="font-semibold text-accent underline">
            Browse featured tours
          </Link>
        </p>
      </div>
    </div>
  );
}
