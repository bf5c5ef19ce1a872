/** What keeps a draft from being sent, by the path of its field. */
export type ProposalProblems = Record<string, string[]>;

export function addProblem(problems: ProposalProblems, field: string, words: string): void {
  problems[field] = [...(problems[field] ?? []), words];
}
