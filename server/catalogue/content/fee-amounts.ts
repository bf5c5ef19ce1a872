import type { FeeFile } from '#server/catalogue/content/content-schema.ts';

/** A fee's rates, with those that are in doubt, and what they would add. Dollars. */
export function amountsOfFee({ rows, vehicle, disputed = [] }: FeeFile): number[] {
  const rates = rows.map(({ usd }) => usd);
  const doubtful = disputed.map(({ usd }) => usd);
  const differences = doubtful.flatMap((usd) => rates.map((rate) => usd - rate));
  return [...rates, ...doubtful, ...differences, ...(vehicle === undefined ? [] : [vehicle.usd])];
}
