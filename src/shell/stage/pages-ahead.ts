import type { AnyRouter } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { growFromCard, pictureOfCard } from '#shell/stage/grow-plate.ts';
import { newPage, type Page, routeOf, type Stage } from '#shell/stage/stage.ts';

/** How long the pointer or the focus rests on a link until it is meant. */
const restMs = 65;

/** A second click within this time belongs to the first: it would press what the new page has at that place. */
const doubleClickMs = 500;

interface Prepared {
  /** Path and search, as in the link. */
  address: string;
  page: Page;
  place: HTMLElement;
  /** Lets React hide it again. */
  stop: () => void;
}

/**
 * Renders the page behind the link a visitor rests on, and has the browser work out its style and layout, while there is time. A
 * press shows it in the next frame; the router, which would take longer to see to all it has to see to, hears of the press
 * in the frame after it.
 *
 * Only for another kind of page than the one that is shown: the router holds one match of a route.
 *
 * @returns what ends it
 */
export function keepPageAhead(router: AnyRouter, stage: Stage, main: RefObject<HTMLElement | null>): () => void {
  let meant: HTMLAnchorElement | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let prepared: Prepared | undefined;
  let shownAt = Number.NEGATIVE_INFINITY;
  let isToldToRouter = false;

  function mean({ target }: Pick<Event, 'target'>): void {
    const link = linkAt(target);
    if (link === meant) return;
    meant = link;
    clearTimeout(resting);
    if (link === undefined || addressOf(link) === prepared?.address) return;
    resting = setTimeout(() => void prepare(link).catch(() => {}), restMs);
  }

  const arrivedAt = () => routeOf(router.stores.matches.get());

  async function prepare(link: HTMLAnchorElement): Promise<void> {
    const to = { to: link.pathname, search: router.options.parseSearch?.(link.search) };
    // From the cache, since the link itself has asked for it as well.
    const [, leaf, ...below] = (await router.preloadRoute(to)) ?? [];
    if (meant !== link || leaf?.status !== 'success' || below.length > 0 || leaf.routeId === arrivedAt()) return;
    router.stores.getMatchStore(leaf.routeId);
    router.stores.byRoute.get(leaf.routeId)?.set(() => leaf);
    drop();
    const page = newPage(leaf.routeId);
    flushSync(() => stage.setAhead(page));
    const place = main.current?.querySelector<HTMLElement>(':scope > .page-ahead');
    if (!place) return;
    prepared = { address: addressOf(link), page, place, stop: keepRendered(place) };
  }

  /** It would also take the focus from the new page's heading. */
  function isRefused(event: MouseEvent): boolean {
    const isSecond = event.detail > 1 && performance.now() - shownAt < doubleClickMs;
    if (isSecond) refuse(event);
    return isSecond;
  }

  function press(event: MouseEvent): void {
    if (isToldToRouter || isRefused(event)) return;
    const link = linkAt(event.target);
    if (link === undefined || isForBrowser(event)) return;
    if (prepared?.address !== addressOf(link) || !isLaidOut(prepared.place)) return;
    refuse(event);
    show(prepared, link);
  }

  function show({ page, place, stop }: Prepared, link: HTMLAnchorElement): void {
    const picture = pictureOfCard(link);
    shownAt = performance.now();
    prepared = undefined;
    const silence = scrollToTop();
    for (const other of main.current?.children ?? []) other.className = other === place ? '' : 'page-left';
    if (picture !== undefined) growFromCard(picture, place);
    oncePainted(() => {
      silence.abort();
      stop();
      // In this order: with the page that is left goes the link.
      const from = arrivedAt();
      tellRouter(link);
      stage.press(page, from);
    });
  }

  function tellRouter(link: HTMLAnchorElement): void {
    isToldToRouter = true;
    link.click();
    isToldToRouter = false;
  }

  /**
   * The router notes where a page was left when it hears that it is left, which is after this. So it hears now of what is to come,
   * and nothing of this scroll.
   */
  function scrollToTop(): AbortController {
    const silence = new AbortController();
    if (scrollY === 0) return silence;
    const from = router.stores.resolvedLocation.get();
    router.emit({
      type: 'onBeforeLoad',
      ...(from && { fromLocation: from }),
      toLocation: router.latestLocation,
      pathChanged: true,
      hrefChanged: true,
      hashChanged: false,
    });
    addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true, signal: silence.signal });
    scrollTo({ top: 0, behavior: 'instant' });
    return silence;
  }

  const stopLoads = router.subscribe('onBeforeLoad', () => {
    // What is shown already needs no transition to it.
    if (isToldToRouter) router.shouldViewTransition = false;
  });
  const stopMoves = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!pathChanged) return;
    meant = undefined;
    clearTimeout(resting);
    drop();
  });
  const stopArrivals = router.subscribe('onRendered', () => stage.arrive(arrivedAt()));

  function drop(): void {
    prepared?.stop();
    prepared = undefined;
    stage.setAhead(undefined);
  }

  // Where the pointer or the focus rests already.
  mean({ target: document.querySelector('a:hover, a:focus-visible') });
  addEventListener('pointermove', mean, { passive: true });
  addEventListener('focusin', mean);
  addEventListener('mousedown', isRefused, true);
  addEventListener('click', press, true);
  return () => {
    stopLoads();
    stopMoves();
    stopArrivals();
    clearTimeout(resting);
    removeEventListener('pointermove', mean);
    removeEventListener('focusin', mean);
    removeEventListener('mousedown', isRefused, true);
    removeEventListener('click', press, true);
    drop();
  };
}

/** A link to another page of ours that the router may follow. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.origin !== location.origin || link.hash !== '' || link.pathname === location.pathname)
    return undefined;
  return link.target === '' && !link.hasAttribute('download') ? link : undefined;
}

const addressOf = ({ pathname, search }: HTMLAnchorElement) => pathname + search;

/** A new tab, a download: as the router decides it. */
function isForBrowser({ button, metaKey, ctrlKey, altKey, shiftKey, defaultPrevented }: MouseEvent): boolean {
  return defaultPrevented || button !== 0 || metaKey || ctrlKey || altKey || shiftKey;
}

function refuse(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Once laid out, a page keeps what was worked out while nobody sees it. React hides what it renders ahead, and does so again when
 * more of it arrives; its place hides it as well (`.page-ahead`), and lets the browser work on it first.
 */
function keepRendered(place: HTMLElement): () => void {
  let isAsked = false;
  const observer = new MutationObserver(() => {
    for (const part of place.children) if (part instanceof HTMLElement) part.style.removeProperty('display');
    if (isAsked || place.querySelector('h1') === null) return;
    isAsked = true;
    soon(() => {
      place.style.contentVisibility = 'visible';
      place.getBoundingClientRect();
      place.style.contentVisibility = '';
      place.dataset.laidOut = '';
    });
  });
  observer.observe(place, { childList: true, subtree: true, attributeFilter: ['style'] });
  return () => observer.disconnect();
}

const isLaidOut = ({ dataset }: HTMLElement) => 'laidOut' in dataset;

function soon(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 200 });
  else setTimeout(run, 30);
}

/** In the task after the next frame. A tab that shows no frames waits for none. */
function oncePainted(run: () => void): void {
  let isRun = false;
  const once = () => {
    if (!isRun) run();
    isRun = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, 200);
}
