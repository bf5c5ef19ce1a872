import { formatUsd, formatUsdCents } from '#platform/format/money.ts';

/** `$9,728 to $9,868`, or one amount where both are the same; with cents in both where one has some. */
export function formatUsdRange({ least, most }: { least: number; most: number }): string {
  const format = Number.isInteger(least) && Number.isInteger(most) ? formatUsd : formatUsdCents;
  return least === most ? format(least) : `${format(least)} to ${format(most)}`;
}
