// Where an animal of a herd stands.

/** A place to stand and a size; a negative size faces left. */
export type Standing = readonly [x: number, y: number, scale: number];
