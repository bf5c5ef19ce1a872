/** How far a run has come, `12 of 40, 0:50 left`, where `elapsed` milliseconds have passed. */
export function progressOf(done: number, all: number, elapsed: number): string {
  const left = Math.round(((elapsed / done) * (all - done)) / 1000);
  return `${done} of ${all}, ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')} left`;
}

/** A terminal, or a file that what a command says goes to. */
interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

/** Milliseconds from one line in a file to the next. */
const inFile = 30_000;

/** One line about what is under way: it rewrites itself on a terminal, and is a plain one now and then in a file. */
export function progressLine(out: Output, now = Date.now) {
  let told = now();
  return {
    show(text: string) {
      if (out.isTTY) out.write(`\r\u001b[K${text.slice(0, (out.columns ?? Infinity) - 1)}`);
      else if (now() - told >= inFile) {
        told = now();
        out.write(`${text}\n`);
      }
    },
    /** Makes room for what is said next. */
    end() {
      if (out.isTTY) out.write('\r\u001b[K');
    },
  };
}
