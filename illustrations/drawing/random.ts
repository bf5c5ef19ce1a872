// Seeded randomness: the same seed always yields the same numbers, and so the same bytes.

/** Yields the next number, from 0 up to but not including 1. */
type Random = () => number;

const FNV_OFFSET_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const MULBERRY_STEP = 0x6d2b79f5;
const UINT32_RANGE = 0x1_0000_0000;

/** FNV-1a: turns a readable seed such as `tour:grass` into an unsigned 32-bit number. */
export function hashText(text: string): number {
  let hash = FNV_OFFSET_BASIS;
  for (const character of text) {
    hash ^= character.charCodeAt(0);
    hash = Math.imul(hash, FNV_PRIME);
  }
  return hash >>> 0;
}

/** Mulberry32. Give every element its own seed, so that adding one element leaves the others where they were. */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  return () => {
    state = (state + MULBERRY_STEP) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / UINT32_RANGE;
  };
}

/** A random number from low to high. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}
