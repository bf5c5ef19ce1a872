/** Where a command of the operator's says something. */
export interface Voices {
  out(text: string): void;
  err(text: string): void;
}

/** Runs a command and gives what it said, with the code of its end. */
export async function runCommand(
  run: (voices: Voices) => Promise<number>,
): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run({ out: (text) => void out.push(text), err: (text) => void err.push(text) });
  return { code, out: out.join(''), err: err.join('') };
}
