// The dice of one element.

import { createRandom } from '#illustrations/drawing/random.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';

export interface Chance {
  /** From 0 up to but not including 1. */
  next(): number;
  between(low: number, high: number): number;
  /** Both ends included. */
  whole(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Around 0, rarely beyond ±1: a bell of six dice. */
  bell(): number;
  /** True with this probability. */
  happens(probability: number): boolean;
}

/** An element's own dice: the same canvas seed and name always fall the same way. */
export function chanceOf(canvas: Canvas, element: string): Chance {
  const next = createRandom(`${canvas.seed}:${element}`);
  const between = (low: number, high: number) => low + (high - low) * next();
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('There is nothing to pick from.');
      return item;
    },
    bell() {
      let sum = 0;
      for (let die = 0; die < 6; die += 1) sum += next();
      return (sum - 3) * Math.SQRT1_2;
    },
    happens: (probability) => next() < probability,
  };
}
