// A dhow under sail: a long lateen yard slung from a short raked mast, those who sail it, and its reflection broken on
// the water.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { outlineOf } from '#illustrations/drawing/points.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { type Light, tone } from '#illustrations/plates/light.ts';
import { spline } from '#illustrations/plates/paths.ts';
import { type Dress, paintPerson } from '#illustrations/plates/props/people/person.ts';
import { type Pose, sitting, steering, toasting } from '#illustrations/plates/props/people/poses.ts';
import { coast, hikers } from '#illustrations/plates/props/people/wardrobe.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';

export interface DhowTones {
  readonly hull: Colour;
  readonly hullShade: Colour;
  readonly stripe: Colour;
  readonly sail: Colour;
  readonly sailShade: Colour;
  readonly line: Colour;
  readonly foam: Colour;
}

export const dhowReference = 250;

/** Tack at the bow, peak high over the stern, clew aft; the cloth bellies between them. */
const sail = 'M100 -32C72 -84 -6 -196 -62 -250C-66 -180 -78 -104 -96 -44C-46 -22 40 -20 100 -32Z';
const sailShade = 'M-62 -250C-66 -180 -78 -104 -96 -44C-78 -36 -58 -31 -38 -29C-50 -90 -58 -170 -62 -250Z';
const hull = 'M-120 -34C-114 -14 -102 0 -88 8H76C98 0 116 -14 134 -42C96 -22 60 -14 8 -12C-48 -11 -92 -16 -120 -34Z';

const stripes: readonly Colour[] = ['#f4e6c4', '#3e7f86', '#c0512f'];

export function paintDhow(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, mirrored = false } = setting;
  const chance = chanceOf(canvas, `dhow${Math.round(x)}`);
  const tones = dhowTones(light, chance.pick(stripes));
  paintStanding(canvas, { x, y, width, reference: dhowReference }, mirrored, () => {
    paintReflection(canvas, tones, chance);
    paintRig(canvas, tones);
    paintCrew(canvas, light, tones);
    paintHull(canvas, tones);
    canvas.path('M-104 8Q-60 2 -10 7Q40 3 96 6Q60 12 0 11Q-60 13 -104 8Z', tones.foam, { opacity: 0.75 });
  });
}

export function dhowTones(light: Light, stripe: Colour): DhowTones {
  const hull = mixColours(tone(light, '#6b3a24', 0.6), light.ink, 0.28);
  const cloth = mixColours(tone(light, '#fff3da', 0.36), light.rim, light.moon ? 0.1 : 0.24);
  return {
    hull,
    hullShade: mixColours(hull, light.ink, 0.55),
    stripe: tone(light, stripe, 0.5),
    sail: cloth,
    sailShade: mixColours(cloth, tone(light, '#a9794e', 0.7), 0.5),
    line: mixColours('#38221a', light.ink, 0.5),
    foam: mixColours(cloth, '#ffffff', 0.4),
  };
}

/** Sail, mast and yard. */
export function paintRig(canvas: Canvas, tones: DhowTones): void {
  paintSail(canvas, tones);
  paintRigging(canvas, tones);
}

function paintSail(canvas: Canvas, tones: DhowTones): void {
  const cloth = canvas.linearGradient(
    [
      [0, mixColours(tones.sail, tones.sailShade, 0.7)],
      [0.35, tones.sail],
      [1, mixColours(tones.sail, tones.sailShade, 0.32)],
    ],
    { x2: 1, y2: 0.25 },
  );
  canvas.path(sail, cloth);
  paintWithin(canvas, sail, () => {
    canvas.path(sailShade, tones.sailShade, { opacity: 0.55 });
    canvas.path(
      'M-72 -262C-40 -150 -40 -80 -60 -20M-44 -250C-10 -150 -4 -80 -22 -20M-12 -220C24 -130 32 -70 18 -20M30 -150C56 -100 66 -60 58 -20',
      'none',
      {
        stroke: tones.sailShade,
        'stroke-width': 1.5,
        opacity: 0.8,
      },
    );
    canvas.path('M-90 -70Q10 -40 100 -50', 'none', { stroke: tones.sailShade, 'stroke-width': 1.2, opacity: 0.6 });
  });
}

