import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useEffect } from 'react';
import type { SearchSuggestionsProps } from '#shell/search/search-slot.ts';
import { Button } from '#ui/button.tsx';

/** Places for what is on its way and takes its time (B-91). */
export function SuggestionsWaiting({ onState }: Pick<SearchSuggestionsProps, 'onState'>) {
  useEffect(() => onState({ hasOptions: false, isLoading: true }), [onState]);
  return (
    <div className="mt-6 min-h-52">
      <p role="status" className="sr-only">
        Loading...
      </p>
      <div aria-hidden="true" className="grid animate-pulse gap-x-10 gap-y-3 lg:grid-cols-2">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <div key={place} className="flex items-center gap-3.5 p-2">
            <div className="size-14 rounded-field bg-sand" />
            <div className="grid flex-1 gap-2">
              <div className="h-4 w-3/5 rounded-full bg-sand" />
              <div className="h-3 w-2/5 rounded-full bg-sand" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Every collection failed (B-152). */
export function SearchFailed({ onRetry }: { onRetry: () => void }) {
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

export function NothingSuggested({ q, meant, onLeave, onOpenPage }: NothingSuggestedProps) {
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
