import { vi } from 'vitest';

/** A page whose load event ended that many milliseconds ago, as the browser tells it. */
export function loadedAgo(milliseconds: number): void {
  vi.setSystemTime(Date.now());
  vi.advanceTimersByTime(milliseconds + 1);
  const loadEventEnd = performance.now() - milliseconds;
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? [{ loadEventEnd } as PerformanceNavigationTiming] : [],
  );
}
