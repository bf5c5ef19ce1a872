import { expect, test } from '@playwright/test';

interface Trial {
  /** What the table counts together. */
  kind: string;
  name: string;
  /** Gives what went wrong. */
  run(isAfterFailure: boolean): Promise<string[]>;
}

/** Tries one fault after the other, counts each, and fails at the end for all that were not survived. */
export async function runTrials(trials: readonly Trial[]): Promise<void> {
  const notSurvived: string[] = [];
  let isAfterFailure = false;
  for (const { kind, name, run } of trials) {
    const problems: string[] = await run(isAfterFailure).catch((error: Error) => [
      error.message.split('\n').slice(0, 4).join(' '),
    ]);
    const isSurvived: boolean = problems.length === 0;
    test.info().annotations.push({ type: isSurvived ? 'fault survived' : 'fault not survived', description: kind });
    isAfterFailure = !isSurvived;
    if (isSurvived) continue;
    notSurvived.push(`${name}: ${problems.join('; ')}`);
    // Said at once: a long run may be stopped before its end.
    console.log(`not survived: ${notSurvived.at(-1)}`);
  }
  expect(notSurvived).toEqual([]);
}
