import { execFile } from 'node:child_process';
import { testEnvironment } from '#scripts/testing/operator-settings.ts';

/** Where a command of the operator's says something. */
export interface Voices {
  out(text: string): void;
  err(text: string): void;
}

/** What a command said, with the code of its end. */
export interface Said {
  code: number;
  out: string;
  err: string;
}

export async function runCommand(run: (voices: Voices) => Promise<number>): Promise<Said> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run({ out: (text) => void out.push(text), err: (text) => void err.push(text) });
  return { code, out: out.join(''), err: err.join('') };
}

/** The same for a program, in a process of its own; `launcher` is a command that becomes the one given to it. */
export function runProgram(
  words: readonly string[],
  settings: Record<string, string> = {},
  launcher: readonly string[] = [],
): Promise<Said> {
  const [command = '', ...args] = [...launcher, process.execPath, ...words];
  return new Promise((resolve) => {
    execFile(command, args, { env: testEnvironment(settings) }, (failure, out, err) =>
      resolve({ code: failure === null ? 0 : Number(failure.code), out, err }),
    );
  });
}
