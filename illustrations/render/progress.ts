// One line that says how far the work has come and how long it will take.

const barLength = 24;

export interface Progress {
  step(name: string): void;
  end(): void;
}

export function showProgress(total: number, doing = '', now: () => number = Date.now): Progress {
  const start = now();
  let done = 0;
  return {
    step(name) {
      done += 1;
      const left = ((now() - start) / done) * (total - done);
      const bar = '#'.repeat(Math.round((done / total) * barLength)).padEnd(barLength, '.');
      process.stderr.write(`\r\u001b[K[${bar}] ${done}/${total} ${doing} ${minutes(left)} left ${name}`);
    },
    end() {
      if (done > 0) process.stderr.write('\n');
    },
  };
}

function minutes(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
