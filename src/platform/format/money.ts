const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 0 });
const usdExact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** `$450`, or `$35.50` where there are cents. */
export function formatUsd(dollars: number): string {
  return Number.isInteger(dollars) ? usd.format(dollars) : usdExact.format(dollars);
}

/** `KES 67,500` */
export function formatKes(shillings: number): string {
  return `KES ${whole.format(shillings)}`;
}

/** `13,747` */
export function formatNumber(value: number): string {
  return whole.format(value);
}

/** `$450.00`, for columns in which some amounts have cents. */
export function formatUsdCents(dollars: number): string {
  return usdExact.format(dollars);
}
