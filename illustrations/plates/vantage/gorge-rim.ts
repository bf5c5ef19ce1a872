// From the rim of a dry gorge: banded walls on the far side, a bed of sand with thorn trees, and a red monolith that the
// river left standing.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { interpolate } from '#illustrations/drawing/interpolation.ts';
import type { LimbPoint } from '#illustrations/drawing/limbs.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { numbersOf, pointsOf } from '#illustrations/drawing/points.ts';
import type { Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { bush } from '#illustrations/plates/elements/bush.ts';
import { craggyLine } from '#illustrations/plates/elements/craggy.ts';
import { paintLayer, ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import { tone } from '#illustrations/plates/light.ts';
import { limb, polygon, spline } from '#illustrations/plates/paths.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';
import { paintDistantAcacia } from '#illustrations/plates/trees/distant-acacia.ts';

const sky = 0.26;
/** Where plain, wall, scree and floor begin, as shares of the height. */
const rim = 0.345;
const scree = 0.52;
const floor = 0.63;

/** Ash, clay and sand, layer on layer, from the top down: how thick, and of what colour. */
const beds: readonly (readonly [thickness: number, colour: Colour])[] = [
  [0.9, '#cdb48c'],
  [0.5, '#e9dcbc'],
  [1.1, '#b5774f'],
  [0.7, '#a8492f'],
  [0.4, '#dcc59c'],
  [1.2, '#9b8a6c'],
  [0.5, '#e2d2ae'],
  [1.4, '#7d7464'],
];
const total = beds.reduce((sum, [thickness]) => sum + thickness, 0);

export function paintGorgeRim(stage: Stage): void {
  const { canvas, light, ground } = stage;
  const { unit, height } = canvas;
  paintHighlands(stage);
  const plain = ridgeLine(canvas, {
    y: canvas.y(sky + 0.045),
    amplitude: 5,
    scale: 500,
    kind: 'flat',
    name: 'far-plain',
  });
  paintLayer(canvas, plain, mixColours(ground.far, light.haze, 0.25));
  const chance = chanceOf(canvas, 'gorge');
  let scrub = '';
  for (let index = 0; index < 120 * canvas.breadth; index += 1) {
    const near = chance.next();
    scrub += bush(
      canvas.x(chance.next()),
      canvas.y(interpolate(sky + 0.06, rim + 0.015, near)),
      (3 + 8 * near) * unit,
      chance,
    );
  }
  canvas.path(scrub, mixColours(ground.bush, light.haze, 0.3), { opacity: 0.7 });
  paintWall(stage, rim, scree, 0.2, 'far-wall');
  paintScree(stage);
  const bed = ridgeLine(canvas, { y: canvas.y(floor), amplitude: 9, scale: 420, name: 'gorge-floor' });
  paintLayer(canvas, bed, mixColours(tone(light, '#dcb98a', 0.5), ground.light, 0.3), {
    haze: mixColours(tone(light, '#9c6a48', 0.5), light.ink, 0.2),
    hazeDepth: (height * (1 - floor)) / unit,
  });
  paintFloor(stage);
  paintMonolith(stage);
  paintSpur(stage);
  paintNearRim(stage);
}

/** Old volcanoes, blue with distance. */
function paintHighlands(stage: Stage): void {
  const { canvas, light } = stage;
  const { unit } = canvas;
  const far = mixColours(light.far, light.haze, 0.25);
  const cone = (x: number, wide: number, tall: number) =>
    polygon(
      craggyLine(
        canvas,
        [
          [stage.x(x) - wide * unit, canvas.y(sky + 0.07)],
          [stage.x(x) - wide * 0.24 * unit, canvas.y(sky + 0.05) - tall * 0.72 * unit],
          [stage.x(x) - wide * 0.09 * unit, canvas.y(sky + 0.05) - tall * unit],
          [stage.x(x) + wide * 0.1 * unit, canvas.y(sky + 0.05) - tall * 0.97 * unit],
          [stage.x(x) + wide * 0.3 * unit, canvas.y(sky + 0.05) - tall * 0.66 * unit],
          [stage.x(x) + wide * unit, canvas.y(sky + 0.07)],
        ],
        { roughness: 0.05, depth: 4, name: `cone-${x}` },
      ),
    );
  canvas.path(cone(0.2, 620, 88), mixColours(far, light.haze, 0.3));
  canvas.path(cone(0.78, 560, 132), far);
}

/** A wall in beds, broken by gullies that hold shade. */
function paintWall(stage: Stage, from: number, to: number, paleness: number, name: string): void {
  const { canvas, light } = stage;
  const { unit } = canvas;
  const top = ridgeLine(canvas, { y: canvas.y(from), amplitude: 20, scale: 260, octaves: 5, kind: 'mesa', name });
  const drop = canvas.y(to + 0.04) - canvas.y(from);
  const outline = polygon([...top, ...top.map(([x, y]): Point => [x, y + drop]).toReversed()]);
  paintWithin(canvas, outline, () => {
    let down = 0;
    for (const [thickness, colour] of beds) {
      const edge = top.map(
        ([x, y]): Point => [x, y * 0.35 + canvas.y(from) * 0.65 + (down / total) * drop - 14 * unit],
      );
      const foot = edge.map(([x]): Point => [x, canvas.y(to + 0.1)]);
      canvas.path(polygon([...edge, ...foot.toReversed()]), mixColours(tone(light, colour, 0.5), light.haze, paleness));
      down += thickness;
    }
    const chance = chanceOf(canvas, `${name}-gullies`);
    let gullies = '';
    for (let x = -40; x < canvas.width + 40; x += chance.between(20, 90) * unit) {
      const [wide, bend] = [chance.between(5, 22) * unit, chance.between(-16, 16) * unit];
      gullies += limb([
        [x, canvas.y(from) - 20 * unit, wide * 0.3],
        [x + bend, canvas.y((from + to) / 2), wide * 0.5],
        [x - bend * 0.5, canvas.y(to + 0.05), wide * 1.6],
      ]);
    }
    canvas.path(gullies, mixColours(light.ink, '#6b3a2a', 0.4), { opacity: 0.2 });
  });
  canvas.path(polygon([...top, ...top.map(([x, y]): Point => [x, y + 4 * unit]).toReversed()]), light.rim, {
    opacity: 0.6,
  });
}

function paintScree(stage: Stage): void {
  const { canvas, light } = stage;
  const heap = ridgeLine(canvas, {
    y: canvas.y(scree + 0.012),
    amplitude: 24,
    scale: 170,
    kind: 'ridged',
    octaves: 3,
    name: 'scree',
  });
  paintLayer(canvas, heap, mixColours(tone(light, '#a9845e', 0.5), light.haze, 0.12));
  const chance = chanceOf(canvas, 'scree-bushes');
  let sage = '';
  for (let index = 0; index < 150 * canvas.breadth; index += 1) {
    const y = chance.between(scree + 0.035, floor + 0.01);
    sage += bush(canvas.x(chance.next()), canvas.y(y), chance.between(4, 12) * canvas.unit, chance);
  }
  canvas.path(sage, mixColours(tone(light, '#7d8250', 0.4), light.ink, 0.2), { opacity: 0.85 });
}

function paintFloor(stage: Stage): void {
  const { canvas, light, ground } = stage;
  const { unit } = canvas;
  const chance = chanceOf(canvas, 'gorge-trees');
  // The dry bed of the stream, swinging past the foot of the rock.
  const course = numbersOf(
    '-1.6,0.7,8 0.02,0.74,20 0.2,0.8,42 0.36,0.83,50 0.6,0.79,36 0.85,0.735,18 1.1,0.72,12 3,0.7,6',
  );
  const bed = course.map(([x = 0, y = 0]): Point => [stage.x(x), canvas.y(y)]);
  const lower = course.map(([x = 0, y = 0, wide = 0]): Point => [stage.x(x), canvas.y(y) + wide * unit]);
  canvas.path(spline([...bed, ...lower.toReversed()]), mixColours(tone(light, '#f3e0b8', 0.5), light.haze, 0.2), {
    opacity: 0.75,
  });
  for (let tree = 0; tree < 15 * canvas.breadth; tree += 1) {
    const near = chance.next();
    const [x, y] = [canvas.x(chance.next()), canvas.y(interpolate(floor + 0.02, 0.86, near))];
    if (Math.abs(x - stage.x(monolith)) < 250 * unit && near > 0.2) continue;
    const ink = mixColours(mixColours(ground.bush, light.ink, 0.35 + 0.3 * near), light.haze, 0.16 * (1 - near));
    paintDistantAcacia(canvas, x, y, interpolate(34, 92, near) * unit, { ink, name: `gorge-tree-${tree}` });
  }
}

const monolith = 0.44;

/** The red castle: battlements of iron-red clay over a sloping skirt, one side in shade. */
function paintMonolith(stage: Stage): void {
  const { canvas, light } = stage;
  const { unit } = canvas;
  const [middle, foot, facing] = [stage.x(monolith), canvas.y(0.815), stage.ahead];
  const at = ([x, up]: Point): Point => [middle + facing * x * unit, foot - up * unit];
  const at3 = (x: number, up: number, wide: number): LimbPoint => [...at([x, up]), wide * unit];
  const rough = (points: readonly Point[], name: string) =>
    craggyLine(canvas, points.map(at), { roughness: 0.14, depth: 4, name });
  const crown = pointsOf(
    '-168,96 -150,214 -120,232 -104,218 -96,278 -48,296 -30,284 -22,318 42,326 58,300 72,262 116,254 134,200 158,92',
  );
  const skirt = pointsOf('-300,-6 -226,40 -176,108 0,124 168,104 232,36 310,-6');
  const red = tone(light, '#b1452b', 0.4);
  const ink = mixColours(light.ink, '#4a1a14', 0.5);
  canvas.ellipse(middle + facing * 90 * unit, foot + 4 * unit, 300 * unit, 22 * unit, ink, { opacity: 0.32 });
  const tower = polygon(rough(crown, 'castle'));
  canvas.path(tower, light.rim, { transform: `translate(${-2.4 * facing * unit} ${-2.4 * unit})` });
  canvas.path(tower, red);
  paintWithin(canvas, tower, () => {
    const bands: readonly (readonly [up: number, thick: number, colour: Colour])[] = [
      [330, 62, '#8e3222'],
      [214, 10, '#d88a62'],
      [150, 16, '#9c3a26'],
      [116, 14, '#dba078'],
    ];
    for (const [index, [up, thick, colour]] of bands.entries()) {
      const edge = rough(
        [
          [-200, up],
          [-60, up - 5],
          [70, up + 4],
          [200, up - 2],
        ],
        `castle-bed-${index}`,
      );
      canvas.path(
        polygon([...edge, ...edge.map(([x, y]): Point => [x, y + thick * unit]).toReversed()]),
        tone(light, colour, 0.4),
        {
          opacity: 0.6,
        },
      );
    }
    let clefts = '';
    for (const [x, wide] of [
      [-124, 3],
      [-92, 8],
      [-60, 4],
      [-26, 9],
      [2, 4],
      [34, 10],
      [66, 5],
      [98, 8],
      [128, 4],
    ] as const) {
      const from = x < -100 || x > 110 ? 200 : 300;
      clefts += limb([at3(x - 2, from, 1), at3(x + wide * 0.4, from * 0.7, wide), at3(x - wide * 0.5, 84, wide * 0.5)]);
    }
    canvas.path(clefts, ink, { opacity: 0.42 });
    canvas.path(
      polygon([at([44, 340]), at([30, 240]), at([52, 160]), at([36, 70]), at([240, 70]), at([240, 340])]),
      ink,
      {
        opacity: 0.42,
      },
    );
  });
  const slope = polygon(rough(skirt, 'castle-skirt'));
  canvas.path(slope, canvas.fade(mixColours(red, '#c98a5e', 0.35), mixColours(tone(light, '#bb8a5c', 0.4), ink, 0.12)));
  const chance = chanceOf(canvas, 'castle-skirt');
  let [rills, sage] = ['', ''];
  for (let x = -240; x < 250; x += chance.between(12, 30)) {
    const up = 108 - Math.abs(x) * 0.3;
    rills += polygon([at([x * 0.8, up]), at([x * 0.8 + 3, up]), at([x * 1.1 + 7, 0]), at([x * 1.1, 0])]);
    const [left, y] = at([x * chance.between(1, 1.3), chance.between(-10, 12)]);
    sage += bush(left, y, chance.between(5, 13) * unit, chance);
  }
  canvas.path(rills, ink, { opacity: 0.16 });
  canvas.path(polygon([at([60, 118]), at([168, 104]), at([232, 36]), at([310, -6]), at([110, -6])]), ink, {
    opacity: 0.22,
  });
  canvas.path(sage, mixColours(tone(light, '#7d8250', 0.4), light.ink, 0.3));
}

/** The near wall, where the gorge bends round the viewer. */
function paintSpur(stage: Stage): void {
  const { canvas, light } = stage;
  const { unit } = canvas;
  const control = pointsOf(
    '1.3,0.39 1.02,0.41 0.93,0.425 0.9,0.5 0.875,0.59 0.82,0.66 0.78,0.78 0.7,0.9 0.66,0.97 1.3,0.99',
  ).map(([x, y]): Point => [stage.x(x), canvas.y(y)]);
  const spur = polygon(craggyLine(canvas, control, { roughness: 0.1, depth: 4, name: 'spur' }));
  canvas.path(spur, light.rim, { transform: `translate(${-2 * stage.ahead * unit} ${-2 * unit})`, opacity: 0.8 });
  canvas.path(spur, tone(light, '#a3825c', 0.5));
  paintWithin(canvas, spur, () => {
    let down = 0.4;
    for (const [index, [thickness, colour]] of beds.entries()) {
      const from = [stage.x(0.6), canvas.y(down + 0.02)] as const;
      const edge = craggyLine(canvas, [from, [stage.x(0.95), canvas.y(down)], [stage.x(1.4), canvas.y(down - 0.03)]], {
        roughness: 0.03,
        depth: 4,
        name: `spur-${index}`,
      });
      const foot = edge.map(([x]): Point => [x, canvas.height + 20]).toReversed();
      canvas.path(polygon([...edge, ...foot]), mixColours(tone(light, colour, 0.5), light.ink, 0.16));
      down += (thickness / total) * 0.44;
    }
    canvas.path(
      polygon(
        pointsOf(`${stage.x(0.6)},${canvas.height} ${stage.x(1.4)},${canvas.height} ${stage.x(1.4)},${canvas.y(0.76)}
        ${stage.x(0.6)},${canvas.y(0.9)}`),
      ),
      light.ink,
      { opacity: 0.16 },
    );
  });
}

/** The edge one stands on, with the wild sisal the place is named after. */
function paintNearRim(stage: Stage): void {
  const { canvas, light, ground } = stage;
  const { unit } = canvas;
  const edge = craggyLine(
    canvas,
    [
      [stage.x(-3), canvas.y(0.88)],
      [stage.x(-0.03), canvas.y(0.9)],
      [stage.x(0.16), canvas.y(0.935)],
      [stage.x(0.42), canvas.y(0.965)],
      [stage.x(0.66), canvas.y(0.945)],
      [stage.x(0.86), canvas.y(0.9)],
      [stage.x(1.03), canvas.y(0.87)],
      [stage.x(4), canvas.y(0.86)],
    ],
    { roughness: 0.12, depth: 4, name: 'near-rim' },
  );
  const [first, last] = [edge[0] ?? [0, 0], edge[edge.length - 1] ?? [0, 0]];
  const rock = polygon([...edge, [last[0], canvas.height + 30], [first[0], canvas.height + 30]]);
  canvas.path(rock, light.rim, { transform: `translate(0 ${-2.4 * unit})` });
  canvas.path(rock, mixColours(mixColours(tone(light, '#8a5a3e', 0.5), ground.dark, 0.3), light.ink, 0.3));
  const chance = chanceOf(canvas, 'sisal');
  for (const [x, y, long] of [
    [0.06, 0.93, 150],
    [0.17, 0.965, 104],
    [0.9, 0.915, 140],
    [0.79, 0.95, 100],
    [1.3, 0.9, 150],
    [-0.3, 0.93, 150],
  ] as const) {
    let [dark, lit] = ['', ''];
    for (let leaf = 0; leaf < 17; leaf += 1) {
      const angle = -Math.PI * (0.06 + (0.88 * leaf) / 16);
      const reach = long * chance.between(0.8, 1.05) * unit;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const [footX, footY, wide] = [stage.x(x), canvas.y(y), long * 0.05 * unit];
      const blade = polygon(
        pointsOf(`${footX - sin * wide},${footY + cos * wide} ${footX + cos * reach},${footY + sin * reach}
        ${footX + sin * wide},${footY - cos * wide}`),
      );
      if (leaf % 3 === 1) lit += blade;
      else dark += blade;
    }
    canvas.path(dark, mixColours(tone(light, '#5f7350', 0.4), light.ink, 0.4));
    canvas.path(lit, mixColours(tone(light, '#93a878', 0.4), light.ink, 0.12));
  }
}
