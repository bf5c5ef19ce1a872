import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { matchPage } from '#contract/pages.ts';
import { pagesAtHand } from '#offline/pages-at-hand.ts';

/*
 * Without a network, links to pages that are not on this device say so (B-711). The page is not rendered for it: the marks are
 * attributes that nobody else sets, and a style that takes no room.
 */

const words = 'Not on this device; it needs a network';
const wordsId = 'needs-a-network';
const css = `a[data-away]:not([role=option]) { text-decoration: underline dotted 2px; text-underline-offset: 0.25em }
a[data-away]:not([role=option]):has(img) { outline: 2px dotted currentColor; outline-offset: -2px }`;

/** Marks them whenever the connection goes, and takes the marks away when it is back. */
export function followAwayLinks(queryClient: QueryClient): void {
  let stop: (() => void) | undefined;
  const follow = () => {
    const isAway = !(navigator.onLine && onlineManager.isOnline());
    if (isAway) stop ??= markAwayLinks(queryClient);
    else {
      stop?.();
      stop = undefined;
    }
  };
  onlineManager.subscribe(follow);
  follow();
}

/** Returns what takes the marks away. */
function markAwayLinks(queryClient: QueryClient): () => void {
  let isOver = false;
  let atHand: ReadonlySet<string> | undefined;
  const mark = () => {
    if (atHand === undefined || isOver) return;
    for (const link of document.links) markLink(link, isAway(link, atHand));
  };
  const observer = new MutationObserver(mark);
  const style = addStyle();
  void pagesAtHand(queryClient).then(
    (paths) => {
      atHand = paths;
      if (isOver) return;
      document.body.append(
        Object.assign(document.createElement('p'), { id: wordsId, hidden: true, textContent: words }),
      );
      mark();
      observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['href'] });
    },
    () => {},
  );
  return () => {
    isOver = true;
    observer.disconnect();
    style();
    for (const link of document.links) markLink(link, false);
    document.getElementById(wordsId)?.remove();
  };
}

function isAway(link: HTMLAnchorElement | HTMLAreaElement, atHand: ReadonlySet<string>): boolean {
  if (link.origin !== location.origin || matchPage(link.pathname) === undefined) return false;
  return !atHand.has(link.pathname) && link.pathname !== location.pathname;
}

function markLink(link: Element, away: boolean): void {
  if (away === link.hasAttribute('data-away')) return;
  link.toggleAttribute('data-away', away);
  // One that says so in words need not be described as well.
  if (away && link.querySelector('[data-needs-network]') !== null) return;
  if (away && !link.hasAttribute('aria-describedby')) link.setAttribute('aria-describedby', wordsId);
  else if (!away && link.getAttribute('aria-describedby') === wordsId) link.removeAttribute('aria-describedby');
  if (away && !link.hasAttribute('title')) link.setAttribute('title', words);
  else if (!away && link.getAttribute('title') === words) link.removeAttribute('title');
}

/** Returns what takes it away. */
function addStyle(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
