import type { Paper } from '#contract/proof.ts';

/** `Kenya Professional Safari Guides Association, no. 1234` */
export function paperWords({ body, number }: Paper): string {
  return number === undefined ? body : `${body}, no. ${number}`;
}
