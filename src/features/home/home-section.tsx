import { type ReactNode, useId } from 'react';
import type { Picture } from '#contract/records/picture.ts';
import { fetchHeroAhead } from '#platform/images/fetch-ahead.ts';
import { startHeroTransition } from '#ui/hero-transition.ts';

export interface HomeSectionProps {
  title: string;
  lead?: string;
  /** On the heading's line, also on a phone: a link to everything of the kind. */
  aside?: ReactNode;
  /** On a desktop the heading stands beside what it is of. */
  isBeside?: boolean;
  children: ReactNode;
}

/** A titled part of the home page, named after its heading: as large as “Where to go in September” may be on one line of 284 px. */
export function HomeSection({ title, lead, aside, isBeside = false, children }: HomeSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={isBeside ? 'gap-x-16 lg:grid lg:grid-cols-[1fr_2fr]' : ''}>
      <div className="mb-4 sm:mb-7">
        <div className={`flex items-baseline-last justify-between gap-x-3 ${isBeside ? 'lg:block' : ''}`}>
          <h2
            id={headingId}
            className="max-w-[13.4em] text-[1.4375rem] leading-[1.08] tracking-[-0.012em] sm:text-title-2"
          >
            {title}
          </h2>
          {aside && <div className="shrink-0 print:hidden">{aside}</div>}
        </div>
        {lead && <p className="mt-2 max-w-2xl text-muted leading-normal">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

/** As a card has them: the next page's picture is fetched when pointer or focus rests here, and grows out of this one. */
export function linkHandlers(picture: Picture) {
  const fetch = () => fetchHeroAhead(picture);
  return { onClickCapture: startHeroTransition, onPointerEnter: fetch, onFocus: fetch };
}
