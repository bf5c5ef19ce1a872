import { type RefObject, useEffect } from 'react';

/** The page's end, what floats at the bottom, and what scrolling keeps clear (site.css). */
const rules = (room: number) => `
  body, .above-cookie-banner, .floats-low { --cookie-banner: ${room}px }
  html { scroll-padding-bottom: calc(min(6rem, 10dvh) + var(--bottom-bar, 0px) + ${room}px) }
`;

/**
 * Keeps what stands at the bottom of the window from covering anything for good: its height is added to the page's end and
 * to what scrolling keeps clear (`--cookie-banner` in site.css), and the chat button moves up by it.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const sheet = new CSSStyleSheet();
    const observer = new ResizeObserver(() => sheet.replaceSync(rules(current.offsetHeight)));
    observer.observe(current);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [element]);
}
