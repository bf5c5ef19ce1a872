// A Maasai homestead: low, long, rounded houses of wood and plaster inside a fence of thorn, cattle, and the people who
// live there, some in cloths, some in what one buys in town.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { type Light, tone } from '#illustrations/plates/light.ts';
import { circle, limb, spline } from '#illustrations/plates/paths.ts';
import { type Dress, paintPerson } from '#illustrations/plates/props/people/person.ts';
import { leaning, type Pose, standing, turnedAway, walking } from '#illustrations/plates/props/people/poses.ts';
import { hikers, maasai } from '#illustrations/plates/props/people/wardrobe.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';

const reference = 560;

/** From the back to the front: their middle and foot, how long and how high. */
const houses = [
  { x: -92, y: -64, long: 140, high: 50 },
  { x: 58, y: -68, long: 132, high: 48 },
  { x: 206, y: -46, long: 160, high: 60 },
  { x: -214, y: -40, long: 164, high: 62 },
] as const;

export function paintHomestead(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, mirrored = false } = setting;
  const ink = mixColours(light.ink, '#2a1a12', 0.4);
  paintStanding(canvas, { x, y, width, reference }, mirrored, () => {
    canvas.ellipse(0, -34, 290, 46, tone(light, '#c08a58', 0.5), { opacity: 0.5 });
    paintThorn(canvas, light, { from: -285, to: 285, y: -78, high: 30, name: 'far-thorn', paleness: 0.3 });
    for (const house of houses) paintHouse(canvas, light, house, ink);
    for (const cow of herd) paintCow(canvas, light, cow);
    // The gate is open: one is met outside the fence and led in.
    paintThorn(canvas, light, { from: -290, to: -150, y: -8, high: 40, name: 'near-thorn-left', paleness: 0 });
    paintThorn(canvas, light, { from: 196, to: 290, y: -8, high: 40, name: 'near-thorn-right', paleness: 0 });
    for (const { at, foot, size, pose, dress, isFacingBack, hasStick } of people) {
      canvas.group({ transform: `translate(${at} ${foot}) scale(${isFacingBack ? -size : size} ${size})` }, () => {
        paintPerson(canvas, 0, 0, pose, dress, light);
        if (hasStick) canvas.path('M16 -72L18.500 -72L21 0L19 0Z', ink);
      });
    }
  });
}

function paintHouse(canvas: Canvas, light: Light, { x, y, long, high }: (typeof houses)[number], ink: Colour): void {
  const plaster = tone(light, '#a57f57', 0.55);
  const half = long / 2;
  const body = spline([
    [x - half, y, 'corner'],
    [x - half + 2, y - high * 0.62],
    [x - half * 0.78, y - high * 0.95],
    [x, y - high],
    [x + half * 0.78, y - high * 0.95],
    [x + half - 2, y - high * 0.62],
    [x + half, y, 'corner'],
  ]);
  canvas.ellipse(x + 8, y + 1, half * 1.08, 6, ink, { opacity: 0.3 });
  canvas.path(body, light.rim, { transform: 'translate(-1.2 -1.6)', opacity: 0.8 });
  canvas.path(
    body,
    canvas.linearGradient(
      [
        [0, mixColours(plaster, light.rim, 0.34)],
        [0.4, plaster],
        [1, mixColours(plaster, ink, 0.5)],
      ],
      { x2: 0.25, y2: 1 },
    ),
  );
  let cracks = '';
  for (let line = 1; line < 7; line += 1)
    cracks += draw`M${x - half + (line * long) / 7} ${y}v${-high * 0.7}h1.4v${high * 0.7}Z`;
  canvas.path(cracks, ink, { opacity: 0.14 });
  // A low doorway at the rounded end, and the hole the smoke leaves by.
  canvas.path(
    spline([
      [x - half * 0.55, y, 'corner'],
      [x - half * 0.55, y - high * 0.5],
      [x - half * 0.42, y - high * 0.62],
      [x - half * 0.29, y - high * 0.5],
      [x - half * 0.29, y, 'corner'],
    ]),
    mixColours(ink, '#3a2416', 0.4),
  );
  canvas.ellipse(x + half * 0.4, y - high * 0.6, 5, 4, ink, { opacity: 0.7 });
}

interface Thorn {
  from: number;
  to: number;
  y: number;
  high: number;
  name: string;
  paleness: number;
}

