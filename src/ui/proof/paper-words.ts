import type { Paper } from '#contract/proof.ts';

/** `Kenya Professional Safari Guides Association, no. 1234` */
export function paperWords({ body, number }: Pick<Paper, 'body' | 'number'>): string {
  return number === undefined ? body : `${body}, no. ${number}`;
}
