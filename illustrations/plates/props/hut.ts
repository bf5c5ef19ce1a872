// A round hut: a plastered wall with a painted band, a door, and a thatched cone that nearly reaches the ground.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintGlow } from '#illustrations/plates/elements/glow.ts';
import { isLampLit, type Light, tone } from '#illustrations/plates/light.ts';
import { polygon } from '#illustrations/plates/paths.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';
import { paintThatch, type ThatchTones } from '#illustrations/plates/props/thatch.ts';

interface HutTones extends ThatchTones {
  readonly wall: Colour;
  readonly wallLit: Colour;
  readonly wallShade: Colour;
  readonly band: Colour;
  readonly inside: Colour;
  readonly ink: Colour;
}

/** From eave to eave. */
const reference = 140;
const clays: readonly (readonly [wall: Colour, band: Colour])[] = [
  ['#c99a66', '#7b3f28'],
  ['#b98057', '#f0dfb8'],
  ['#d9bd90', '#9a4a2f'],
];

export function paintHut(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, mirrored = false } = setting;
  const chance = chanceOf(canvas, `hut${Math.round(x)}`);
  const tones = hutTones(light, chance.pick(clays));
  const lampLit = isLampLit(light);
  if (lampLit) paintGlow(canvas, x, y - width * 0.15, width * 0.8, '#ffb45e', 0.4);
  paintStanding(canvas, { x, y, width, reference }, mirrored, () => {
    canvas.ellipse(8, 0, 66, 4.5, tones.ink, { opacity: 0.32 });
    paintWall(canvas, tones);
    paintDoor(canvas, tones, lampLit);
    canvas.path('M-58 -46H58V-36Q0 -24 -58 -36Z', tones.ink, { opacity: 0.42 });
    const roof = {
      ridge: [-3, 3, chance.between(-118, -104)],
      eaves: [-69, 69, -46],
      droop: 7,
      courses: 5,
    } as const;
    paintThatch(canvas, roof, tones, chance);
    canvas.path(`M-2 ${roof.ridge[2] + 2}L0 ${roof.ridge[2] - 13}L2 ${roof.ridge[2] + 2}Z`, tones.strawShade);
  });
}

function hutTones(light: Light, [clay, paint]: readonly [Colour, Colour]): HutTones {
  const ink = mixColours(light.ink, '#2a1a12', 0.4);
  const wall = tone(light, clay, 0.55);
  const straw = tone(light, '#a08350', 0.6);
  return {
    wall,
    wallLit: mixColours(wall, light.rim, 0.35),
    wallShade: mixColours(wall, ink, 0.48),
    band: mixColours(tone(light, paint, 0.5), wall, 0.15),
    inside: isLampLit(light) ? '#ffd890' : mixColours(ink, '#5a3c22', 0.35),
    straw,
    strawLit: mixColours(straw, light.rim, 0.4),
    strawShade: mixColours(straw, ink, 0.62),
    ink,
  };
}

/** The wall is a drum: light falls off round its side. */
function paintWall(canvas: Canvas, tones: HutTones): void {
  const round = canvas.linearGradient(
    [
      [0, mixColours(tones.wall, tones.wallShade, 0.25)],
      [0.22, tones.wallLit],
      [0.5, tones.wall],
      [1, tones.wallShade],
    ],
    { x2: 1, y2: 0 },
  );
  canvas.path('M-50 -2V-46H50V-2Q0 5 -50 -2Z', round);
  let teeth = '';
  for (let tooth = -46; tooth < 46; tooth += 8) {
    const sag = 3 - (tooth / 46) ** 2 * 3;
    teeth += polygon([
      [tooth, -14 + sag],
      [tooth + 4, -22 + sag],
      [tooth + 8, -14 + sag],
    ]);
  }
  canvas.path(`${teeth}M-50 -13Q0 -6 50 -13V-9Q0 -2 -50 -9Z`, tones.band, { opacity: 0.8 });
}

function paintDoor(canvas: Canvas, tones: HutTones, lampLit: boolean): void {
  canvas.path('M-15 2V-34Q0 -44 15 -34V2Z', tones.wallShade);
  const inside = lampLit
    ? canvas.linearGradient([
        [0, '#fff0bd'],
        [1, '#f0a953'],
      ])
    : tones.inside;
  canvas.path('M-11 2V-32Q0 -40 11 -32V2Z', inside);
  canvas.path('M11 2V-32Q7 -36 3 -37V2.500Z', tones.wallShade, { opacity: 0.7 });
  canvas.path('M26 -34h10v8h-10Z', tones.inside, { opacity: 0.9 });
  canvas.path('M26 -30h10M31 -34v8', 'none', { stroke: tones.wallShade, 'stroke-width': 1.2 });
}
