import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { opensElsewhere } from '#ui/text.tsx';

/** What the overlay's box gives to what stands below it. */
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

interface SuggestionProps {
  id: string;
  to: string;
  search?: Record<string, string>;
  hash?: string;
  isActive: boolean;
  onFollow: () => void;
  /** An entry of the search page while one refines it is not a new entry (B-147). */
  replace?: boolean;
  className?: string;
  children: ReactNode;
}

const suggestionClass =
  'rounded-card hover:bg-sand aria-selected:bg-sand aria-selected:outline-2 aria-selected:outline-ink aria-selected:-outline-offset-2';

/**
 * An option of the overlay's list. It is a link, so that it opens in a new tab as links do; the focus stays in the box, so
 * it is not in the order of Tab.
 */
export function Suggestion({
  id,
  to,
  search,
  hash,
  isActive,
  onFollow,
  replace = false,
  className = '',
  children,
}: SuggestionProps) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={to}
      search={search ?? {}}
      {...(hash !== undefined && { hash })}
      replace={replace}
      onClick={(event) => {
        // A new tab leaves this one as it is.
        if (!opensElsewhere(event)) onFollow();
      }}
      className={`${suggestionClass} ${className}`}
    >
      {children}
    </Link>
  );
}

interface SuggestionGroupProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Options that belong together, below their name. */
export function SuggestionGroup({ title, aside, className = '', children }: SuggestionGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
    <div role="group" aria-labelledby={id} className={className}>
      <div role="presentation" className="flex items-baseline justify-between gap-4 border-line border-b pb-1.5">
        <p id={id} role="presentation" className="font-display font-semibold text-lg">
          {title}
        </p>
        {aside}
      </div>
      <div role="presentation" className="mt-1.5 grid grid-cols-1 gap-0.5">
        {children}
      </div>
    </div>
  );
}
