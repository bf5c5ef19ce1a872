import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** How long an answer waits for work to be done, in milliseconds: a connection on which nothing comes is ended. */
export const patienceMs = 2000;

/** So long the result is kept for somebody who asks once more, in milliseconds. */
const keptForMs = 10 * 60_000;

/** The result, or what to ask for it with while the work goes on. */
type Answer<Result> = { result: Result } | { follow: string };

export interface LongWork<Result> {
  /** Does the work, whoever waits for it. Throws what the work threw. */
  begin(work: () => Promise<Result>): Promise<Answer<Result>>;
  /** What became of it; undefined where nothing of that name is being done. Throws what the work threw. */
  follow(id: string): Promise<Answer<Result>> | undefined;
}

/** Work that may take longer than a connection stays open. */
export function createLongWork<Result>(): LongWork<Result> {
  const running = new Map<string, Promise<Result>>();

  async function answer(id: string, work: Promise<Result>): Promise<Answer<Result>> {
    const done = work.then((result) => ({ result }));
    const found = await Promise.race([done, wait(patienceMs, undefined, { ref: false })]);
    return found ?? { follow: id };
  }

  return {
    begin(work) {
      const id = randomUUID();
      const begun = work();
      running.set(id, begun);
      const end = () => setTimeout(() => running.delete(id), keptForMs).unref();
      begun.then(end, end);
      return answer(id, begun);
    },
    follow(id) {
      const work = running.get(id);
      return work && answer(id, work);
    },
  };
}
