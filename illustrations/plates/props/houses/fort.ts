// Fort Jesus from the foot of its rock: walls of orange plaster that lean back, seen along their length, a bastion whose edge
// points at the viewer, a lookout on it, and the sea at the far end.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { interpolate } from '#illustrations/drawing/interpolation.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { boulder } from '#illustrations/plates/elements/boulder.ts';
import { limb, polygon } from '#illustrations/plates/paths.ts';
import { type MasonryTones, masonryTones } from '#illustrations/plates/props/houses/masonry.ts';
import { paintPerson } from '#illustrations/plates/props/people/person.ts';
import { standing, walking } from '#illustrations/plates/props/people/poses.ts';
import { coast } from '#illustrations/plates/props/people/wardrobe.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';
import { paintPalm } from '#illustrations/plates/trees/palm.ts';

const reference = 420;

/** One face of wall: its upper edge from left to right, its lower one from right to left, and how much light it has. */
interface Face {
  readonly corners: string;
  readonly lit: number;
  /** How many gun embrasures cut its parapet. */
  readonly embrasures: number;
}

/** From the far end to the bastion before the viewer. */
const faces: readonly Face[] = [
  { corners: '176,-74 232,-70 240,-4 170,-2', lit: 0.1, embrasures: 2 },
  { corners: '136,-80 176,-74 170,-2 128,2', lit: 0.75, embrasures: 1 },
  { corners: '34,-104 140,-82 140,0 40,8', lit: 0, embrasures: 3 },
  { corners: '-46,-186 44,-142 62,10 -30,26', lit: 0.05, embrasures: 2 },
  { corners: '-1800,-70 -46,-186 -30,26 -1800,52', lit: 0.9, embrasures: 26 },
];

export function paintFort(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, ground, mirrored = false } = setting;
  const tones = masonryTones(light, '#cf8447');
  const chance = chanceOf(canvas, 'fort');
  const green = mixColours(ground.bush, light.ink, 0.45);
  paintStanding(canvas, { x, y, width, reference }, mirrored, () => {
    for (const [at, foot, high] of [
      [-210, -96, 150],
      [96, -70, 84],
    ] as const)
      paintPalm(canvas, at, foot, high, {
        ink: green,
        lit: mixColours(green, light.rim, 0.3),
        name: `palm${at}`,
        lean: 0.14,
      });
    for (const face of faces) paintFace(face);
    paintLookout(canvas, -46, -186, tones);
    paintRock();
    for (const [at, foot, pose, dress] of [
      [92, 34, walking, coast.kanzu],
      [108, 36, standing, coast.kanga],
    ] as const)
      canvas.group({ transform: `translate(${at} ${foot}) scale(0.25)` }, () =>
        paintPerson(canvas, 0, 0, pose, dress, light),
      );
  });

  function paintFace({ corners, lit, embrasures }: Face): void {
    const [left, right, rightFoot, leftFoot] = pointsOf(corners) as [Point, Point, Point, Point];
    /** A place on the face: how far along, and how far down. */
    const on = (along: number, down: number): Point => [
      interpolate(interpolate(left[0], right[0], along), interpolate(leftFoot[0], rightFoot[0], along), down),
      interpolate(interpolate(left[1], right[1], along), interpolate(leftFoot[1], rightFoot[1], along), down),
    ];
    const strip = (from: number, to: number, start = 0, end = 1) =>
      polygon([on(start, from), on(end, from), on(end, to), on(start, to)]);
    const wall = mixColours(mixColours(tones.wallShade, tones.ink, 0.12), tones.wallLit, lit);
    const fill = canvas.linearGradient([
      [0, mixColours(wall, tones.wallLit, 0.25)],
      [0.7, wall],
      [1, mixColours(wall, tones.wallShade, 0.6)],
    ]);
    canvas.path(strip(0, 1), fill);
    let cuts = '';
    for (let cut = 0; cut < embrasures; cut += 1) {
      const middle = (cut + 0.5) / embrasures;
      const half = 0.13 / embrasures;
      cuts += polygon([
        on(middle - half, 0),
        on(middle + half, 0),
        on(middle + half * 0.7, 0.075),
        on(middle - half * 0.7, 0.075),
      ]);
    }
    canvas.path(cuts, mixColours(tones.ink, wall, 0.25));
    // A cordon below the parapet, and what the rains have washed down from it.
    canvas.path(strip(0.13, 0.15), mixColours(wall, tones.wallLit, 0.5));
    canvas.path(strip(0.15, 0.165), tones.ink, { opacity: 0.3 });
    let stains = '';
    const wide = Math.abs(right[0] - left[0]);
    for (let stain = 0; stain < wide / 24; stain += 1) {
      const [along, end] = [chance.next(), chance.between(0.28, 0.7)];
      stains += limb([
        [...on(along, 0.16), chance.between(2, 7)],
        [...on(along, end * 0.6), 3],
        [...on(along, end), 0.6],
      ]);
    }
    canvas.path(stains, tones.ink, { opacity: 0.1 });
    canvas.path(patches(on, wide), mixColours(wall, tones.wallLit, 0.6), { opacity: 0.3 });
  }

  /** Where plaster has come off the coral. */
  function patches(on: (along: number, down: number) => Point, wide: number): string {
    let shapes = '';
    for (let patch = 0; patch < wide / 60; patch += 1) {
      const [px, py] = on(chance.next(), chance.between(0.3, 0.85));
      shapes += draw`M${px} ${py}h${chance.between(5, 16)}l-2 ${chance.between(2, 4)}h${-chance.between(3, 9)}Z`;
    }
    return shapes;
  }

  /** The coral the fort is cut from, worn by the tide. */
  function paintRock(): void {
    const rock = mixColours(tones.wallShade, tones.ink, 0.35);
    const foot = pointsOf(
      '-1800,30 -30,16 62,2 128,-6 240,-10 262,2 240,12 150,16 96,26 30,30 -40,44 -160,50 -1800,90',
    );
    canvas.path(polygon(foot), rock);
    for (const [at, down, size] of stones) {
      const { body, top } = boulder(at, down, [size, size * 0.5], 1, chance);
      canvas.path(body, rock);
      canvas.path(top, mixColours(rock, tones.wallLit, 0.4));
    }
  }
}

const stones: readonly (readonly [at: number, down: number, size: number])[] = [
  [-190, 50, 40],
  [-96, 50, 34],
  [-20, 44, 30],
  [36, 34, 22],
  [150, 18, 16],
  [224, 12, 18],
];

/** A small round lookout that stands out over the edge of the bastion. */
function paintLookout(canvas: Canvas, x: number, top: number, { wallLit, wallShade, ink }: MasonryTones): void {
  const shade = (colour: Colour) =>
    canvas.linearGradient(
      [
        [0, wallLit],
        [0.5, colour],
        [1, ink],
      ],
      { x2: 1, y2: 0 },
    );
  canvas.path(
    draw`M${x - 8} ${top + 16}L${x - 13} ${top + 2}V${top - 20}H${x + 13}V${top + 2}L${x + 10} ${top + 18}Z`,
    shade(wallShade),
  );
  canvas.path(
    draw`M${x - 15} ${top - 19}Q${x - 10} ${top - 40} ${x} ${top - 44}Q${x + 10} ${top - 40} ${x + 15} ${top - 19}Z`,
    shade(wallShade),
  );
  canvas.path(draw`M${x - 2} ${top - 6}v-9h4v9Z`, ink);
}
