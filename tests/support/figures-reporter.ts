import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/**
 * Prints what the browser tests counted while they ran, from their annotations: `fault survived` and
 * `fault not survived` with a kind of fault, `first visit` with what its network was like, `finding` with what was
 * wrong in one, `axe scan`, and `figure` with a sentence.
 */
// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter by its default export
export default class FiguresReporter implements Reporter {
  private readonly faults = new Map<string, { injected: number; survived: number }>();
  private readonly figures: string[] = [];
  private axeScans = 0;
  private readonly visits = new Map<string, number>();
  private readonly findings = new Map<string, number>();

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations) {
      if (type === 'axe scan') this.axeScans += 1;
      if (type === 'figure') this.figures.push(description);
      if (type === 'first visit') this.visits.set(description, (this.visits.get(description) ?? 0) + 1);
      if (type === 'finding') this.findings.set(description, (this.findings.get(description) ?? 0) + 1);
      if (type.startsWith('fault ')) this.count(description, type === 'fault survived');
    }
  }

  onEnd(_result: FullResult): void {
    const rows = [...this.faults].sort(([a], [b]) => a.localeCompare(b));
    if (rows.length > 0) {
      const total = { injected: 0, survived: 0 };
      for (const [, { injected, survived }] of rows) {
        total.injected += injected;
        total.survived += survived;
      }
      console.log(`\n${row('Fault', 'injected', 'survived')}`);
      for (const [kind, { injected, survived }] of rows) console.log(row(kind, injected, survived));
      console.log(row(`All ${rows.length} kinds`, total.injected, total.survived));
    }
    if (this.visits.size > 0) this.printVisits();
    if (this.axeScans > 0) console.log(`\n${this.axeScans} axe scans`);
    if (this.figures.length > 0) console.log(`\n${this.figures.join('\n')}`);
  }

  private printVisits(): void {
    console.log(`\n${'First visits'.padEnd(48)}${'made'.padStart(10)}`);
    for (const [condition, made] of this.visits) console.log(`${condition.padEnd(48)}${String(made).padStart(10)}`);
    const sum = (counts: Map<string, number>) => [...counts.values()].reduce((one, other) => one + other, 0);
    console.log(`${sum(this.visits)} first visits, ${sum(this.findings)} findings`);
    for (const [finding, times] of this.findings) console.log(`  ${times} times: ${finding}`);
  }

  private count(kind: string, isSurvived: boolean): void {
    const { injected, survived } = this.faults.get(kind) ?? { injected: 0, survived: 0 };
    this.faults.set(kind, { injected: injected + 1, survived: survived + (isSurvived ? 1 : 0) });
  }
}

function row(kind: string, injected: number | string, survived: number | string): string {
  return `${kind.padEnd(48)}${String(injected).padStart(10)}${String(survived).padStart(10)}`;
}
