import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/** A line for each journey and each page, what was counted in each engine, and at the end how many passed. */
// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter by its default export
export default class SummaryReporter implements Reporter {
  private readonly counts = { passed: 0, failed: 0, skipped: 0 };
  private readonly figures = new Map<string, number>();
  private readonly reasons = new Set<string>();
  private readonly failures: string[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    console.log(`${suite.allTests().length} journeys and pages`);
  }

  onStdErr(chunk: string | Buffer): void {
    process.stderr.write(chunk);
  }

  onTestEnd({ title, parent }: TestCase, { status, errors, annotations, duration }: TestResult): void {
    const name = `${parent.project()?.name}: ${title}`;
    for (const { type, description = '' } of annotations) {
      if (type === 'skip' && status === 'skipped') this.logOnce(description);
      if (type.startsWith('counted ')) this.add(type.slice('counted '.length), Number(description));
    }
    const outcome = status === 'skipped' || status === 'passed' ? status : 'failed';
    this.counts[outcome] += 1;
    if (outcome === 'passed') console.log(`ok      ${name} (${(duration / 1000).toFixed(1)} s)`);
    if (outcome !== 'failed') return;
    console.log(`FAILED  ${name} (${(duration / 1000).toFixed(1)} s): ${errors[0]?.message?.split('\n')[0]}`);
    this.failures.push(`\n${name}\n${errors.map(({ message, snippet }) => `${message}\n${snippet ?? ''}`).join('\n')}`);
  }

  onError({ message = '' }: { message?: string }): void {
    this.failures.push(message);
  }

  onEnd({ status }: FullResult): void {
    for (const failure of this.failures) console.log(failure);
    console.log('');
    for (const [what, count] of [...this.figures].sort()) console.log(`${what}: ${count}`);
    const { passed, failed, skipped } = this.counts;
    console.log(
      `\n${passed} passed, ${failed + (status !== 'passed' && failed === 0 ? 1 : 0)} failed, ${skipped} skipped`,
    );
  }

  private logOnce(reason: string): void {
    if (!this.reasons.has(reason)) console.log(reason);
    this.reasons.add(reason);
  }

  private add(what: string, count: number): void {
    this.figures.set(what, (this.figures.get(what) ?? 0) + count);
  }
}