function paintRigging(canvas: Canvas, tones: DhowTones): void {
  canvas.path('M14 -8L29 -126L34 -126L22 -8Z', tones.line);
  canvas.path('M106 -26L100 -34C70 -88 -8 -200 -66 -258L-68 -254C-10 -196 68 -84 98 -28Z', tones.line);
  canvas.path('M30 -124L-104 -26M31 -124L120 -38M-96 -44L-100 -22', 'none', {
    stroke: tones.line,
    'stroke-width': 1.1,
  });
}

/** Who is on board, from the stern to the bow; the hull in front of them hides their feet. */
const crew: readonly { at: number; foot: number; pose: Pose; dress: Dress; looksBack?: true }[] = [
  { at: -88, foot: -8, pose: steering, dress: coast.shirt },
  { at: -46, foot: 2, pose: toasting, dress: { ...coast.kanzu, over: undefined, trousers: '#6b4630' } },
  { at: 8, foot: 2, pose: sitting, dress: { ...hikers[1], pack: undefined }, looksBack: true },
  { at: 62, foot: 1, pose: sitting, dress: { ...hikers[0], pack: undefined } },
];
const person = 0.5;

/** One steers, one hauls on the sheet, and two look at the sea. */
export function paintCrew(canvas: Canvas, light: Light, tones: DhowTones): void {
  canvas.path('M-88 -30L-120 -38L-119 -41L-87 -33ZM-36 -36L-95 -46L-95 -45L-36 -34Z', tones.line);
  for (const { at, foot, pose, dress, looksBack } of crew) {
    canvas.group({ transform: `translate(${at} ${foot}) scale(${looksBack ? -person : person} ${person})` }, () =>
      paintPerson(canvas, 0, 0, pose, dress, light),
    );
  }
}

function paintHull(canvas: Canvas, tones: DhowTones): void {
  const timber = canvas.linearGradient([
    [0, mixColours(tones.hull, tones.sail, 0.16)],
    [0.5, tones.hull],
    [1, tones.hullShade],
  ]);
  canvas.path(hull, timber);
  paintWithin(canvas, hull, () => {
    canvas.path(
      'M-124 -26C-96 -8 -48 -3 8 -4C60 -6 98 -14 136 -34M-124 -16C-96 0 -48 4 8 3C60 2 98 -6 136 -26',
      'none',
      {
        stroke: tones.hullShade,
        'stroke-width': 1.3,
      },
    );
    canvas.path(
      'M-122 -36C-92 -17 -48 -12 8 -13C60 -15 96 -23 136 -44V-39C98 -18 60 -10 8 -8C-48 -7 -92 -12 -122 -30Z',
      tones.stripe,
    );
  });
  canvas.path('M-120 -34L-126 -46L-119 -44ZM134 -42L146 -56L139 -40Z', tones.hullShade);
}

/** From the hull down to where the peak of the sail is mirrored, shortened as one sees it over flat water. */
const mirrored = { from: 14, to: 74, bars: 9, foot: [-92, 96], peak: -60 } as const;

/** Bars of hull and sail that follow the shape of both and drift apart below the waterline. */
function paintReflection(canvas: Canvas, tones: DhowTones, chance: Chance): void {
  canvas.path('M-96 8H84L72 16H-84Z', tones.hullShade, { opacity: 0.5 });
  let [near, far] = ['', ''];
  const { from, to, bars, foot, peak } = mirrored;
  for (let bar = 0; bar < bars; bar += 1) {
    const down = bar / bars;
    const y = from + (to - from) * down;
    const drift = chance.between(-9, 9) * (0.3 + down);
    const [left, right] = foot.map((edge) => edge + (peak - edge) * down + drift) as [number, number];
    const thick = 5.5 - 3 * down;
    const shape = spline(
      outlineOf(
        `${left},${y} ${(left + right) / 2},${y - thick / 2} ${right},${y} ${(left + right) / 2},${y + thick / 2}`,
      ),
    );
    if (bar < 2) near += shape;
    else far += shape;
  }
  canvas.path(near, tones.hull, { opacity: 0.5 });
  canvas.path(far, tones.sail, { opacity: 0.34 });
}
