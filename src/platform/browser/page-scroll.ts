/*
 * One lock for everything that covers the page: the last to let go restores it. The page keeps its place and its width
 * (`html[data-scroll-held]` in site.css), and sticky things stay where they are, which a page made `position: fixed`
 * would lose. Safari on iOS scrolls a page with hidden overflow all the same, so moves of the finger that would reach
 * the page are refused.
 */
let holders = 0;
let held: { top: number; pathname: string } | undefined;

/** Keeps the page below an overlay from scrolling until the returned function is called. */
export function holdPageScroll(): () => void {
  if (++holders === 1) hold();
  let isHolding = true;
  return () => {
    if (!isHolding) return;
    isHolding = false;
    if (--holders === 0) release();
  };
}

function hold(): void {
  const { documentElement: page } = document;
  held = { top: scrollY, pathname: location.pathname };
  // Without a scrollbar there is no room to keep for one.
  page.dataset.scrollHeld = innerWidth > page.clientWidth ? 'gutter' : '';
  document.addEventListener('touchmove', refusePageMoves, { passive: false });
}

function release(): void {
  delete document.documentElement.dataset.scrollHeld;
  document.removeEventListener('touchmove', refusePageMoves);
  // A keyboard on the screen may have pushed the page; a new page has its own place.
  if (held?.pathname === location.pathname && held.top !== scrollY) scrollTo({ top: held.top, behavior: 'instant' });
  held = undefined;
}

function refusePageMoves(event: TouchEvent): void {
  const isPinch = event.touches.length > 1;
  if (!isPinch && event.cancelable && !scrollsItself(event.target)) event.preventDefault();
}

function scrollsItself(target: EventTarget | null): boolean {
  for (let node = target; node instanceof Element && node !== document.body; node = node.parentElement) {
    if (node.matches('input[type="range"]')) return true;
    const { overflowX, overflowY } = getComputedStyle(node);
    if (/auto|scroll/.test(overflowY) && node.scrollHeight > node.clientHeight) return true;
    if (/auto|scroll/.test(overflowX) && node.scrollWidth > node.clientWidth) return true;
  }
  return false;
}
