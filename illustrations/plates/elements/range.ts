// The span a chance draws from.

/** Lowest and highest; sizes are multiples of `canvas.unit`. */
export type Range = readonly [low: number, high: number];
