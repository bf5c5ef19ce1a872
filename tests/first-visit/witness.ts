import type * as playwright from '@playwright/test';

/* What a visitor sees and nobody is told of, noted in the page from its first byte on. */

export interface Shift {
  value: number;
  /** What moved, from where to where, as far as the browser says: at most five elements. */
  moved: string[];
  /** Milliseconds since the navigation began. */
  at: number;
}

export interface Sight {
  /** Text on the screen that is markup. */
  rawMarkup: string[];
  /** Layout shifts no press of the visitor's has caused. */
  shifts: Shift[];
  /** Every place the page was scrolled to, in CSS pixels from the top. */
  scrolledTo: number[];
  /** Of the policy. */
  refusals: string[];
}

declare global {
  interface Window {
    sight: Sight;
    rawMarkupOnScreen: () => string[];
    blankPictures: () => string[];
  }
}

/** To be called before the page opens anything. */
export async function placeWitness(page: playwright.Page): Promise<void> {
  await page.addInitScript(() => {
    const sight: Sight = { rawMarkup: [], shifts: [], scrolledTo: [], refusals: [] };
    window.sight = sight;

    /** Text nodes with tags in them, which have a box: that of a `noscript` is one, and is not displayed. */
    window.rawMarkupOnScreen = () => {
      if (document.body === null) return [];
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const words = text.textContent ?? '';
        if (!/<\/?[a-z]+[\s>][^<]*>|\ssrcset=/i.test(words)) continue;
        if (text.parentElement?.closest('script, style, template, pre, code') !== null) continue;
        const range = document.createRange();
        range.selectNode(text);
        if (range.getClientRects().length > 0) found.push(words.trim().slice(0, 60));
      }
      return found;
    };

    const isOpaque = (element: Element | null): boolean =>
      element === null || (Number(getComputedStyle(element).opacity) > 0.9 && isOpaque(element.parentElement));

    const isPainted = (image: HTMLImageElement) =>
      image.complete && image.naturalWidth > 1 && !image.currentSrc.startsWith('data:') && isOpaque(image);

    /** Pictures on the screen that show nothing but their place or their preview. */
    window.blankPictures = () => {
      const isOnScreen = (element: Element) => {
        const { top, bottom, width, height } = element.getBoundingClientRect();
        // A tenth of it at least, as for the pictures the site itself waits for.
        const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
        return width > 8 && height > 8 && seen > height / 10 && seen > 1 && element.checkVisibility();
      };
      const frames = [...document.querySelectorAll('[data-picture]')].filter(isOnScreen);
      const framed = frames.filter((frame) => ![...frame.querySelectorAll('img')].some(isPainted));
      const bare = [...document.querySelectorAll<HTMLImageElement>('img:not([data-picture] img)')].filter(
        (image) => isOnScreen(image) && !isPainted(image),
      );
      return [...framed, ...bare].map((blank) => {
        const image =
          blank instanceof HTMLImageElement ? blank : blank.querySelector('picture img, img[alt]:not([alt=""])');
        return image?.getAttribute('alt') || image?.getAttribute('src')?.slice(0, 60) || blank.className;
      });
    };

    const nameOf = (node: Node | null | undefined) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.localName}.${String(element.className).slice(0, 40)}` : '?';
    };
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${Math.round(width)}×${Math.round(height)} at ${Math.round(x)},${Math.round(y)}`;
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) {
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as LayoutShift[]) {
          if (hadRecentInput) continue;
          sight.shifts.push({
            value,
            moved: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${nameOf(node)} (${placeOf(previousRect)} to ${placeOf(currentRect)})`,
            ),
            at: Math.round(startTime),
          });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    }
    addEventListener('scroll', () => sight.scrolledTo.push(Math.round(scrollY)), { capture: true, passive: true });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      sight.refusals.push(`${effectiveDirective} ${blockedURI}`);
    });
    setInterval(() => {
      for (const raw of window.rawMarkupOnScreen()) if (!sight.rawMarkup.includes(raw)) sight.rawMarkup.push(raw);
    }, 200);
  });
}
