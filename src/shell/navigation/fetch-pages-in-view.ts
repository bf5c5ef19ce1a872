import type { AnyRouter } from '@tanstack/react-router';
import { isVerySlow, savesData } from '#platform/browser/connection.ts';
import { fetchCaptionFont } from '#platform/images/fetch-ahead.ts';
import { whenIdle } from '#ui/schedule.ts';

/** Bytes of code that may be sent ahead on one page, compressed. */
const mostCode = 60_000;

/** How long the page must have stood still, in milliseconds. */
const stillness = 300;

const presses = ['pointerdown', 'keydown'] as const;

/** They would cost more than they save: home asks for ten lists, the search brings a program of its own. */
const leftAlone = ['/', '/search'];

/**
 * Fetches what the links on the screen lead to, code and answers, so that a press waits for neither: one page after the other, those
 * of the page before those of its header, while the browser has nothing else to do. A press puts an end to it until the page next
 * changes or is scrolled. Visitors who save data, and those on a very slow line, are sent nothing ahead.
 *
 * @param prepare fetches what any next page needs
 */
export function fetchPagesInView(router: AnyRouter, prepare: () => void): void {
  const asked = new Set<string>();
  const kinds = new Set<string>();
  let code = 0;
  let isWorking = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next(): HTMLAnchorElement | undefined {
    const linksIn = (place: string) => document.querySelectorAll<HTMLAnchorElement>(`${place} a[href]`);
    return [...linksIn('main'), ...linksIn('header')].find((link) => {
      const kind = kindOf(link);
      if (kind === undefined || asked.has(addressOf(link)) || link.pathname === location.pathname) return false;
      return (code < mostCode || kinds.has(kind)) && isOnScreen(link);
    });
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (;;) {
      await new Promise<void>((resolve) => whenIdle(resolve));
      const link = isStopped || !navigator.onLine ? undefined : next();
      if (link === undefined) break;
      asked.add(addressOf(link));
      kinds.add(kindOf(link) ?? '');
      const before = codeSoFar();
      const to = { to: link.pathname, search: router.options.parseSearch?.(link.search) };
      // What cannot be had is asked for again by the press, which says so.
      await router.preloadRoute(to).catch(() => {});
      code += codeSoFar() - before;
    }
    isWorking = false;
  }

  function begin(): void {
    isStopped = false;
    clearTimeout(timer);
    timer = setTimeout(() => void work(), stillness);
  }

  if (savesData() || isVerySlow()) return;
  whenIdle(prepare);
  whenIdle(fetchCaptionFont);
  for (const press of presses) {
    addEventListener(press, () => {
      isStopped = true;
      clearTimeout(timer);
    });
  }
  addEventListener('scroll', begin, { passive: true });
  router.subscribe('onRendered', () => {
    code = 0;
    begin();
  });
  begin();
}

const addressOf = ({ pathname, search }: HTMLAnchorElement) => pathname + search;

/** The kind of page a link of ours leads to, `/tour/` for all tours; undefined for any other, and for a file. */
function kindOf({ origin, pathname, target }: HTMLAnchorElement): string | undefined {
  if (origin !== location.origin || target !== '' || pathname.includes('.') || leftAlone.includes(pathname)) return;
  const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1);
  return folder === '/' ? pathname : folder;
}

/** A card is pressed wherever it shows. */
function isOnScreen(link: HTMLAnchorElement): boolean {
  const { top, bottom, width } = (link.closest('article') ?? link).getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && link.checkVisibility();
}

function codeSoFar(): number {
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}
