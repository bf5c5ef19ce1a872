/** Milliseconds for which one answer may keep all others waiting. */
export const longestAllowed = 50;

/**
 * How long an action held the event loop at a stretch, in milliseconds. Of each stretch the lesser of the clock and
 * of the processor's time counts: on a busy machine the clock goes on while others run, and the processor's time
 * counts the helpers of the engine as well.
 */
export async function longestBlock(action: () => Promise<unknown>): Promise<number> {
  const watch = { longest: 0, clock: 0, processor: process.cpuUsage() };
  const begin = () => {
    watch.clock = performance.now();
    watch.processor = process.cpuUsage();
  };
  const end = () => {
    const passed = performance.now() - watch.clock;
    const { user, system } = process.cpuUsage(watch.processor);
    watch.longest = Math.max(watch.longest, Math.min(passed, (user + system) / 1000));
  };
  const turn = () => {
    end();
    next = setImmediate(turn);
    begin();
  };
  let next = setImmediate(turn);
  begin();
  await action();
  end();
  clearImmediate(next);
  return watch.longest;
}

/**
 * Times an action is done again that held the loop for long: what it costs it costs each time, what disturbed it
 * passes.
 */
const repeats = 9;

/**
 * From how many milliseconds on it is done again, so that the figures of a long run are of what was asked and
 * nothing else.
 */
const suspicious = longestAllowed / 2;

/**
 * The same of an action that can be repeated: the first time, and the least of ten when that was long. `prepare`
 * makes it ready.
 */
export async function leastBlock(
  prepare: () => Promise<() => Promise<unknown>>,
): Promise<{ first: number; least: number }> {
  const first = await longestBlock(await prepare());
  let least = first;
  for (let repeat = 0; repeat < repeats && least > suspicious; repeat += 1) {
    least = Math.min(least, await longestBlock(await prepare()));
  }
  return { first, least };
}
