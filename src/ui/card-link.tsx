import { Link, type LinkComponent, type LinkOptions, useRouter } from '@tanstack/react-router';
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { isPreloadingWelcome, preloadInTurn, stillness } from '#platform/preload-in-view.ts';

/** Makes a link inside a card cover the card. */
export const cardLinkClass =
  'after:absolute after:inset-0 after:rounded-card hover:underline decoration-2 decoration-accent underline-offset-4 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ink focus-visible:after:outline-offset-4';

/**
 * A card's link: it covers the card, and its page is fetched once the card has stood on the screen of a visitor who has touched
 * anything. Of itself the router watches the link alone, and a card is pressed where only its picture shows; it would also fetch the
 * pages of all cards at once, and the picture of the one that is pointed at would wait for them.
 */
export const CardLink = CoveringLink as LinkComponent<'a'>;

function CoveringLink(props: ComponentProps<typeof Link>) {
  const link = useRef<HTMLAnchorElement>(null);
  const router = useRouter();
  // A visitor who has gone on no longer means it.
  const preload = useEffectEvent(async () => link.current && router.preloadRoute(props as LinkOptions));
  useEffect(() => {
    const card = link.current?.closest('article, li');
    if (!card || !isPreloadingWelcome()) return;
    let timer: ReturnType<typeof setTimeout>;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (!entry?.isIntersecting) return;
      timer = setTimeout(() => {
        observer.disconnect();
        preloadInTurn(preload);
      }, stillness);
    });
    observer.observe(card);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return <Link ref={link} className={cardLinkClass} {...props} />;
}
