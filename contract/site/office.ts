import { builtOffice, type Office } from '#contract/site/built-office.ts';

let kept: Office | undefined = builtOffice;

/** Every program of ours begins with it; in browsers the office is built in. */
export function keepOffice(office: Office): void {
  kept = office;
}

export function office(): Office {
  if (kept === undefined) throw new Error('Nobody has said yet whose office it is: keepOffice comes first.');
  return kept;
}
