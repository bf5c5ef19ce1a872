/** What the specification says, shortened; the file below `tests/` that holds it; a part of the title of the test there. */
export type SpecProof = readonly [says: string, file: string, title: string];
