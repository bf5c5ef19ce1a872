import * as z from 'zod/mini';
import { numberQuestion } from '#desk/platform/typed-number.ts';
import { type ValuePath, valueAt } from '#records/values.ts';

/** What keeps something from being sent or kept: the first reason of each field, by the path of the field. */
type ProposalProblems = ReadonlyMap<string, string>;

/** What is typed and is no value yet, in words; the rest is the server's to say. */
export function typedProblems(schema: z.core.$ZodType, typed: unknown): ProposalProblems {
  const result = z.safeParse(schema, typed);
  const problems = new Map<string, string>();
  for (const issue of result.error?.issues ?? []) {
    const path = issue.path.join('.');
    if (!problems.has(path)) problems.set(path, inWords(issue, valueAt(typed, issue.path as ValuePath)));
  }
  return problems;
}

/** The same, for a form that asks about each problem as it is found. */
export const typedWords = (issue: z.core.$ZodRawIssue): string => inWords(issue as z.core.$ZodIssue, issue.input);

/** All of them, those of what is typed before what the server said. */
export function allProblems(
  ...given: readonly (ProposalProblems | Readonly<Record<string, readonly string[]>>)[]
): ProposalProblems {
  const problems = new Map<string, string>();
  for (const some of given) {
    for (const [path, reason] of some instanceof Map ? some : Object.entries(some)) {
      const first = typeof reason === 'string' ? reason : reason[0];
      if (first !== undefined && !problems.has(path)) problems.set(path, first);
    }
  }
  return problems;
}

function inWords(issue: z.core.$ZodIssue, held: unknown): string {
  switch (issue.code) {
    case 'custom':
      return issue.message;
    case 'too_small':
      return issue.origin === 'string' ? 'Please write something here.' : `The least is ${issue.minimum}.`;
    case 'too_big':
      return issue.origin === 'string' ? `At most ${issue.maximum} characters.` : `The most is ${issue.maximum}.`;
    case 'invalid_format':
      return issue.format === 'date' ? 'Please choose a day.' : 'Please choose one.';
    case 'invalid_type':
      if (typeof held === 'number') return 'A whole number, please.';
      return (typeof held === 'string' ? numberQuestion(held, 'amount') : undefined) ?? 'Please type a number.';
    default:
      return 'This cannot be kept as it is.';
  }
}
