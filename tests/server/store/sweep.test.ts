import { expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { createSweep } from '#server/retention/sweep.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testClock, testNow } from '#tests/support/test-app.ts';

/* What the back end does by itself each minute. */

onEveryEngine((engine) => {
  test('a step that fails keeps none behind it from theirs, and each failure is logged (B-914)', async () => {
    const store = await engine.open(temporaryFolder());
    const done: string[] = [];
    const logged: string[] = [];
    const step = (name: string) => async () => {
      done.push(name);
      if (name.startsWith('bad')) throw new Error(`${name} failed`);
    };
    const sweep = createSweep({
      queue: createWriteQueue(store),
      log: createLog({ level: 'info', sink: (line) => logged.push(line), clock: testClock }),
      always: ['bad one', 'one'].map(step),
      byTheClock: ['bad two', 'two', 'bad three', 'three'].map(step),
    });
    await sweep(testNow);
    expect(done).toEqual(['bad one', 'one', 'bad two', 'two', 'bad three', 'three']);
    expect(logged).toEqual(
      ['bad one', 'bad two', 'bad three'].map((name) => expect.stringContaining(`${name} failed`)),
    );
  });
});
