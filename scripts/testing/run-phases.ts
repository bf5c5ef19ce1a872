import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Phase, phasesOf, type Run, reportFolder, type Step } from '#scripts/testing/test-steps.ts';

export interface StepResult {
  step: Step;
  isOk: boolean;
  seconds: number;
}

/** How long each step took when this run was last made here, in seconds. */
const memoryOf = (run: Run) => join('node_modules', '.cache', `test-seconds-${run}.json`);

/** How much of what a failed step printed is shown: the end, where the reasons stand. */
const shownLines = 120;

/** The line of a test that passed. */
const passed = /^\s*[✓✔]/;

/**
 * Runs the phases of a run one after the other, and the lanes of a phase side by side. A line tells how far it is and about how
 * long it still takes. What a step prints goes to a file, and its end to the screen when the step fails.
 */
export async function runPhases(run: Run): Promise<StepResult[]> {
  const phases = phasesOf(run);
  const memory = memoryOf(run);
  const known: Record<string, number> = existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : {};
  const usual = (step: Step) => known[step.name] ?? step.seconds;
  const begun = new Map<Step, number>();
  const results: StepResult[] = [];

  const left = (step: Step): number => {
    if (results.some((result) => result.step === step)) return 0;
    return Math.max(0, usual(step) - secondsSince(begun.get(step) ?? Date.now()));
  };
  const leftOf = (phase: Phase) => Math.max(...phase.map((lane) => lane.reduce((sum, step) => sum + left(step), 0)));
  const stopTelling = tellProgress(() => {
    const running = [...begun.keys()].filter((step) => results.every((result) => result.step !== step));
    const seconds = phases.reduce((sum, phase) => sum + leftOf(phase), 0);
    return `${running.map(({ name }) => name).join(', ')}: about ${asTime(seconds)} left`;
  });

  const runStep = async (step: Step) => {
    begun.set(step, Date.now());
    const log = join(reportFolder, `${step.name.replaceAll(/\W+/g, '-')}.log`);
    const isOk = await runCommand(step.command, log);
    const seconds = secondsSince(begun.get(step) ?? 0);
    results.push({ step, isOk, seconds });
    if (isOk) known[step.name] = Math.round(seconds);
    print(`${isOk ? 'ok' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s  ${step.name}`);
    if (!isOk) print(`${lastLines(log)}\n(all of it: ${log})`);
  };
  for (const phase of phases) {
    await Promise.all(
      phase.map(async (lane) => {
        for (const step of lane) await runStep(step);
      }),
    );
  }
  stopTelling();
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify(known));
  return results;
}

function runCommand(command: string, log: string): Promise<boolean> {
  return new Promise((resolve) => {
    const file = createWriteStream(log);
    const child = spawn(command, { stdio: ['ignore', 'pipe', 'pipe'], shell: true });
    for (const stream of [child.stdout, child.stderr]) stream.pipe(file, { end: false });
    child.on('close', (code) => file.end(() => resolve(code === 0)));
  });
}

function lastLines(log: string): string {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  return lines
    .filter((line) => !passed.test(stripVTControlCharacters(line)))
    .slice(-shownLines)
    .join('\n');
}

/** On a terminal one line that changes every second, elsewhere a line now and then. */
function tellProgress(say: () => string): () => void {
  const started = Date.now();
  const { isTTY } = process.stdout;
  const tell = () => {
    const line = `[${asTime(secondsSince(started))}] ${say()}`;
    if (isTTY) process.stdout.write(`\r\x1b[K${line.slice(0, process.stdout.columns - 1)}`);
    else console.log(line);
  };
  const timer = setInterval(tell, isTTY ? 1000 : 30_000);
  return () => {
    clearInterval(timer);
    if (isTTY) process.stdout.write('\r\x1b[K');
  };
}

function print(line: string): void {
  console.log(process.stdout.isTTY ? `\r\x1b[K${line}` : line);
}

function secondsSince(time: number): number {
  return (Date.now() - time) / 1000;
}

function asTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
