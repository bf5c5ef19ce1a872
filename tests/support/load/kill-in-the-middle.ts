import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** Starts a program that says when it has begun, and kills it within this many milliseconds from then on. */
export async function killInTheMiddle(words: readonly string[], longestMs: number): Promise<void> {
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  await wait(Math.random() * longestMs);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
