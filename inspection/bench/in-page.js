// Runs in the pages that are measured, before anything of their own.
const longTasks = [];
window.bench = { paint: { lcp: 0, cls: 0 }, totalBlockingTime, clickToPainted, isHydrated };

watch('largest-contentful-paint', ({ startTime }) => {
  window.bench.paint.lcp = startTime;
});
watch('layout-shift', ({ value, hadRecentInput }) => {
  if (!hadRecentInput) window.bench.paint.cls += value;
});
watch('longtask', (task) => longTasks.push(task));

function watch(type, read) {
  new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
}

/** What each task took beyond 50 ms, from the first contentful paint on: before it there is nothing to click. */
function totalBlockingTime() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const painted = paint?.startTime ?? 0;
  return longTasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, painted) - 50)
    .reduce((sum, beyond) => sum + Math.max(0, beyond), 0);
}

/** Whether a link of the page has been hydrated, as the script in the page sees it (src/start/boot.ts). */
function isHydrated(href) {
  const link = document.querySelector(`main a[href="${href}"]`);
  return 'hydrated' in document.documentElement.dataset && link?.closest('[data-dehydrated]') === null;
}

/** Milliseconds from the click on a link to the first frame with another heading. */
function clickToPainted(href) {
  const was = shownHeading()?.textContent;
  return new Promise((resolve) => {
    const clickedAt = performance.now();
    const poll = () => {
      const heading = shownHeading();
      // This frame paints it; the next task begins once it is painted.
      if (heading !== undefined && heading.textContent !== was) {
        setTimeout(() => resolve(performance.now() - clickedAt));
      } else requestAnimationFrame(poll);
    };
    requestAnimationFrame(poll);
    document.querySelector(`main a[href="${href}"]`).click();
  });
}

/** Of the page that is seen: another one may have been rendered ahead. */
function shownHeading() {
  return [...document.querySelectorAll('main h1')].find((heading) => heading.checkVisibility());
}
