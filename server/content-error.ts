/** A file of the catalogue is wrong: which, where in it, and why. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(describeProblem).join('\n'));
    this.problems = problems;
  }
}

export interface ContentProblem {
  file: string;
  field: string;
  reason: string;
}

/** Notes a problem of the file at hand. */
export type Complain = (field: string, reason: string) => void;

/** Where it is and what is wrong, in a line. */
export function describeProblem({ file, field, reason }: ContentProblem): string {
  return `${file}: ${field === '' ? 'the file' : field}: ${reason}`;
}
