// A Maasai homestead: low, long houses of withies and plaster inside a fence of thorn, cattle, and the people who live
// there, with those who have come to see them.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { limbOf, outlineOf, pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { type Light, tone } from '#illustrations/plates/light.ts';
import { circle, limb, spline } from '#illustrations/plates/paths.ts';
import { type Dress, paintPerson } from '#illustrations/plates/props/people/person.ts';
import {
  approaching,
  departing,
  leaning,
  type Pose,
  standing,
  walking,
} from '#illustrations/plates/props/people/poses.ts';
import { hikers, maasai } from '#illustrations/plates/props/people/wardrobe.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';

const reference = 560;

/** From the back to the front: their middle and foot, how long and how high, and which end the doorway is at. */
const houses = [
  { x: -36, y: -92, long: 96, high: 38, door: 1 },
  { x: 104, y: -96, long: 92, high: 36, door: -1 },
  { x: 236, y: -66, long: 140, high: 62, door: -1 },
  { x: -206, y: -62, long: 156, high: 68, door: 1 },
] as const;

export function paintHomestead(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, mirrored = false } = setting;
  const ink = mixColours(light.ink, '#2a1a12', 0.4);
  paintStanding(canvas, { x, y, width, reference }, mirrored, () => {
    canvas.ellipse(0, -50, 320, 62, tone(light, '#c08a58', 0.5), { opacity: 0.5 });
    paintThorn(canvas, light, { from: -320, to: 320, y: -104, high: 26, name: 'far-thorn', paleness: 0.3 });
    for (const house of houses) paintHouse(canvas, light, house, ink);
    for (const cow of herd) paintCow(canvas, light, cow);
    // The gate is open: one is met outside the fence and led in.
    paintThorn(canvas, light, { from: -320, to: -168, y: -12, high: 46, name: 'near-thorn-left', paleness: 0 });
    paintThorn(canvas, light, { from: 190, to: 330, y: -8, high: 46, name: 'near-thorn-right', paleness: 0 });
    for (const { at, foot, size, pose, dress, hasStick } of people) {
      canvas.group({ transform: `translate(${at} ${foot}) scale(${size})` }, () => {
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
  const wall = spline(
    outlineOf(`${x - half},${y}! ${x - half + 3},${eaves}! ${x + half - 3},${eaves}! ${x + half},${y}!`),
  );
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
  const roof = spline(
    outlineOf(`${x - out},${eaves + 4}! ${x - out * 0.92},${y - high * 0.84} ${x - out * 0.5},${y - high}
    ${x + out * 0.5},${y - high} ${x + out * 0.92},${y - high * 0.84} ${x + out},${eaves + 4}!
    ${x + out * 0.6},${eaves + 1} ${x + out * 0.2},${eaves + 5} ${x - out * 0.2},${eaves + 1}
    ${x - out * 0.6},${eaves + 5}`),
  );
  canvas.path(roof, light.rim, { transform: 'translate(-1 -1.4)', opacity: 0.7 });
  canvas.path(roof, roofing);
  canvas.path(
    spline(
      outlineOf(`${x - out * 0.8},${eaves - high * 0.12} ${x},${eaves - high * 0.22}
      ${x + out * 0.8},${eaves - high * 0.12} ${x},${eaves - high * 0.16}`),
    ),
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
    branches += limb(limbOf(`${x},${y},2.6 ${x + lean * 0.5},${y - tall * 0.5},2 ${x + lean},${y - tall},0.8`));
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
  { at: 66, foot: -78, size: 0.52, coat: '#3f2f28', back: true },
  { at: 38, foot: -74, size: 0.56, coat: '#efe4cf' },
  { at: 92, foot: -70, size: 0.6, coat: '#8a5a3a' },
  { at: 150, foot: -56, size: 0.7, coat: '#b58d68', back: true },
  { at: 176, foot: -46, size: 0.8, coat: '#efe4cf' },
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
  readonly hasStick?: true;
}

/** Those who live there come out to the gate; the two who visit them are seen from behind, as the viewer stands with them. */
const people: readonly Someone[] = [
  { at: 120, foot: -72, size: 0.62, pose: walking, dress: maasai.warrior, hasStick: true },
  { at: -150, foot: -52, size: 0.74, pose: standing, dress: maasai.mother },
  { at: -106, foot: -26, size: 1.02, pose: leaning, dress: maasai.elder, hasStick: true },
  { at: -48, foot: -18, size: 1.06, pose: approaching, dress: maasai.mother },
  { at: -20, foot: -12, size: 0.72, pose: approaching, dress: maasai.girl },
  { at: 22, foot: -24, size: 1.1, pose: approaching, dress: maasai.warrior, hasStick: true },
  { at: 92, foot: 14, size: 1.26, pose: departing, dress: { ...hikers[0], pack: undefined } },
  { at: 134, foot: 8, size: 1.22, pose: departing, dress: { ...hikers[1], pack: undefined } },
];

/** How high the tallest of them stands, as a share of the homestead's width. */
export const residentHeight = (Math.max(...people.map(({ size }) => size)) * 100) / reference;
