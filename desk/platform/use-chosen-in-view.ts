import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A strip of links that is wider than a phone: the one of the page one is on is in the middle of what is seen of it. */
export function useChosenInView<Strip extends HTMLElement>(chosen: unknown): RefObject<Strip | null> {
  const strip = useRef<Strip>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another link in the page.
  useLayoutEffect(() => {
    const link = strip.current?.querySelector('[aria-current=page]');
    const nav = link?.closest('nav');
    const middleOf = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    if (nav && link) nav.scrollLeft += middleOf(link) - middleOf(nav);
  }, [chosen]);
  return strip;
}
