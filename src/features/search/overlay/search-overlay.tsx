import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { SearchSuggestionsProps } from '#features/search/overlay/suggestion.tsx';
import { useTypedSearch } from '#features/search/use-typed-search.ts';
import { pages } from '#platform/words/pages-words.ts';
import { closeSearch, leaveSearch } from '#shell/search/open-search.tsx';
import { useSearchAddress } from '#shell/search/search-address.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { SearchField } from '#ui/search-field.tsx';

/** The search that opens from the header (B-148): title, box, hint, quick searches, and what is found while one types. */
export function SearchOverlay() {
  const { q = '', isRefining, search, openPage } = useSearchAddress();
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
        <ul aria-label="Quick searches" className="-mx-3 flex flex-wrap gap-x-1">
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
      <SuggestionsLoader
        q={q}
        listId={listId}
        activeId={keys.activeId}
        isRefining={isRefining}
        onOpenPage={leaveFor}
        onLeave={leaveSearch}
        onState={setState}
      />
    </div>
  );
}

/** Fetches the code that searches while one already types; without it, Enter still leads to the search page. */
function SuggestionsLoader(props: SearchSuggestionsProps) {
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps>>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (hasFailed) return;
    let isCurrent = true;
    import('#features/search/overlay/search-suggestions.tsx').then(
      (code) => isCurrent && setSuggestions(() => code.SearchSuggestions),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [hasFailed]);

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

/**
 * The keys of a box with a list of options below it (WAI-ARIA APG, editable combobox): the focus stays in the box, the arrows
 * walk the options of all groups, Enter follows the one they stand on, with Ctrl or Cmd in a new tab.
 *
 * The options are links, whoever drew them: their elements are the state, so a list that loads later needs no wiring.
 */
function useOptionKeys(listId: string) {
  const [activeId, setActiveId] = useState<string>();

  const options = () => [...(document.getElementById(listId)?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];

  function moveTo(option: HTMLElement | undefined) {
    setActiveId(option?.id);
    option?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const all = options();
    const place = all.findIndex(({ id }) => id === activeId);
    const active = all[place];
    switch (event.key) {
      case 'ArrowDown':
        moveTo(all[place + 1] ?? all[0]);
        break;
      case 'ArrowUp':
        moveTo(all[place === -1 ? all.length - 1 : place - 1] ?? all.at(-1));
        break;
      case 'Home':
      case 'End':
        // On no option they move the caret, as in any box.
        if (active === undefined) return;
        moveTo(event.key === 'Home' ? all[0] : all.at(-1));
        break;
      case 'Enter':
        if (active === undefined) return;
        follow(active, event.ctrlKey || event.metaKey);
        break;
      case 'Delete': {
        const remove = active?.parentElement?.querySelector<HTMLElement>('[data-remove]');
        if (!remove) return;
        remove.click();
        setActiveId(undefined);
        break;
      }
      default:
        return;
    }
    event.preventDefault();
  }

  return { activeId, onKeyDown, reset: () => setActiveId(undefined) };
}

function follow(option: HTMLElement, inNewTab: boolean): void {
  const href = option.getAttribute('href');
  if (inNewTab && href !== null) window.open(href, '_blank', 'noopener');
  else option.click();
}
