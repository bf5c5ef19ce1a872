/** Tells the header whether it sticks and which way one reads, before any other script (site.css). A jump to some place is no reading. */
export function watchHeader(): void {
  let readTo = 0;
  const onScroll = () => {
    const header = document.getElementById('site-header');
    const by = scrollY - readTo;
    if (header === null) return;
    header.toggleAttribute('data-stuck', scrollY > 0 && header.getBoundingClientRect().top <= 0);
    if (Math.abs(by) < 8) return;
    header.dataset.scrolling = by > 0 && by < 300 ? 'down' : 'up';
    readTo = scrollY;
  };
  addEventListener('scroll', onScroll, { passive: true });
  // A browser scrolls to where a page was left as it lays it out, and tells of it a frame later.
  new ResizeObserver(onScroll).observe(document.documentElement);
}
