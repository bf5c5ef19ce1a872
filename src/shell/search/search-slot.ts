import { type ComponentType, createContext } from 'react';

/** What the overlay tells the part of it that knows how to search. */
export interface SearchSuggestionsProps {
  /** What the address asks for; empty when nothing is searched. */
  q: string;
  /** The id the list of options must have. */
  listId: string;
  /** The option the keyboard stands on. */
  activeId: string | undefined;
  /** Whether links to the search page replace this entry of the history. */
  isRefining: boolean;
  /** Goes to the page of all results. */
  onOpenPage: (q: string) => void;
  /** A link was followed. */
  onLeave: () => void;
  onState: (state: { hasOptions: boolean; isLoading: boolean }) => void;
}

/**
 * The header belongs to every page, the search to a feature, and the feature is a download of its own: the root route puts
 * the one into the other.
 */
export interface SearchSlot {
  loadSuggestions: () => Promise<ComponentType<SearchSuggestionsProps>>;
}

export const SearchSlotContext = createContext<SearchSlot | undefined>(undefined);
