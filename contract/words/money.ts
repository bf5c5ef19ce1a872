/*
 * Amounts as they are written in the United States, without `Intl`: its first currency formatter takes a phone a tenth of a
 * second while it hydrates a page of prices. Tests hold the words to what `Intl` says.
 */
import { office } from '#contract/site/office.ts';
import { dot } from '#contract/words/dot.ts';

/** `$450`, or `$35.50` where there are cents. */
export function formatUsd(dollars: number): string {
  return Number.isInteger(dollars) ? inDollars(dollars, 0) : formatUsdCents(dollars);
}

/** `+$240`, `-$35.50`: what something costs more or less than another. */
export function formatUsdMore(dollars: number): string {
  return dollars > 0 ? `+${formatUsd(dollars)}` : formatUsd(dollars);
}

/** The same within a sentence: `$240 more`, `$35.50 less`. */
export function formatUsdMoreOrLess(dollars: number): string {
  return `${formatUsd(Math.abs(dollars))} ${dollars > 0 ? 'more' : 'less'}`;
}

/** `$450.00`, for columns in which some amounts have cents. */
export function formatUsdCents(dollars: number): string {
  return inDollars(dollars, 2);
}

/** Amounts that stand below each other: with cents in all of them where one has some. */
export function columnFormat(amounts: readonly number[]): (dollars: number) => string {
  return amounts.every(Number.isInteger) ? formatUsd : formatUsdCents;
}

/** `$9,728 to $9,868`, or one amount where both are the same; with cents in both where one has some. */
export function formatUsdRange({ least, most }: { least: number; most: number }): string {
  const format = columnFormat([least, most]);
  return least === most ? format(least) : `${format(least)} to ${format(most)}`;
}

/** `KES 67,500`, in the operator's local currency. */
export function formatLocal(amount: number): string {
  return `${office().localCurrency ?? ''} ${formatNumber(amount)}`.trim();
}

/** `$450 · KES 67,500`; dollars alone where the operator has no local prices. */
export function formatBoth(usd: number, local: number | undefined): string {
  const isShown = local !== undefined && office().localCurrency !== undefined;
  return isShown ? `${formatUsd(usd)}${dot}${formatLocal(local)}` : formatUsd(usd);
}

/** `13,747` */
export function formatNumber(value: number): string {
  return signOf(value, 0) + grouped(value, 0);
}

function inDollars(dollars: number, decimals: number): string {
  return `${signOf(dollars, decimals)}$${grouped(dollars, decimals)}`;
}

/** What rounds to nothing has none. */
function signOf(value: number, decimals: number): string {
  return value <= -0.5 / 10 ** decimals ? '-' : '';
}

/** Halves go up, as the price rule has them; a touch more than given, since half a cent is not quite one in binary. */
function grouped(value: number, decimals: number): string {
  const [whole = '', ...cents] = (Math.abs(value) * (1 + 1e-15)).toFixed(decimals).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...cents].join('.');
}
