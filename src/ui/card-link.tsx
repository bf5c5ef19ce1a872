import { Link, type LinkComponent } from '@tanstack/react-router';
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { isPreloadingWelcome, stillness } from '#platform/preload-in-view.ts';

/** Makes a link inside a card cover the card. */
export const cardLinkClass =
  'after:absolute after:inset-0 after:rounded-card hover:underline decoration-2 decoration-accent underline-offset-4 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ink focus-visible:after:outline-offset-4';

/**
 * A card's link: it covers the card, and its page is fetched once the card has stood on the screen. Of itself the router watches the
 * link alone, and a card is pressed where only its picture shows.
 */
export const CardLink = CoveringLink as LinkComponent<'a'>;

function CoveringLink(props: ComponentProps<typeof Link>) {
  const link = useRef<HTMLAnchorElement>(null);
  const isSeen = useIsCardSeen(link);
  return <Link ref={link} className={cardLinkClass} {...props} {...(isSeen && { preload: 'render' })} />;
}

function useIsCardSeen(link: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const card = link.current?.closest('article, li');
    if (isSeen || !card || !isPreloadingWelcome()) return;
    let timer: ReturnType<typeof setTimeout>;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(setSeen, stillness, true);
    });
    observer.observe(card);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isSeen, link]);
  return isSeen;
}