/** Branches of thorn heaped into a fence. */
function paintThorn(canvas: Canvas, light: Light, { from, to, y, high, name, paleness }: Thorn): void {
  const chance = chanceOf(canvas, name);
  const colour = mixColours(mixColours(tone(light, '#6f5a40', 0.5), light.ink, 0.4), light.haze, paleness);
  let branches = '';
  for (let x = from; x < to; x += chance.between(5, 9)) {
    const lean = chance.between(-26, 26);
    const tall = high * chance.between(0.55, 1.1);
    branches += limb([
      [x, y, 2.6],
      [x + lean * 0.5, y - tall * 0.5, 2],
      [x + lean, y - tall, 0.8],
    ]);
    if (chance.happens(0.5))
      branches += limb([
        [x + lean * 0.5, y - tall * 0.5, 1.6],
        [x - lean * 0.3, y - tall * 0.9, 0.7],
      ]);
  }
  canvas.path(branches, mixColours(colour, light.rim, 0.4), { transform: 'translate(-1 -1)', opacity: 0.6 });
  canvas.path(branches, colour);
}

interface Cow {
  readonly at: number;
  readonly foot: number;
  readonly size: number;
  readonly coat: Colour;
  readonly back?: true;
}

const herd: readonly Cow[] = [
  { at: -30, foot: -36, size: 0.86, coat: '#8a5a3a' },
  { at: 44, foot: -30, size: 0.9, coat: '#efe4cf', back: true },
  { at: 132, foot: -26, size: 0.92, coat: '#3f2f28' },
];

/** A zebu: long legs, a hump, a dewlap, upright horns. */
function paintCow(canvas: Canvas, light: Light, { at, foot, size, coat, back }: Cow): void {
  const hide = mixColours(tone(light, coat, 0.5), light.ink, 0.1);
  const shade = mixColours(hide, light.ink, 0.45);
  canvas.group({ transform: `translate(${at} ${foot}) scale(${back ? -size : size} ${size})` }, () => {
    canvas.ellipse(0, 0, 34, 3.6, light.ink, { opacity: 0.3 });
    const far =
      limb([
        [-19, -26, 6],
        [-20, -12, 4],
        [-19, 0, 3.6],
      ]) +
      limb([
        [19, -26, 6],
        [20, -12, 4],
        [20, 0, 3.6],
      ]);
    canvas.path(far, shade);
    const body = spline([
      [-28, -44],
      [-12, -47],
      [8, -47],
      [15, -56],
      [23, -52],
      [27, -47],
      [33, -52],
      [39, -58],
      [45, -55],
      [52, -45],
      [49, -41],
      [40, -43],
      [34, -38],
      [30, -27],
      [20, -22],
      [-4, -20],
      [-24, -24],
      [-30, -34],
    ]);
    const near =
      limb([
        [-25, -28, 7],
        [-26, -13, 4.4],
        [-25, 0, 3.8],
      ]) +
      limb([
        [25, -27, 7],
        [26, -13, 4.4],
        [25, 0, 3.8],
      ]);
    const tail = limb([
      [-29, -42, 2.4],
      [-34, -28, 1.8],
      [-33, -16, 3],
    ]);
    canvas.path(body + near, light.rim, { transform: 'translate(-1 -1.2)', opacity: 0.7 });
    canvas.path(body + near + tail, hide);
    canvas.path(
      limb([
        [39, -57, 2.6],
        [36, -66, 2],
        [40, -72, 0.8],
      ]) +
        limb([
          [43, -57, 2.6],
          [46, -66, 2],
          [45, -73, 0.8],
        ]),
      mixColours('#e9dcc0', light.ink, 0.25),
    );
    canvas.path(circle(44, -50, 1.1), light.ink);
  });
}

interface Someone {
  readonly at: number;
  readonly foot: number;
  readonly size: number;
  readonly pose: Pose;
  readonly dress: Dress;
  readonly isFacingBack?: true;
  readonly hasStick?: true;
}

/** Those who live there, and one who has come to see them. */
const people: readonly Someone[] = [
  { at: 232, foot: -22, size: 1, pose: standing, dress: maasai.student, isFacingBack: true },
  { at: -132, foot: -14, size: 1.06, pose: leaning, dress: maasai.elder, hasStick: true },
  { at: -64, foot: -4, size: 1.14, pose: walking, dress: maasai.mother },
  { at: -18, foot: -2, size: 0.72, pose: walking, dress: maasai.girl },
  { at: 44, foot: 0, size: 1.2, pose: turnedAway, dress: { ...hikers[0], pack: undefined } },
  { at: 96, foot: -2, size: 1.24, pose: standing, dress: maasai.warrior, isFacingBack: true, hasStick: true },
];

/** How high the tallest of them stands, as a share of the homestead's width. */
export const residentHeight = (Math.max(...people.map(({ size }) => size)) * 100) / reference;
