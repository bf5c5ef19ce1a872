// A Maasai homestead: low, long houses of withies and plaster inside a fence of thorn, cattle, and the people who live
// there, with those who have come to see them.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { limbOf, pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { type Light, tone } from '#illustrations/plates/light.ts';
import { circle, limb, spline } from '#illustrations/plates/paths.ts';
import { type Dress, paintPerson } from '#illustrations/plates/props/people/person.ts';
import { leaning, type Pose, reaching, standing } from '#illustrations/plates/props/people/poses.ts';
import { hikers, maasai } from '#illustrations/plates/props/people/wardrobe.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';

const reference = 560;

/** From the back to the front: their middle and foot, how long and how high, and which end the doorway is at. */
const houses = [
  { x: -70, y: -70, long: 112, high: 42, door: 1 },
  { x: 96, y: -74, long: 104, high: 40, door: -1 },
  { x: 216, y: -48, long: 128, high: 52, door: -1 },
  { x: -214, y: -46, long: 132, high: 54, door: 1 },
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

/** Withies plastered up to the eaves, under a low roof of grass and plaster that hangs over them on every side. */
function paintHouse(
  canvas: Canvas,
  light: Light,
  { x, y, long, high, door }: (typeof houses)[number],
  ink: Colour,
): void {
  const plaster = tone(light, '#b98d62', 0.5);
  const roofing = tone(light, '#7f6a4c', 0.5);
  const half = long / 2;
  const [eaves, out] = [y - high * 0.58, half + 5];
  canvas.ellipse(x + 8, y + 1, half * 1.1, 5, ink, { opacity: 0.3 });
  const wall = spline([
    [x - half, y, 'corner'],
    [x - half + 3, eaves, 'corner'],
    [x + half - 3, eaves, 'corner'],
    [x + half, y, 'corner'],
  ]);
  const round = canvas.linearGradient(
    [
      [0, mixColours(plaster, light.rim, 0.3)],
      [0.3, plaster],
      [1, mixColours(plaster, ink, 0.42)],
    ],
    { x2: 1, y2: 0 },
  );
  canvas.path(wall, round);
  let withies = '';
  for (let at = x - half + 7; at < x + half - 5; at += 7.5) withies += draw`M${at} ${y}V${eaves}h1.2V${y}Z`;
  canvas.path(withies, ink, { opacity: 0.16 });
  canvas.path(draw`M${x - half} ${eaves}H${x + half}V${eaves + 6}H${x - half}Z`, ink, { opacity: 0.3 });
  const roof = spline([
    [x - out, eaves + 4, 'corner'],
    [x - out * 0.92, y - high * 0.84],
    [x - out * 0.5, y - high],
    [x + out * 0.5, y - high],
    [x + out * 0.92, y - high * 0.84],
    [x + out, eaves + 4, 'corner'],
    [x + out * 0.6, eaves + 1],
    [x + out * 0.2, eaves + 5],
    [x - out * 0.2, eaves + 1],
    [x - out * 0.6, eaves + 5],
  ]);
  canvas.path(roof, light.rim, { transform: 'translate(-1 -1.4)', opacity: 0.7 });
  canvas.path(roof, roofing);
  canvas.path(
    spline([
      [x - out * 0.8, eaves - high * 0.12],
      [x, eaves - high * 0.22],
      [x + out * 0.8, eaves - high * 0.12],
      [x, eaves - high * 0.16],
    ]),
    ink,
    { opacity: 0.2 },
  );
  // A low porch before the doorway, which turns away from the wind.
  const porch = x + door * half * 0.52;
  canvas.path(draw`M${porch - 15} ${y + 2}V${y - high * 0.64}H${porch + 15}V${y + 2}Z`, mixColours(plaster, ink, 0.14));
  canvas.path(
    draw`M${porch - 8} ${y + 2}V${y - high * 0.46}Q${porch} ${y - high * 0.58} ${porch + 8} ${y - high * 0.46}V${y + 2}Z`,
    ink,
  );
  canvas.path(
    draw`M${porch - 19} ${y - high * 0.58}Q${porch} ${y - high * 0.78} ${porch + 19} ${y - high * 0.58}L${porch + 17} ${y - high * 0.52}H${porch - 17}Z`,
    roofing,
  );
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
  { at: 130, foot: -44, size: 0.72, coat: '#8a5a3a' },
  { at: 188, foot: -34, size: 0.8, coat: '#efe4cf', back: true },
  { at: -128, foot: -40, size: 0.74, coat: '#3f2f28' },
];

/** A zebu: long legs, a hump, a dewlap, upright horns. */
function paintCow(canvas: Canvas, light: Light, { at, foot, size, coat, back }: Cow): void {
  const hide = mixColours(tone(light, coat, 0.5), light.ink, 0.1);
  const shade = mixColours(hide, light.ink, 0.45);
  canvas.group({ transform: `translate(${at} ${foot}) scale(${back ? -size : size} ${size})` }, () => {
    canvas.ellipse(0, 0, 34, 3.6, light.ink, { opacity: 0.3 });
    const far = limb(limbOf('-19,-26,6 -20,-12,4 -19,0,3.6')) + limb(limbOf('19,-26,6 20,-12,4 20,0,3.6'));
    canvas.path(far, shade);
    const body = spline(
      pointsOf(
        '-28,-44 -12,-47 8,-47 15,-56 23,-52 27,-47 33,-52 39,-58 45,-55 52,-45 49,-41 40,-43 34,-38 30,-27',
        '20,-22 -4,-20 -24,-24 -30,-34',
      ),
    );
    const near = limb(limbOf('-25,-28,7 -26,-13,4.4 -25,0,3.8')) + limb(limbOf('25,-27,7 26,-13,4.4 25,0,3.8'));
    const tail = limb(limbOf('-29,-42,2.4 -34,-28,1.8 -33,-16,3'));
    canvas.path(body + near, light.rim, { transform: 'translate(-1 -1.2)', opacity: 0.7 });
    canvas.path(body + near + tail, hide);
    canvas.path(
      limb(limbOf('39,-57,2.6 36,-66,2 40,-72,0.8')) + limb(limbOf('43,-57,2.6 46,-66,2 45,-73,0.8')),
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

/** Those who live there on one side, and on the other two who have come to see them with the one who brings them. */
const people: readonly Someone[] = [
  { at: -138, foot: -10, size: 1.06, pose: leaning, dress: maasai.elder, hasStick: true },
  { at: -86, foot: -4, size: 1.14, pose: standing, dress: maasai.mother },
  { at: -48, foot: -1, size: 0.74, pose: standing, dress: maasai.girl },
  { at: 24, foot: -2, size: 1.2, pose: reaching, dress: { ...hikers[0], pack: undefined }, isFacingBack: true },
  { at: 74, foot: -5, size: 1.18, pose: standing, dress: { ...hikers[1], pack: undefined }, isFacingBack: true },
  { at: 128, foot: -2, size: 1.22, pose: standing, dress: maasai.warrior, isFacingBack: true, hasStick: true },
];

/** How high the tallest of them stands, as a share of the homestead's width. */
export const residentHeight = (Math.max(...people.map(({ size }) => size)) * 100) / reference;
