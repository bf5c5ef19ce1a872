import { type ComponentType, useEffect, useState } from 'react';
import type { SearchSlot, SearchSuggestionsProps } from '#shell/search/search-slot.ts';
import { Button } from '#ui/button.tsx';

interface SuggestionsLoaderProps extends SearchSuggestionsProps {
  load: SearchSlot['loadSuggestions'];
}

/** Fetches the code that searches while one already types; without it, Enter still leads to the search page. */
export function SuggestionsLoader({ load, ...props }: SuggestionsLoaderProps) {
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps>>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (hasFailed) return;
    let isCurrent = true;
    load().then(
      (component) => isCurrent && setSuggestions(() => component),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, hasFailed]);

  if (Suggestions !== undefined) return <Suggestions {...props} />;
  if (!hasFailed) return <div className="min-h-40" />;
  return (
    <div role="alert" className="mt-6 flex flex-wrap items-center gap-4 rounded-card bg-sand p-4">
      <p>Suggestions could not be loaded. Please check your internet connection and try again.</p>
      <Button size="small" variant="quiet" onClick={() => setFailed(false)}>
        Retry
      </Button>
    </div>
  );
}
