import { readFileSync } from 'node:fs';
import { makePhotographs } from '#server/photos/make-photographs.ts';

/*
 * A process of its own: makes the photographs of one folder in another, says after each how many are done, and at the end how long
 * its event loop was held at most, in milliseconds, and how much memory it took at most beyond what it began with, in megabytes.
 */

const [originals = '', cacheFolder = ''] = process.argv.slice(2);

/** Milliseconds this thread has run, without those of the threads that decode and encode; where that is not told, the clock. */
function threadTime(): number {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

const every = 5;
let longest = 0;
let peak = 0;
let before = { clock: performance.now(), thread: threadTime() };
const memoryBefore = process.memoryUsage.rss();
const watch = setInterval(() => {
  const now = { clock: performance.now(), thread: threadTime() };
  // A busy machine lets the thread wait, which is no fault of it: what it did not run for, it did not hold.
  longest = Math.max(longest, Math.min(now.clock - before.clock - every, now.thread - before.thread));
  peak = Math.max(peak, process.memoryUsage.rss() - memoryBefore);
  before = now;
}, every);

const { all, made, refused } = await makePhotographs({
  originals,
  cacheFolder,
  onDone: (done, all) => process.stdout.write(`done ${done} of ${all}\n`),
});
clearInterval(watch);
process.stdout.write(`${JSON.stringify({ all, made, refused, longest, megabytes: peak / 1024 / 1024 })}\n`);
