import { type ReactNode, useId } from 'react';

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
