// A safari cruiser, side on: raised roof over standing guests, open sides, spare wheel behind, dust on its sills.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { isLampLit, type Light, tone } from '#illustrations/plates/light.ts';
import { circle } from '#illustrations/plates/paths.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';

interface VehicleTones {
  readonly body: Colour;
  readonly bodyLit: Colour;
  readonly bodyShade: Colour;
  readonly roof: Colour;
  readonly glass: Colour;
  readonly dark: Colour;
  readonly metal: Colour;
  readonly lamp: Colour;
  readonly dust: Colour;
}

/** From the spare wheel to the bull bar. */
const reference = 250;
const wheels = [-66, 72] as const;
const wheelRadius = 22;

const liveries: readonly Colour[] = ['#7f8560', '#b49a6c', '#a9744b', '#cbb68d'];

const bodyOutline =
  'M-112 -30V-70Q-112 -74 -108 -74H32L52 -72L104 -66Q113 -64 114 -56L115 -30Q115 -26 111 -26H-108Q-112 -26 -112 -30Z';
const windscreen = 'M46 -112L60 -71H66L50 -112Z';

export function paintVehicle(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, mirrored = false } = setting;
  const chance = chanceOf(canvas, 'vehicle');
  const tones = vehicleTones(light, setting.ground.far, chance.pick(liveries));
  paintStanding(canvas, { x, y, width, reference }, mirrored, () => {
    canvas.ellipse(0, -1, 138, 6, tones.dark, { opacity: 0.38 });
    if (isLampLit(light)) paintHeadlight(canvas);
    paintGuests(canvas, tones);
    paintRoof(canvas, tones);
    paintBody(canvas, tones);
    paintFittings(canvas, tones);
    for (const wheel of wheels) paintWheel(canvas, wheel, tones);
  });
}

export function vehicleTones(light: Light, ground: Colour, livery: Colour): VehicleTones {
  const body = tone(light, livery, 0.42);
  const dark = mixColours(light.ink, '#20140d', 0.4);
  return {
    body,
    bodyLit: mixColours(body, light.rim, 0.42),
    bodyShade: mixColours(body, dark, 0.4),
    roof: mixColours(body, '#f3ead2', 0.35),
    glass: mixColours(light.haze, '#ffffff', light.moon ? 0 : 0.2),
    dark,
    metal: mixColours(dark, light.haze, 0.3),
    lamp: isLampLit(light) ? '#fff3cf' : mixColours(light.rim, '#ffffff', 0.4),
    dust: ground,
  };
}

/** A cone of light ahead. */
function paintHeadlight(canvas: Canvas): void {
  const beam = canvas.linearGradient(
    [
      [0, '#fff0c0', 0.55],
      [0.3, '#ffe2a0', 0.22],
      [1, '#ffe2a0', 0],
    ],
    { x2: 1, y2: 0 },
  );
  canvas.path('M112 -56L430 -96V6L112 -46Z', beam);
}

/** Guests on their feet under the raised roof, one with binoculars, and the guide at the wheel. */
function paintGuests(canvas: Canvas, tones: VehicleTones): void {
  const heads = [-84, -46, -8];
  let people = '';
  for (const head of heads) {
    people += `M${head - 10} -66Q${head - 12} -94 ${head} -95Q${head + 12} -94 ${head + 10} -66Z${circle(head + 1, -104, 7.4)}`;
    people += `M${head - 12} -106.500L${head - 6} -109.500Q${head + 2} -117 ${head + 8} -109.500L${head + 14} -106.500Z`;
  }
  people += 'M-40 -94L-30 -104L-27 -101L-34 -90ZM-36 -107H-27V-102H-36Z';
  people += `M20 -72Q20 -90 30 -90Q40 -88 40 -72Z${circle(33, -96, 6.4)}`;
  canvas.path(people, tones.dark);
}

