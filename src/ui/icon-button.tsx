import type { ReactNode } from 'react';

interface IconButtonProps {
  /** Read out, and shown as a tooltip. */
  label: string;
  onClick: () => void;
  children: ReactNode;
  expanded?: boolean;
  className?: string;
}

export const iconButtonClass =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors hover:bg-sand';

export function IconButton({ label, onClick, children, expanded, className = '' }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={expanded}
      onClick={onClick}
      className={`${iconButtonClass} ${className}`}
    >
      {children}
    </button>
  );
}
