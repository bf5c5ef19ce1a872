import { progressLine, progressOf } from '../../server/operator-commands/progress-line.ts';

/** Says how far the work has come; one step for each of so many pictures. */
export function showProgress(total: number, doing = 'drawn') {
  const line = progressLine(process.stderr);
  const start = Date.now();
  let done = 0;
  return {
    step(name: string) {
      done += 1;
      line.show(`${doing} ${progressOf(done, total, Date.now() - start)}: ${name}`);
    },
    end: line.end,
  };
}
