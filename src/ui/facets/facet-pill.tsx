import { type ReactNode, useEffect, useRef } from 'react';
import { foldMark } from '#ui/disclosure.tsx';

interface FacetPillProps {
  label: string;
  chosenCount: number;
  children: ReactNode;
}

/** A pill that opens one facet below itself; a click elsewhere or Escape closes it. */
export function FacetPill({ label, chosenCount, children }: FacetPillProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    function closeOutside({ type, target }: Event) {
      const pill = details.current;
      if (!pill?.open || !(target instanceof Node) || pill.contains(target)) return;
      // Pressing on text inside the pill focuses the nearest focusable ancestor, which is around the pill, not outside it.
      if (type === 'focusin' && target.contains(pill)) return;
      pill.open = false;
    }
    function closeOnEscape(event: KeyboardEvent) {
      const pill = details.current;
      if (event.key !== 'Escape' || !pill?.open) return;
      pill.open = false;
      pill.querySelector('summary')?.focus();
    }
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  return (
    <details ref={details} className="relative">
      <summary
        className={`inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border px-4 font-medium text-[0.9375rem] after:size-4 ${foldMark} ${
          chosenCount > 0 ? 'border-primary bg-primary text-on-primary' : 'border-line-strong bg-surface hover:bg-sand'
        }`}
      >
        {label}
        {chosenCount > 0 && <span className="figures">{`(${chosenCount})`}</span>}
      </summary>
      <div className="raised-shadow absolute top-full left-0 z-30 mt-2 max-h-[60vh] w-72 overflow-y-auto rounded-card border border-line bg-surface p-3">
        {children}
      </div>
    </details>
  );
}
