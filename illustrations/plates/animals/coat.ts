// Patterns of a coat, spread over a box that covers the animal; the animal's own outline cuts them off.

import type { Point } from '#illustrations/drawing/outline.ts';
import { createRandom } from '#illustrations/drawing/random.ts';
import { ellipse, openSpline, polygon } from '#illustrations/plates/paths.ts';

export interface CoatBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type Random = () => number;

/** Roughly even places in rows, each a little off its own. */
function scatter(box: CoatBox, spacing: number, random: Random): [number, number][] {
  const places: [number, number][] = [];
  const rows = Math.ceil((box.bottom - box.top) / (spacing * 0.86));
  for (let row = 0; row <= rows; row += 1) {
    const y = box.top + row * spacing * 0.86;
    for (let x = box.left + (row % 2) * spacing * 0.5; x <= box.right; x += spacing) {
      places.push([x + (random() - 0.5) * spacing * 0.5, y + (random() - 0.5) * spacing * 0.5]);
    }
  }
  return places;
}

/** A cheetah's spots, solid and small. */
export function spots(name: string, box: CoatBox, spacing: number, radius: number): string {
  const random = createRandom(name);
  return scatter(box, spacing, random)
    .map(([x, y]) => ellipse(x, y, radius * (0.7 + random() * 0.6), radius * (0.6 + random() * 0.5)))
    .join('');
}

/** A leopard's rosettes: rings broken into two or three strokes. */
export function rosettes(name: string, box: CoatBox, spacing: number, radius: number): string {
  const random = createRandom(name);
  return scatter(box, spacing, random)
    .map(([x, y]) => {
      const turn = random() * Math.PI * 2;
      const size = radius * (0.8 + random() * 0.45);
      return [0, 2.1, 4.2].map((start) => arc(x, y, size, turn + start, 1.1 + random() * 0.5)).join('');
    })
    .join('');
}

function arc(x: number, y: number, radius: number, start: number, sweep: number): string {
  return openSpline(
    [0, 0.5, 1].map((share) => {
      const angle = start + sweep * share;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.82];
    }),
  );
}

/** How much of its cell a patch fills. */
const patchShare = 0.8;

/** A giraffe's patches: crooked honeycomb cells with a little of the coat between them. */
export function patches(name: string, box: CoatBox, cell: number): string {
  const random = createRandom(name);
  const across = cell * Math.sqrt(3);
  const columns = Math.ceil((box.right - box.left) / across) + 1;
  const rows = Math.ceil((box.bottom - box.top) / (cell * 1.5)) + 1;
  const wobble = () => (random() - 0.5) * cell * 0.62;
  /** Every row of cells shares a zigzag of corners with the next. */
  const zigzags = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns * 2 + 1 }, (_corner, corner): Point => {
      const rises = (corner + row) % 2 === 0;
      return [
        box.left + (corner * across) / 2 + wobble(),
        box.top + row * cell * 1.5 + (rises ? -0.25 : 0.25) * cell + wobble(),
      ];
    }),
  );
  return zigzags
    .slice(0, -1)
    .flatMap((zigzag, row) =>
      zigzag.flatMap((_, left) => {
        if ((left + row) % 2 === 0) return [];
        const above = zigzag.slice(left, left + 3);
        const below = zigzags[row + 1]?.slice(left, left + 3) ?? [];
        return above.length < 3 ? [] : [polygon(shrunk([...above, ...below.toReversed()]))];
      }),
    )
    .join('');
}

function shrunk(corners: readonly Point[]): Point[] {
  const middle = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  const [x, y] = [middle(0), middle(1)];
  return corners.map((corner) => [x + (corner[0] - x) * patchShare, y + (corner[1] - y) * patchShare]);
}
