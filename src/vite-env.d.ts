/** Changes with the site's sources; saved pages of another build are dropped. Set by `vite.config.ts`. */
declare const __BUILD_ID__: string;

/** What a browser gives for these kinds, by their specifications; the library knows entries in general. */
interface Performance {
  getEntriesByType(type: 'navigation'): PerformanceNavigationTiming[];
  getEntriesByType(type: 'resource'): PerformanceResourceTiming[];
}

interface ImportMetaEnv {
  /** `retired` builds a worker that removes itself; see docs/operations.md. */
  readonly VITE_WORKER?: string;
}
