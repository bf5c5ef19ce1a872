import type { ContentProblem } from '#contract/desk/content.ts';

/** A file of the catalogue is wrong: which, where in it, and why. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly ContentProblem[];
  /** The same, with what each keeps from being shown. */
  readonly found: readonly FoundProblem[];

  constructor(found: readonly FoundProblem[]) {
    super(found.map(describeProblem).join('\n'));
    this.found = found;
    this.problems = found.map(({ lacks: _, ...problem }) => problem);
  }
}

export interface FoundProblem extends ContentProblem {
  /** The record names or links to what is not there, or names a day that has not come: without that it is whole. */
  lacks?: 'a reference' | 'a link' | 'a day';
}

/** Notes a problem of the file at hand. */
export type Complain = (field: string, reason: string) => void;

/** Where it is and what is wrong, in a line. */
export function describeProblem({ file, field, reason }: ContentProblem): string {
  return `${file}: ${field === '' ? 'the file' : field}: ${reason}`;
}
