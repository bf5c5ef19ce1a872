// What else an animal of a herd does: the drawing that walks, bent at the shoulder and the poll, its legs set otherwise, or
// folded under it.

import type { Point } from '#illustrations/drawing/outline.ts';
import type { Marks, Silhouette } from '#illustrations/plates/animals/silhouette.ts';
import { numberText } from '#illustrations/plates/paths.ts';

interface Joints {
  /** What its neck turns about, and what its head does. */
  readonly shoulder: Point;
  readonly poll: Point;
  /** Legs are what is lower than the belly and no farther to the front. */
  readonly belly: number;
  readonly front: number;
  /** How far it has to bend, in degrees, and to stretch to reach the grass. */
  readonly reach: readonly [neck: number, head: number, stretch: number];
}

/** The animals that keep in herds. */
const joints = {
  buffalo: { shoulder: [36, -70], poll: [60, -98], belly: -42, front: 60, reach: [34, 4, 1.02] },
  elephant: { shoulder: [36, -84], poll: [58, -120], belly: -50, front: 60, reach: [5, 0, 1] },
  giraffe: { shoulder: [32, -116], poll: [64, -232], belly: -92, front: 50, reach: [30, -16, 1] },
  impala: { shoulder: [30, -82], poll: [52, -130], belly: -64, front: 46, reach: [98, -46, 1.28] },
  oryx: { shoulder: [32, -80], poll: [58, -126], belly: -54, front: 48, reach: [90, -44, 1.14] },
  rhino: { shoulder: [38, -76], poll: [68, -80], belly: -36, front: 58, reach: [6, 2, 1] },
  wildebeest: { shoulder: [36, -76], poll: [64, -98], belly: -50, front: 50, reach: [42, 0, 1.08] },
  zebra: { shoulder: [30, -78], poll: [54, -134], belly: -54, front: 50, reach: [82, -32, 1.12] },
} as const satisfies Readonly<Record<string, Joints>>;

export type HerdSpecies = keyof typeof joints;

export function isHerdSpecies(species: string): species is HerdSpecies {
  return species in joints;
}

/** How much of its reach a pose bends, where its feet go (near fore, far fore, near hind, far hind), and what its legs fold. */
const poses = {
  grazing: { bend: 1, feet: [9, -6, 5, -4], fold: 0 },
  alert: { bend: -0.16, feet: [-4, 10, 12, -14], fold: 0 },
  running: { bend: 0.12, feet: [24, 34, -22, -34], fold: 0 },
  resting: { bend: -0.1, feet: [6, 4, 6, 4], fold: 0.74 },
} as const;

export type Pose = keyof typeof poses;

/** The silhouette in another pose. */
export function posed(animal: Silhouette, species: HerdSpecies, pose: Pose): Silhouette {
  const { belly, shoulder, poll, front, reach }: Joints = joints[species];
  const { bend, feet, fold } = poses[pose];
  const share = pose === 'alert' || pose === 'running' ? Math.min(1, 90 / Math.abs(reach[0])) : 1;
  const [neck, head] = [bend * reach[0] * share, bend * reach[1]];
  const stretch = 1 + Math.max(0, bend) * (reach[2] - 1);
  const onSide = (fore: number, hind: number) => (from: Point) => {
    const isLeg = from[1] > belly && from[0] < front;
    let [x, y] = from;
    if (!isLeg) {
      const turned = turn(from, poll, head * ramp(x - poll[0] + 0.3 * (y - poll[1]), -12, 8), 1);
      const along = ramp(x - 0.25 * (y - shoulder[1]), shoulder[0] - 14, shoulder[0] + 24);
      [x, y] = turn(turned, shoulder, neck * along, 1 + (stretch - 1) * along);
    } else if (x > -0.75 * front - 40) x += (x > 0 ? fore : hind) * (1 - y / belly);
    return [x, isLeg ? y * (1 - fold) : y - belly * fold] as const;
  };
  const near = onSide(feet[0], feet[2]);
  const redrawn = (mark: Marks): Marks =>
    'shapes' in mark ? { ...mark, shapes: mapped(mark.shapes, near) } : { ...mark, lines: mapped(mark.lines, near) };
  return {
    ...animal,
    near: mapped(animal.near, near),
    far: mapped(animal.far, onSide(feet[1], feet[3])),
    ...(animal.marks && { marks: animal.marks.map(redrawn) }),
    ...(animal.distantMarks && { distantMarks: animal.distantMarks.map(redrawn) }),
  };
}

function turn([x, y]: Point, [aboutX, aboutY]: Point, degrees: number, stretch: number): Point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180) * stretch, Math.sin((degrees * Math.PI) / 180) * stretch];
  const [right, down] = [x - aboutX, y - aboutY];
  return [aboutX + right * cos - down * sin, aboutY + right * sin + down * cos];
}

/** From nothing at `from` smoothly to all at `to`. */
function ramp(value: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Every pair of absolute coordinates of path data; the numbers of an arc are not. */
function mapped(path: string, at: (point: Point) => Point): string {
  return path.replace(/[MLC][^A-Za-z]*/g, (command) =>
    command.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
      at([Number(x), Number(y)])
        .map(numberText)
        .join(' '),
    ),
  );
}
