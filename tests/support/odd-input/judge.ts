import fc from 'fast-check';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { type ErrorCode, errorBody, errorStatus } from '#contract/api/errors.ts';
import { broken } from '#tests/support/odd-input/oddities.ts';
import type { Trial } from '#tests/support/odd-input/trial.ts';

interface Judged {
  /** Of a refusal, with the fields it names. */
  code: ErrorCode | undefined;
  fields: string[];
}

/** A sentence, and none that only a program understands. */
const sentence = /^(?!.*(?:pattern|expected|\/\^))[\p{Lu}\d].*\.$/u;

/** The answer, once it is held against the contract: a code that is listed, fields that are named, words for people. */
export async function judge(described: Endpoint, sent: Promise<Response>, what: string): Promise<Judged> {
  const response = await sent;
  const text = await response.text();
  const said = `${described.name}, ${what.slice(0, 400)}: ${response.status} ${text.slice(0, 400)}`;
  if (response.ok) {
    expect([described.status, described.repeatStatus], said).toContain(response.status);
    return { code: undefined, fields: [] };
  }
  expect(response.status, said).toBeLessThan(500);
  const body = JSON.parse(text);
  const { code } = errorBody.parse(body);
  // As they stand there: a field may be called `__proto__`.
  const errors: Record<string, string[]> = body.errors ?? {};
  expect(described.errors, said).toContain(code);
  expect(response.status, said).toBe(errorStatus[code]);
  if (code === 'invalid') expect(Object.keys(errors), said).not.toEqual([]);
  for (const reason of Object.values(errors).flat()) expect(reason, said).toMatch(sentence);
  return { code, fields: Object.keys(errors) };
}

export const isInOrder = (schema: Endpoint['body'], value: unknown): boolean =>
  schema !== undefined && z.core.safeParse(schema, value).success;

/** What is in order is taken, whatever it says, but for a token that was changed. */
const takesWhatIsInOrder = ['sendContactMessage', 'subscribeToNewsletter'];

/** Sends so many bodies in which something is another thing, and gives how often each code was answered. */
export async function tryBodies(trial: Trial, described: Endpoint, runs: number): Promise<Map<string, number>> {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(broken, async (change) => {
      const raw = JSON.stringify(change(await trial.bodyOf(described)) ?? null);
      const { code } = await judge(described, trial.send(described, { raw }), raw);
      seen.set(code ?? 'accepted', (seen.get(code ?? 'accepted') ?? 0) + 1);
      if (!isInOrder(described.body, JSON.parse(raw))) expect(code, raw).toBe('invalid');
      else if (takesWhatIsInOrder.includes(described.name))
        expect([undefined, 'bot_check_failed'], raw).toContain(code);
    }),
    { numRuns: runs },
  );
  return seen;
}
