// The locks of a mane: wedges of hair that grow out from the face, and fall back and down.

import { createRandom } from '#illustrations/drawing/random.ts';
import { limb } from '#illustrations/plates/paths.ts';

export interface Locks {
  /** The middle of the ring they grow from. */
  x: number;
  y: number;
  /** From the forelock over the back to the chest, in quarter turns: 1 is up, 2 back, 3 down. */
  from: number;
  to: number;
  count: number;
  /** Of the ring: across and down. */
  ring: readonly [across: number, down: number];
  length: number;
  width: number;
}

export function locks(name: string, { x, y, from, to, count, ring: [across, down], length, width }: Locks): string {
  const random = createRandom(name);
  return Array.from({ length: count }, (_, index) => {
    const turn = ((from + ((to - from) * (index + random() * 0.7)) / count) * Math.PI) / 2;
    const [right, up] = [Math.cos(turn), Math.sin(turn)];
    const reach = length * (0.75 + random() * 0.5);
    const rootX = x + right * across;
    const rootY = y - up * down;
    // Hair lies back along the neck and hangs.
    const [tipX, tipY] = [rootX + (right - 0.35) * reach, rootY + (0.62 - up) * reach];
    const [midX, midY] = [rootX + (right - 0.1) * reach * 0.55, rootY + (0.16 - up) * reach * 0.55];
    return limb([
      [rootX, rootY, width * 0.8],
      [midX, midY, width],
      [tipX, tipY, width * 0.12],
    ]);
  }).join('');
}
