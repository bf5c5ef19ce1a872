/** What keeps a draft from being sent, by the path of its field. */
export type Faults = Record<string, string[]>;

export function addFault(faults: Faults, field: string, words: string): void {
  faults[field] = [...(faults[field] ?? []), words];
}
