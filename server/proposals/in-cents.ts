/** To 15 digits first: half a cent is not quite one in binary. */
export const inCents = (dollars: number): number => Math.round(Number((dollars * 100).toPrecision(15)));

export const inDollars = (cents: number): number => cents / 100;

/** The sum of dollars, to the cent. */
export function sumOf(amounts: readonly number[]): number {
  return inDollars(amounts.reduce((sum, amount) => sum + inCents(amount), 0));
}
