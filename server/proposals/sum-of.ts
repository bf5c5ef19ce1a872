import { inCents, inDollars } from '#contract/money/price.ts';

/** The sum of dollars, to the cent. */
export function sumOf(amounts: readonly number[]): number {
  return inDollars(amounts.reduce((sum, amount) => sum + inCents(amount), 0));
}
