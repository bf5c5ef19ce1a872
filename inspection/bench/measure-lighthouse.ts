import * as playwright from '@playwright/test';
import type { BenchTable, BenchTools } from '#inspection/bench/bench-tools.ts';
import {
  auditPage,
  type LighthouseFinding,
  type LighthouseRun,
  lighthouseCategories,
} from '#inspection/bench/lighthouse-audit.ts';
import { findBrowser } from '../../scripts/testing/find-browser.ts';
import { freePort } from '../../scripts/testing/free-port.ts';

const pages = {
  home: '/',
  tour: '/tour/masai-mara-safari',
  destination: '/destinations/maasai-mara',
  post: '/blog/a-day-in-the-mara-hour-by-hour',
};

/** A run takes long; three are enough to leave out the one that something else disturbed. */
const mostRounds = 3;

export interface LighthouseResults {
  scores: BenchTable;
  /** Of the run whose scores are reported, by page. */
  findings: Record<string, LighthouseFinding[]>;
}

/**
 * What Lighthouse says of pages, on its own phone and network; of several runs the one in the middle by
 * performance.
 */
export async function measureLighthouse(tools: Omit<BenchTools, 'browser'>): Promise<LighthouseResults> {
  const { server, report } = tools;
  const rounds = Math.min(tools.rounds, mostRounds);
  const port = await freePort();
  const found = findBrowser();
  const browser = await playwright.chromium.launch({
    ...found,
    args: [...found.args, `--remote-debugging-port=${port}`],
  });
  const results: LighthouseResults = { scores: {}, findings: {} };
  try {
    for (const [name, path] of Object.entries(pages)) {
      const runs: LighthouseRun[] = [];
      for (let round = 0; round < rounds; round++) {
        report(`${name}, round ${round + 1} of ${rounds}`);
        runs.push(await auditPage(server.url + path, port));
      }
      const middle = middleRun(runs);
      results.scores[name] = Object.fromEntries(lighthouseCategories.map((one) => [one, middle.scores[one]]));
      results.findings[name] = middle.findings;
    }
  } finally {
    await browser.close();
  }
  return results;
}

function middleRun(runs: readonly LighthouseRun[]): LighthouseRun {
  const sorted = runs.toSorted((a, b) => a.scores.performance - b.scores.performance);
  return sorted[Math.floor(sorted.length / 2)] as LighthouseRun;
}

/** Why a score is below 100, a line each; of categories with 100 nothing is reported. */
export function reasonsBelowFull({ scores, findings }: LighthouseResults): string[] {
  return Object.entries(findings).flatMap(([page, found]) =>
    found
      .filter(({ category }) => Number(scores[page]?.[category]) < 100)
      .flatMap(({ category, title, measured, details }) => [
        `${page}, ${category}: ${title}${measured === undefined ? '' : ` (${measured})`}`,
        ...details.map((detail) => `    ${detail}`),
      ]),
  );
}
