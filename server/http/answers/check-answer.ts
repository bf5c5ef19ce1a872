import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/api/endpoint.ts';

/**
 * Holds an answer against its endpoint's schema as the browser will receive it; a field the schema does not know is a
 * mistake too, since the browser would never see it.
 *
 * @throws Error naming the endpoint and the fields at fault, never their values.
 */
export function checkAnswer(described: Endpoint, json: string): void {
  const answer: unknown = JSON.parse(json);
  const result = z.core.safeParse(described.response, answer);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`${described.name} answers against its contract: ${problems.join('; ')}`);
  }
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(result.data)), answer)) {
    throw new Error(`${described.name} answers with fields its contract does not know, or as it would not read them`);
  }
}
