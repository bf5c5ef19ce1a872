// A mane, laid in rings from its dark edge to the ruff around the face: soft tufts that lie back and hang.

import type { OutlinePoint } from '#illustrations/drawing/outline.ts';
import { createRandom } from '#illustrations/drawing/random.ts';
import { spline } from '#illustrations/plates/paths.ts';

export interface Ring {
  /** Its middle, and how far it reaches from there across and down. */
  x: number;
  y: number;
  across: number;
  down: number;
  tufts: number;
  /** How far a tuft stands out. */
  length: number;
}

export function maneRing(name: string, { x, y, across, down, tufts, length }: Ring): string {
  const random = createRandom(name);
  const at = (turn: number, out: number): OutlinePoint => {
    const angle = turn * 2 * Math.PI;
    const [right, up] = [Math.cos(angle), Math.sin(angle)];
    // Hair lies back along the neck and hangs.
    return [x + right * across + (right - 0.45) * out, y - up * down + (0.55 - up) * out];
  };
  return spline(
    Array.from({ length: tufts }, (_, tuft) => {
      const reach = length * (0.7 + random() * 0.6);
      const turn = (share: number) => (tuft + share) / tufts;
      const [notchX, notchY] = at(turn(0), 0);
      return [
        [notchX, notchY, 'corner'] as const,
        at(turn(0.22), reach * 0.6),
        at(turn(0.5), reach),
        at(turn(0.74), reach * 0.84),
      ];
    }).flat(),
  );
}
