import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useContext, useId, useRef, useState } from 'react';
import { pages } from '#platform/words/pages-words.ts';
import { useSearchAddress } from '#shell/search/search-address.ts';
import { closeSearch, leaveSearch } from '#shell/search/search-modal.ts';
import { SearchSlotContext } from '#shell/search/search-slot.ts';
import { SuggestionsLoader } from '#shell/search/suggestions-loader.tsx';
import { useOptionKeys } from '#shell/search/use-option-keys.ts';
import { useTypedSearch } from '#shell/search/use-typed-search.ts';
import { IconButton } from '#ui/button.tsx';
import { SearchField } from '#ui/search-field.tsx';

/** The search that opens from the header (B-148): title, box, hint, quick searches, and what is found while one types. */
export function SearchOverlay() {
  const { q = '', isRefining, search, openPage } = useSearchAddress();
  const slot = useContext(SearchSlotContext);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const keys = useOptionKeys(listId);
  const typed = useTypedSearch(q, search);
  const [{ hasOptions, isLoading }, setState] = useState({ hasOptions: false, isLoading: false });

  function leaveFor(text: string) {
    leaveSearch();
    openPage(text);
  }

  function submit() {
    const text = typed.take();
    if (text !== undefined) leaveFor(text);
  }

  return (
    <div className="page-width max-w-6xl pt-5 pb-8 sm:pt-8 sm:pb-10">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-title-2 leading-tight">Search the atlas</h2>
        <IconButton label="Close the search" onClick={closeSearch}>
          <X aria-hidden="true" size={22} />
        </IconButton>
      </div>
      <div className="mt-4">
        <SearchField
          variant="nav"
          text={typed.text}
          onText={(text) => {
            keys.reset();
            typed.type(text);
          }}
          onSubmit={submit}
          onClear={() => {
            typed.clear();
            input.current?.focus();
          }}
          isLoading={isLoading}
          inputRef={input}
          input={{
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-expanded': hasOptions,
            'aria-controls': listId,
            'aria-activedescendant': keys.activeId,
            onKeyDown: keys.onKeyDown,
            ...{ 'data-initial-focus': '' },
          }}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 text-label">
        <p className="text-muted">Search for tours, destinations, accommodations and more...</p>
        <ul aria-label="Quick searches" className="flex flex-wrap gap-x-1">
          {pages.searches.map((word) => (
            <li key={word}>
              <Link
                to="/search"
                search={{ q: word }}
                replace={isRefining}
                onClick={leaveSearch}
                className="inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-accent underline decoration-1 underline-offset-4 hover:bg-sand"
              >
                {word}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {slot && (
        <SuggestionsLoader
          load={slot.loadSuggestions}
          q={q}
          listId={listId}
          activeId={keys.activeId}
          isRefining={isRefining}
          onOpenPage={leaveFor}
          onLeave={leaveSearch}
          onState={setState}
        />
      )}
    </div>
  );
}
