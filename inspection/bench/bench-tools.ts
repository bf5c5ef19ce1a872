import type * as playwright from '@playwright/test';
import type { BenchServer } from '#inspection/bench/site-server.ts';

/** What every measurement of the site is given. */
export interface BenchTools {
  browser: playwright.Browser;
  server: BenchServer;
  /** How often each figure is measured; the median counts. */
  rounds: number;
  /** Says what is being measured. */
  report(progress: string): void;
}

/** One row for each thing measured, its figures by name. */
export type BenchTable = Record<string, Record<string, number | string>>;
