import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { type Phase, phasesOf, type Run, reportFolder, type Step } from '#scripts/testing/test-steps.ts';
import { progressLine } from '#server/operator-commands/progress-line.ts';

const progress = progressLine(process.stdout);

/** How a line begins in which a step says what it lacks to do its work: shown in the end, and no failure. */
export const notChecked = 'Not checked: ';

export interface StepResult {
  step: Step;
  isOk: boolean;
  seconds: number;
  /** Why it checked nothing. */
  lacks?: string;
}

/** How much of what a failed step printed is shown: the end, where the reasons stand. */
const shownLines = 120;

/** The line of a test that passed. */
const passed = /^\s*[✓✔]/;

/** Seconds of work after which the pace of this machine is known well enough to say what is left. */
const knownAfter = 40;

/**
 * Runs the phases of a run one after the other, and the lanes of a phase side by side. A line shows how far it is and, of `npm test`,
 * once this machine's pace is known, how long it still takes: for the rest the seconds of each file are unknown. What a step prints goes to a file, and its end to the screen when it fails.
 */
export async function runPhases(run: Run): Promise<StepResult[]> {
  const phases = phasesOf(run);
  const done = new Map<Step, number>();
  const running = new Map<Step, number>();
  const results: StepResult[] = [];

  // Most of a step that says nothing is taken for done in the seconds it is given.
  const shareDone = (step: Step) => {
    const begun = running.get(step);
    if (step.watch !== undefined || begun === undefined) return done.get(step) ?? 0;
    return Math.min(0.9, secondsSince(begun) / step.seconds);
  };
  const workLeft = () =>
    phases.reduce((sum, phase) => sum + longest(phase, (step) => step.seconds * (1 - shareDone(step))), 0);
  const work = workLeft();
  const started = Date.now();
  const stopPrinting = printProgress(() => {
    const left = workLeft();
    const names = [...running.keys()].map(({ name }) => name).join(', ');
    if (run !== 'promises' || work - left < knownAfter) return names;
    return `${names}: about ${asTime((left * secondsSince(started)) / (work - left))} left`;
  });

  const runStep = async (step: Step) => {
    const begun = Date.now();
    running.set(step, begun);
    const log = join(reportFolder, `${step.name.replaceAll(/\W+/g, '-')}.log`);
    const shareOf = step.watch?.();
    let lacks: string | undefined;
    const isOk = await runCommand(step.command, log, (line) => {
      if (line.startsWith(notChecked)) lacks = line.slice(notChecked.length);
      const share = shareOf?.(line) ?? 0;
      if (share > 0) done.set(step, Math.min(1, (done.get(step) ?? 0) + share));
    });
    running.delete(step);
    done.set(step, 1);
    const seconds = secondsSince(begun);
    results.push({ step, isOk, seconds, ...(lacks !== undefined && { lacks }) });
    print(
      `${!isOk ? 'FAILED' : lacks === undefined ? 'ok' : 'left'}  ${seconds.toFixed(1).padStart(6)} s  ${step.name}`,
    );
    if (!isOk) print(`${lastLines(log)}\n(all of it: ${log})`);
  };
  for (const phase of phases) {
    await Promise.all(
      phase.map(async (lane) => {
        for (const step of lane) await runStep(step);
      }),
    );
  }
  stopPrinting();
  return results;
}

/** What the longest lane of a phase comes to. */
function longest(phase: Phase, secondsOf: (step: Step) => number): number {
  return Math.max(...phase.map((lane) => lane.reduce((sum, step) => sum + secondsOf(step), 0)));
}

function runCommand(command: string, log: string, onLine: (line: string) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const file = createWriteStream(log);
    const child = spawn(command, { stdio: ['ignore', 'pipe', 'pipe'], shell: true });
    for (const stream of [child.stdout, child.stderr]) stream.pipe(file, { end: false });
    createInterface({ input: child.stdout }).on('line', (line) => onLine(stripVTControlCharacters(line)));
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

function printProgress(words: () => string): () => void {
  const started = Date.now();
  const timer = setInterval(() => progress.show(`[${asTime(secondsSince(started))}] ${words()}`), 1000);
  return () => {
    clearInterval(timer);
    progress.end();
  };
}

function print(line: string): void {
  progress.end();
  console.log(line);
}

function secondsSince(time: number): number {
  return (Date.now() - time) / 1000;
}

function asTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
