// Going from one number to another, and staying between the two.

/** The number at a share (0 to 1) of the way between two others. */
export function interpolate(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** The number itself, or the bound that it lies beyond. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
