import { type RefObject, useEffect } from 'react';

/**
 * Keeps what stands at the bottom of the window from covering anything for good: its height is added to the page's end and
 * to what scrolling keeps clear (`--cookie-banner` in site.css), and the chat button moves up by it on a phone.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--cookie-banner', `${current.offsetHeight + 12}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--cookie-banner');
    };
  }, [element]);
}
