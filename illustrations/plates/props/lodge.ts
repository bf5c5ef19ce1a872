// A lodge on stilts: a great thatched hall with a lower wing on either side, and a long deck that looks into the
// valley.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { bush } from '#illustrations/plates/elements/bush.ts';
import { paintGlow } from '#illustrations/plates/elements/glow.ts';
import { isLampLit, tone } from '#illustrations/plates/light.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';
import { paintThatch, type ThatchTones } from '#illustrations/plates/props/thatch.ts';
import { paintCampChair, paintPlanks, type TimberTones } from '#illustrations/plates/props/veranda.ts';

interface LodgeTones extends ThatchTones, TimberTones {
  readonly stone: Colour;
  readonly stoneShade: Colour;
  readonly inside: Colour;
  readonly insideDeep: Colour;
  readonly cushion: Colour;
  readonly bush: Colour;
  readonly bushLit: Colour;
}

const reference = 480;
const deckTop = -38;

export function paintLodge(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, mirrored = false } = setting;
  const chance = chanceOf(canvas, 'lodge');
  const tones = lodgeTones(setting);
  const lampLit = isLampLit(light);
  if (lampLit) paintGlow(canvas, x, y - width * 0.16, width * 0.8, '#ffb45e', 0.5);
  paintStanding(canvas, { x, y, width, reference }, mirrored, () => {
    canvas.ellipse(0, 0, 236, 8, tones.ink, { opacity: 0.32 });
    canvas.path('M90 -140V-224H118V-140Z', tones.stone);
    canvas.path('M104 -140V-224H118V-140ZM86 -228H122V-220H86Z', tones.stoneShade);
    paintBays(canvas, -214, -104, -96, tones);
    paintBays(canvas, 104, 214, -96, tones);
    paintThatch(canvas, { ridge: [-178, -20, -150], eaves: [-240, -20, -94], droop: 5, courses: 4 }, tones, chance);
    paintThatch(canvas, { ridge: [20, 178, -150], eaves: [20, 240, -94], droop: 5, courses: 4 }, tones, chance);
    paintHall(canvas, tones, lampLit);
    paintThatch(canvas, { ridge: [-62, 62, -232], eaves: [-150, 150, -112], droop: 12, courses: 7 }, tones, chance);
    paintPlanks(canvas, { left: -232, right: 232, top: deckTop }, tones);
    paintRail(canvas, tones);
    paintSteps(canvas, tones);
    paintPlanting(canvas, tones, chance);
  });
}

function lodgeTones({ light, ground }: PropSetting): LodgeTones {
  const ink = mixColours(light.ink, '#2a1a12', 0.4);
  const straw = tone(light, '#9c7d4c', 0.6);
  const stone = tone(light, '#a58d74', 0.6);
  return {
    stone,
    stoneShade: mixColours(stone, ink, 0.45),
    inside: isLampLit(light) ? '#ffe5a6' : mixColours(tone(light, '#c9a878', 0.4), ink, 0.34),
    insideDeep: isLampLit(light) ? '#ea9f4c' : mixColours(tone(light, '#a47f55', 0.4), ink, 0.72),
    cushion: mixColours(tone(light, '#c2603c', 0.5), ink, 0.1),
    straw,
    strawLit: mixColours(straw, light.rim, 0.42),
    strawShade: mixColours(straw, ink, 0.62),
    timber: mixColours(tone(light, '#5d3f2a', 0.5), ink, 0.25),
    timberLit: mixColours(tone(light, '#9c7148', 0.5), light.rim, 0.25),
    bush: mixColours(ground.bush, light.ink, 0.42),
    bushLit: mixColours(ground.bush, ground.light, 0.22),
    ink,
  };
}

/** A row of open bays between posts, lit from inside. */
function paintBays(canvas: Canvas, left: number, right: number, eaves: number, tones: LodgeTones): void {
  const glow = canvas.linearGradient([
    [0, tones.insideDeep],
    [0.5, tones.inside],
    [1, tones.insideDeep],
  ]);
  canvas.path(`M${left} ${deckTop}V${eaves - 14}H${right}V${deckTop}Z`, glow);
  canvas.path(`M${left} ${eaves - 14}H${right}V${eaves + 12}H${left}Z`, tones.ink, { opacity: 0.35 });
  const bays = 3;
  const step = (right - left - 5) / bays;
  let posts = '';
  for (let bay = 0; bay <= bays; bay += 1) posts += draw`M${left + bay * step} ${deckTop}V${eaves - 14}h5V${deckTop}Z`;
  const sofa = left + step * 1.2;
  canvas.path(draw`M${sofa} ${deckTop}v-17q0 -5 5 -5h34q5 0 5 5v17Z`, tones.cushion, { opacity: 0.85 });
  canvas.path(posts, tones.timber);
}

