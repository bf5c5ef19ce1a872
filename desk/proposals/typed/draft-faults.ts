import type * as z from 'zod/mini';
import { proposalDraft } from '#contract/desk/proposals.ts';
import type { TypedProposal } from '#desk/proposals/typed/typed-proposal.ts';

/** What keeps a draft from being sent or kept: the first reason of each field, by the path of the field. */
export type Faults = ReadonlyMap<string, string>;

/** What is typed and is no value yet, in words; the rest is the server's to say. */
export function typedFaults(typed: TypedProposal): Faults {
  const result = proposalDraft.safeParse(typed);
  const faults = new Map<string, string>();
  for (const issue of result.error?.issues ?? []) {
    const path = issue.path.join('.');
    if (!faults.has(path)) faults.set(path, inWords(issue));
  }
  return faults;
}

/** All of them, those of what is typed before what the server said. */
export function allFaults(...given: readonly (Faults | Readonly<Record<string, readonly string[]>>)[]): Faults {
  const faults = new Map<string, string>();
  for (const some of given) {
    for (const [path, reason] of some instanceof Map ? some : Object.entries(some)) {
      const first = typeof reason === 'string' ? reason : reason[0];
      if (first !== undefined && !faults.has(path)) faults.set(path, first);
    }
  }
  return faults;
}

function inWords(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'custom':
      return issue.message;
    case 'too_small':
      return `The least is ${issue.minimum}.`;
    case 'too_big':
      return issue.origin === 'string' ? `At most ${issue.maximum} characters.` : `The most is ${issue.maximum}.`;
    case 'invalid_format':
      return issue.format === 'date' ? 'Please choose a day.' : 'Please choose one.';
    case 'invalid_type':
      return issue.expected === 'int' ? 'A whole number, please.' : 'Please type a number.';
    default:
      return 'This cannot be kept as it is.';
  }
}