function paintRoof(canvas: Canvas, tones: VehicleTones): void {
  canvas.path(
    'M-108 -124h3.400v52h-3.400ZM-68 -124h3.400v52h-3.400ZM-28 -124h3.400v52h-3.400ZM12 -124h3.400v52h-3.400Z',
    tones.dark,
  );
  canvas.path('M-114 -130Q-114 -133 -110 -133H40Q47 -132 48 -127V-123H-114Z', tones.roof);
  canvas.path('M-114 -126H48V-122H-114Z', tones.dark, { opacity: 0.55 });
  canvas.path('M-104 -133H-44L-48 -141H-98ZM-34 -133H6V-139H-34Z', tones.dark);
}

function paintBody(canvas: Canvas, tones: VehicleTones): void {
  canvas.path(windscreen, tones.glass, { opacity: 0.7 });
  canvas.path('M41 -124H45L62 -71H56Z', tones.dark);
  const paint = canvas.linearGradient([
    [0, tones.bodyLit],
    [0.28, tones.body],
    [0.72, tones.body],
    [1, mixColours(tones.bodyShade, tones.dust, 0.35)],
  ]);
  canvas.path(bodyOutline, paint);
  canvas.path('M-112 -44H115V-30Q115 -26 111 -26H-108Q-112 -26 -112 -30Z', tones.bodyShade, { opacity: 0.4 });
  canvas.path('M-111 -73.500H32L52 -71.500L104 -65.500L103 -63.500L52 -69H-112Z', tones.bodyLit);
  canvas.path('M-104 -68H-70V-50H-104ZM-64 -68H-30V-50H-64ZM-24 -68H10V-50H-24Z', tones.bodyShade, { opacity: 0.55 });
  canvas.path('M-67 -72V-30M-27 -72V-30M14 -72V-30M50 -70L48 -30', 'none', {
    stroke: tones.dark,
    'stroke-width': 1.4,
    opacity: 0.45,
  });
  canvas.path('M60 -60H98V-57H60ZM60 -54H98V-51H60Z', tones.bodyShade, { opacity: 0.7 });
  canvas.path('M-22 -42h9v2.600h-9ZM18 -42h9v2.600h-9Z', tones.dark, { opacity: 0.6 });
}

/** Bumpers, bull bar, snorkel, mirror, lamps, steps and the spare wheel. */
function paintFittings(canvas: Canvas, tones: VehicleTones): void {
  canvas.path('M-124 -74Q-114 -74 -114 -64V-42Q-114 -34 -124 -34Q-127 -36 -127 -54Q-127 -72 -124 -74Z', tones.dark);
  canvas.path('M-116 -30H-106V-22H-116ZM104 -32H124V-22H104ZM116 -62H121V-26H116ZM110 -60H119V-57H110Z', tones.dark);
  canvas.path('M-34 -24H40V-19H-34Z', tones.metal);
  canvas.path('M66 -70V-104H70V-70ZM65 -109H74V-102H65ZM56 -88H62V-78H56Z', tones.dark);
  canvas.path('M110 -60Q116 -60 116 -55Q116 -50 110 -50Z', tones.lamp);
  canvas.path('M-114 -62H-110V-54H-114Z', '#b8442c');
  for (const wheel of wheels) {
    canvas.path(`M${wheel - 28} -26A28 28 0 0 1 ${wheel + 28} -26Z`, tones.dark);
    canvas.path(
      `M${wheel - 30} -26A30 30 0 0 1 ${wheel + 30} -26H${wheel + 26}A26 26 0 0 0 ${wheel - 26} -26Z`,
      tones.bodyShade,
    );
  }
}

function paintWheel(canvas: Canvas, x: number, tones: VehicleTones): void {
  canvas.circle(x, -wheelRadius, wheelRadius, tones.dark);
  canvas.circle(x, -wheelRadius, 15.5, 'none', { stroke: tones.dust, 'stroke-width': 1.6, opacity: 0.35 });
  canvas.circle(x, -wheelRadius, 10.5, tones.metal);
  canvas.circle(x, -wheelRadius, 4, tones.dark);
  let bolts = '';
  for (let bolt = 0; bolt < 6; bolt += 1) {
    const angle = (bolt / 6) * 2 * Math.PI;
    bolts += circle(x + Math.cos(angle) * 7.2, -wheelRadius + Math.sin(angle) * 7.2, 1.2);
  }
  canvas.path(bolts, tones.dark);
}
