import { watch } from 'node:fs';
import { type ContentReport, summaryOf } from '#scripts/content/content-report.ts';

/** Milliseconds of quiet before what was written is read: editors write a file in several steps. */
const quietMs = 200;

interface WatchOptions {
  folder: string;
  check: () => ContentReport;
  print: (line: string) => void;
  /** Ends it. */
  signal: AbortSignal;
}

/**
 * Checks at once, and again whenever a file below the folder has changed; says what is new (`+`), what is gone (`-`), and how it
 * stands.
 */
export function watchContent({ folder, check, print, signal }: WatchOptions): void {
  let problems: string[] = [];
  let hints: string[] = [];
  const printChanges = () => {
    const report = check();
    // While a file cannot be read, nobody knows what else is to be done: that is as it was.
    const found = { problems: report.problems, hints: report.hints ?? hints };
    for (const line of changes(problems, found.problems)) print(line);
    for (const line of changes(hints, found.hints)) print(line);
    ({ problems, hints } = found);
    print(`${new Date().toTimeString().slice(0, 8)} ${summaryOf(report)}`);
  };
  let waiting: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true, signal }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(printChanges, quietMs);
  });
  watcher.on('error', ({ message }) => print(`Changes are not seen any more (${message}); start the command again.`));
  signal.addEventListener('abort', () => clearTimeout(waiting));
  printChanges();
}

function changes(before: readonly string[], now: readonly string[]): string[] {
  return [
    ...now.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
    ...before.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
  ];
}
