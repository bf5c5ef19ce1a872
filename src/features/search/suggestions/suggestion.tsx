import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { opensElsewhere } from '#ui/text-link.tsx';

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

export const suggestionLook =
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
      className={`${suggestionLook} ${className}`}
    >
      {children}
    </Link>
  );
}
