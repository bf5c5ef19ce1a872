import { type ReactNode, useId } from 'react';
import { FoldOnPhone } from '#ui/fold-on-phone.tsx';

/** A titled part of a page that a phone folds behind its title (`PageSection` is one that never is). */
export function FoldedSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="max-sm:border-line max-sm:border-y max-sm:py-1.5">
      <FoldOnPhone
        summary={
          <h2 id={headingId} className="max-w-[13.4em] text-title-2 leading-[1.08] tracking-[-0.012em]">
            {title}
          </h2>
        }
      >
        <div className="mt-4 max-sm:pb-4 sm:mt-7">{children}</div>
      </FoldOnPhone>
    </section>
  );
}
