import { useRouter, useRouterState } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useContext, useEffect, useRef } from 'react';
import {
  closeSearch,
  openSearch,
  prepareSearch,
  type SearchSlot,
  SearchSlotContext,
} from '#shell/search/open-search.tsx';
import { iconButtonClass } from '#ui/button.tsx';

/** The header's search icon. `/` and Ctrl or Cmd+K open the search too; resting on the icon fetches it ahead. */
export function SearchLauncher() {
  const router = useRouter();
  const slot = useContext(SearchSlotContext);
  const button = useRef<HTMLButtonElement>(null);

  const prepare = () => prepareSearch(slot);

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      openSearch(slot, router, document.activeElement === document.body ? button.current : undefined);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [slot, router]);

  useOverlayFollowsHistory(slot, button);

  return (
    <button
      ref={button}
      type="button"
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      title="Search ( / )"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => openSearch(slot, router)}
      className={iconButtonClass}
    >
      <Search aria-hidden="true" size={20} />
    </button>
  );
}

/** A search above a page is an entry of the history: going back from it closes the overlay, forward to it opens it again. */
function useOverlayFollowsHistory(slot: SearchSlot | undefined, button: { current: HTMLElement | null }): void {
  const router = useRouter();
  const isSearching = useRouterState({ select: ({ location }) => location.state.searchFor !== undefined });
  useEffect(() => {
    if (!isSearching) return;
    openSearch(slot, router, button.current);
    return closeSearch;
  }, [isSearching, slot, router, button]);
}

function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey || isTyping(event.target)) return false;
  // The phone's menu lies above everything else.
  if (document.querySelector('dialog[open]') !== null) return false;
  return event.ctrlKey || event.metaKey ? !event.shiftKey && event.key.toLowerCase() === 'k' : event.key === '/';
}

/** Somebody who writes means the character. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
