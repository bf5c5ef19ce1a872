import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';
import { IconButton } from '#ui/button.tsx';

interface StripProps {
  /** What stands in it, in the plural: `tours`. */
  of: string;
  /** The distances, and the columns on a desktop, where all of it is on screen. */
  className: string;
  children: ReactNode;
}

/**
 * A list that is passed sideways below a desktop's width (`card-strip` in site.css): by a finger or the focus without a script, and
 * by buttons for a mouse.
 */
export function Strip({ of, className, children }: StripProps) {
  const list = useRef<HTMLUListElement>(null);
  const isHydrated = useIsHydrated();
  const pass = (by: -1 | 1) => {
    const step = list.current?.firstElementChild?.clientWidth ?? 0;
    list.current?.scrollBy({ left: by * step });
  };
  return (
    <>
      <ul ref={list} className={`card-strip ${className}`}>
        {children}
      </ul>
      {/* In the page's own room above what follows, so that nothing moves when they come; without a script they would do nothing. */}
      {isHydrated && (
        <div className="pointer-fine:max-lg:not-print:flex -mb-12 hidden h-12 items-end justify-end gap-2">
          <IconButton label={`Previous ${of}`} onClick={() => pass(-1)} className="border border-line-strong">
            <ArrowLeft aria-hidden="true" size={18} />
          </IconButton>
          <IconButton label={`Next ${of}`} onClick={() => pass(1)} className="border border-line-strong">
            <ArrowRight aria-hidden="true" size={18} />
          </IconButton>
        </div>
      )}
    </>
  );
}