/** The hall: a stone hearth wall behind, tall doors between posts, lamps over the tables. */
function paintHall(canvas: Canvas, tones: LodgeTones, lampLit: boolean): void {
  const glow = canvas.linearGradient([
    [0, tones.insideDeep],
    [0.45, tones.inside],
    [1, tones.insideDeep],
  ]);
  canvas.path(`M-122 ${deckTop}V-124H122V${deckTop}Z`, glow);
  canvas.path(`M-28 ${deckTop}V-132H28V${deckTop}Z`, tones.stoneShade, { opacity: 0.75 });
  canvas.path(`M-15 ${deckTop}v-24q15 -9 30 0v24Z`, lampLit ? '#ff9a4a' : tones.ink);
  canvas.path(`M-92 ${deckTop}v-15h46v15ZM48 ${deckTop}v-15h46v15Z`, tones.cushion, { opacity: 0.9 });
  for (const lamp of [-72, 68]) {
    canvas.path(draw`M${lamp - 0.8} -128h1.6v26h-1.6Z`, tones.ink);
    if (lampLit) canvas.circle(lamp, -96, 24, lampHalo(canvas));
    canvas.path(`M${lamp - 9} -94q0 -11 9 -11q9 0 9 11Z`, lampLit ? '#fff6d8' : tones.timberLit);
  }
  canvas.path('M-124 -124H124V-106H-124Z', tones.ink, { opacity: 0.4 });
  const posts = [-124, -84, -42, 36, 78, 117];
  canvas.path(posts.map((post) => `M${post} ${deckTop}V-126h7V${deckTop}Z`).join(''), tones.timber);
}

function lampHalo(canvas: Canvas): string {
  return canvas.radialGradient([
    [0, '#fff3cf', 0.8],
    [1, '#ffc46e', 0],
  ]);
}

function paintRail(canvas: Canvas, tones: LodgeTones): void {
  const rail = (left: number, right: number) =>
    `M${left} ${deckTop - 19}H${right}v3H${left}ZM${left} ${deckTop - 10}H${right}v1.600H${left}Z`;
  let posts = '';
  for (let post = -230; post <= 228; post += 26) {
    if (Math.abs(post) > 26) posts += `M${post} ${deckTop}V${deckTop - 19}h3V${deckTop}Z`;
  }
  paintCampChair(canvas, -164, deckTop, 1, tones.ink, tones.cushion);
  paintCampChair(canvas, -132, deckTop, -1, tones.ink, tones.cushion);
  paintCampChair(canvas, 172, deckTop, -1, tones.ink, tones.cushion);
  canvas.path(rail(-230, -30) + rail(30, 230) + posts, tones.timber);
  canvas.path(`M-230 ${deckTop - 19}H-30v1.200H-230ZM30 ${deckTop - 19}H230v1.200H30Z`, tones.timberLit);
}

function paintSteps(canvas: Canvas, tones: LodgeTones): void {
  let treads = '';
  let risers = '';
  for (let step = 0; step < 4; step += 1) {
    const y = deckTop + 2 + step * 9.5;
    const half = 24 + step * 3;
    treads += `M${-half} ${y}H${half}V${y + 3}H${-half}Z`;
    risers += `M${-half + 2} ${y + 3}H${half - 2}V${y + 9.5}H${-half + 2}Z`;
  }
  canvas.path(risers, tones.timber);
  canvas.path(treads, tones.timberLit);
}

function paintPlanting(canvas: Canvas, tones: LodgeTones, chance: Chance): void {
  let dark = '';
  let lit = '';
  for (let plant = 0; plant < 30; plant += 1) {
    const x = chance.between(-246, 246);
    if (Math.abs(x) < 38) continue;
    const size = chance.between(6, 15);
    dark += bush(x, 2, size, chance);
    lit += bush(x - size * 0.15, 2 - size * 0.4, size * 0.5, chance);
  }
  canvas.path(dark, tones.bush);
  canvas.path(lit, tones.bushLit, { opacity: 0.4 });
}
