// What lies at the feet of someone who looks down from a hill: its grassy brow in the corner, with stones, an aloe
// and a bush along the edge.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import type { Colour } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { boulder } from '#illustrations/plates/elements/boulder.ts';
import { craggyLine } from '#illustrations/plates/elements/craggy.ts';
import type { Range } from '#illustrations/plates/elements/range.ts';
import { heightAt } from '#illustrations/plates/elements/ridges.ts';
import { tuft } from '#illustrations/plates/elements/tuft.ts';
import { tone } from '#illustrations/plates/light.ts';
import { polygon } from '#illustrations/plates/paths.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';
import { paintAloe } from '#illustrations/plates/trees/aloe.ts';
import { leafPad } from '#illustrations/plates/trees/foliage.ts';

/** The brow from the middle of the picture to its edge, in shares of the scene. */
const edge = pointsOf('0.5,1.05 0.58,0.985 0.66,0.94 0.75,0.905 0.85,0.88 0.95,0.865 1.12,0.85');
/** Where a panel covers that corner, the hill comes in from below the subject. */
const low: readonly Point[] = edge.map(([x, y]) => [x, y + 0.02]);

/** Where stones lie along the brow, in shares of the scene, and how large they are, in canvas units. */
const stones = [
  { x: 0.69, below: 12, size: [74, 34] },
  { x: 0.735, below: 24, size: [44, 22] },
  { x: 0.93, below: 46, size: [108, 52] },
] as const;

/** A place across the scene, and below the brow in canvas units, on the canvas. */
type PlaceOnBrow = (x: number, below: number) => Point;

export function paintLedge(stage: Stage): void {
  const { canvas, light, ground } = stage;
  const { unit } = canvas;
  const control = (stage.layout === 'panel' ? low : edge).map(([x, y]): Point => [stage.x(x), stage.y(y)]);
  const line = craggyLine(canvas, control, { roughness: 0.07, depth: 4, name: 'ledge' });
  const rim = line.toSorted(([one], [other]) => one - other);
  const [first, last] = [rim[0] ?? [0, 0], rim[rim.length - 1] ?? [0, 0]];
  const bottom = canvas.height + 20;
  const body = polygon([...rim, [last[0], bottom], [first[0], bottom]]);
  const slope = mixColours(ground.near, ground.bush, 0.4);
  const sunlit = mixColours(slope, ground.light, 0.5);
  canvas.path(body, sunlit);
  const fill = canvas.linearGradient(
    [
      [0, mixColours(slope, ground.light, 0.2)],
      [0.3, mixColours(slope, light.ink, 0.12)],
      [1, mixColours(slope, light.ink, 0.5)],
    ],
    { x2: 0, y1: stage.y(0.86), y2: canvas.height, inCanvasUnits: true },
  );
  canvas.path(body, fill, { transform: `translate(0 ${Math.round(7 * unit)})` });

  const chance = chanceOf(canvas, 'ledge-grass');
  const at: PlaceOnBrow = (x, below) => [stage.x(x), heightAt(rim, stage.x(x)) + below * unit];
  paintBrowGrass(stage, rim, browRows(stage, sunlit), chance);
  paintBush(stage, at, chance);
  paintStones(stage, at, slope, chance);
  const [aloeX, aloeY] = at(0.79, 18);
  paintAloe(canvas, aloeX, aloeY, 118 * unit, {
    ink: mixColours(ground.bush, light.ink, 0.4),
    lit: mixColours(ground.bush, ground.light, 0.35),
    flower: tone(light, '#d0523a', 0.8),
    name: 'ledge-aloe',
  });
  paintBrowGrass(stage, rim, nearRows(stage, slope), chance);
}

/** A thicket of small leaves, lit from above. */
function paintBush({ canvas, light, ground }: Stage, at: PlaceOnBrow, chance: Chance): void {
  let leaves = '';
  let lit = '';
  for (let twig = 0; twig < 11; twig += 1) {
    const aside = chance.between(-1, 1);
    const up = chance.between(0.1, 1) * (1 - aside * aside);
    const [x, y] = at(0.865 + 0.035 * aside, 10 - 58 * up);
    const width = chance.between(42, 64) * canvas.unit;
    leaves += leafPad(x, y, width, width * 0.5, chance);
    if (up > 0.25) lit += leafPad(x, y - width * 0.16, width * 0.6, width * 0.22, chance);
  }
  canvas.path(leaves, mixColours(ground.bush, light.ink, 0.4));
  canvas.path(lit, mixColours(ground.bush, ground.light, 0.2));
}

function paintStones(stage: Stage, at: PlaceOnBrow, slope: Colour, chance: Chance): void {
  const { canvas, light } = stage;
  const rock = tone(light, '#a08f80', 0.8);
  const parts = stones.map(({ x, below, size: [width, height] }) =>
    boulder(...at(x, below), [width * canvas.unit, height * canvas.unit], stage.ahead, chance),
  );
  const all = (part: 'body' | 'top' | 'shade') => parts.map((stone) => stone[part]).join('');
  canvas.path(all('body'), mixColours(rock, light.ink, 0.14));
  canvas.path(all('top'), mixColours(rock, light.rim, 0.5));
  canvas.path(all('shade'), mixColours(rock, light.ink, 0.45));
  let grown = '';
  for (const { x, below, size } of stones) {
    const [middle, foot] = at(x, below + 6);
    for (const share of [-0.5, -0.24, 0.1, 0.4]) {
      grown += tuft(middle + share * size[0] * canvas.unit, foot, chance.between(18, 32) * canvas.unit, chance);
    }
  }
  canvas.path(grown, mixColours(slope, light.ink, 0.35));
}

interface GrassRow {
  /** Its roots below the brow, in canvas units. */
  readonly below: number;
  readonly count: number;
  readonly size: Range;
  readonly colour: Colour;
}

/** On the brow, dark against the plain and lit from behind. */
const browRows = ({ light, ground }: Stage, sunlit: Colour): readonly GrassRow[] => [
  { below: 8, count: 46, size: [16, 40], colour: mixColours(ground.near, light.ink, 0.3) },
  { below: 14, count: 24, size: [14, 30], colour: sunlit },
];

/** Nearer the viewer, larger and darker. */
const nearRows = ({ light }: Stage, slope: Colour): readonly GrassRow[] => [
  { below: 52, count: 26, size: [22, 46], colour: mixColours(slope, light.ink, 0.45) },
  { below: 130, count: 40, size: [50, 96], colour: mixColours(slope, light.ink, 0.8) },
];

function paintBrowGrass({ canvas }: Stage, rim: readonly Point[], rows: readonly GrassRow[], chance: Chance): void {
  for (const { below, count, size, colour } of rows) {
    let blades = '';
    for (let index = 0; index < count; index += 1) {
      const [x, y] = chance.pick(rim);
      const foot = y + below * canvas.unit * chance.between(0.7, 1.3);
      blades += tuft(x, foot, chance.between(...size) * canvas.unit, chance);
    }
    canvas.path(blades, colour);
  }
}
