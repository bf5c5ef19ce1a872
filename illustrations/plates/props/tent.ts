// A safari tent on a timber deck, its gable open toward the viewer and its long side running back into the picture.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { paintGlow } from '#illustrations/plates/elements/glow.ts';
import { isLampLit, type Light, tone } from '#illustrations/plates/light.ts';
import { polygon, polyline } from '#illustrations/plates/paths.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';
import { paintCampChair, paintLampPost, paintPlanks } from '#illustrations/plates/props/veranda.ts';

interface TentTones {
  readonly canvas: Colour;
  readonly canvasShade: Colour;
  readonly fly: Colour;
  readonly flyShade: Colour;
  readonly trim: Colour;
  readonly inside: Colour;
  readonly insideDeep: Colour;
  readonly timber: Colour;
  readonly timberLit: Colour;
  readonly ink: Colour;
}

/** From peg to peg. */
const reference = 300;
const deckTop = -16;

/** Body and flysheet as they come from the maker. */
export type TentCloth = readonly [body: Colour, fly: Colour];

const cloths: readonly TentCloth[] = [
  ['#dcbb88', '#a88858'],
  ['#e2cfa6', '#8f8a5c'],
  ['#cfae7d', '#7d7a52'],
];

const apex: Point = [-46, -143];
const leftEave: Point = [-121, -76];
const rightEave: Point = [31, -77];
const backRidge: Point = [74, -128];
const backEave: Point = [126, -72];

export function paintTent(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  setting: PropSetting,
  cloth?: TentCloth,
): void {
  const { light, mirrored = false } = setting;
  const chance = chanceOf(canvas, `tent${Math.round(x)}`);
  const tones = tentTones(light, cloth ?? chance.pick(cloths));
  const lampLit = isLampLit(light);
  if (lampLit) paintGlow(canvas, x, y - width * 0.22, width * 1.05, '#ffb45e', 0.5);
  paintStanding(canvas, { x, y, width, reference }, mirrored, () => {
    canvas.ellipse(8, 0, 150, 6, tones.ink, { opacity: 0.32 });
    paintRopes(canvas, tones);
    paintPlanks(canvas, { left: -142, right: 130, top: deckTop }, tones);
    paintSideWall(canvas, tones);
    paintGable(canvas, tones);
    paintDoorway(canvas, tones);
    paintFlysheet(canvas, tones);
    paintCampChair(canvas, 62, deckTop, 1, tones.ink, tones.canvas);
    paintCampChair(canvas, 96, deckTop, -1, tones.ink, tones.canvas);
    paintLampPost(canvas, -136, 0, lampLit, tones.ink);
  });
}

function tentTones(light: Light, [body, fly]: TentCloth): TentTones {
  const ink = mixColours(light.ink, '#1a1320', 0.3);
  const night = light.moon === true;
  const cloth = night ? mixColours('#d79a56', light.tint, 0.25) : tone(light, body, 0.45);
  const flysheet = night ? mixColours('#6d5648', light.tint, 0.4) : tone(light, fly, 0.6);
  return {
    canvas: cloth,
    canvasShade: mixColours(cloth, ink, night ? 0.48 : 0.36),
    fly: mixColours(flysheet, light.rim, 0.16),
    flyShade: mixColours(flysheet, ink, 0.5),
    trim: mixColours(cloth, '#fff6e0', 0.4),
    inside: isLampLit(light) ? '#ffe7ac' : mixColours(cloth, ink, 0.42),
    insideDeep: isLampLit(light) ? '#f0a953' : mixColours(cloth, ink, 0.74),
    timber: tone(light, '#6d4a30', 0.5),
    timberLit: mixColours(tone(light, '#9c7148', 0.5), light.rim, 0.25),
    ink,
  };
}

function paintRopes(canvas: Canvas, tones: TentTones): void {
  const ropes = [
    [leftEave, [-152, 0]],
    [backEave, [152, -3]],
    [backRidge, [140, -6]],
  ] as const;
  canvas.path(ropes.map((rope) => polyline(rope)).join(''), 'none', { stroke: tones.ink, 'stroke-width': 1.3 });
}

/** The long side in shadow, with two gauze windows under rolled blinds. */
function paintSideWall(canvas: Canvas, tones: TentTones): void {
  const wall: Point[] = [
    [10, deckTop],
    [10, -82],
    [106, -76],
    [106, -19],
  ];
  const shade = canvas.fade(mixColours(tones.canvas, tones.canvasShade, 0.6), tones.canvasShade, { x2: 1, y2: 0 });
  canvas.path(polygon(wall), shade);
  for (const left of [26, 66]) {
    const gauze: Point[] = [
      [left, -64],
      [left + 26, -62.5],
      [left + 26, -38],
      [left, -38],
    ];
    canvas.path(polygon(gauze), tones.insideDeep);
    const bars = `M${left + 13} -63V-38M${left} -51H${left + 26}`;
    canvas.path(bars, 'none', { stroke: tones.canvasShade, 'stroke-width': 1.4 });
    const blind: Point[] = [
      [left - 2, -68],
      [left + 28, -66],
      [left + 28, -61.5],
      [left - 2, -63],
    ];
    canvas.path(polygon(blind), mixColours(tones.canvas, tones.canvasShade, 0.25));
  }
  canvas.path('M58 -80V-17', 'none', { stroke: tones.ink, 'stroke-width': 1.2, opacity: 0.35 });
}

function paintGable(canvas: Canvas, tones: TentTones): void {
  const underside: Point[] = [leftEave, apex, rightEave];
  canvas.path(polygon(underside), tones.flyShade);
  const wall: Point[] = [
    [-94, deckTop],
    [-94, -81],
    [-42, -126],
    [11, -81],
    [11, deckTop],
  ];
  const lit = canvas.linearGradient([
    [0, mixColours(tones.canvas, tones.flyShade, 0.55)],
    [0.42, tones.canvas],
    [1, mixColours(tones.canvas, tones.canvasShade, 0.35)],
  ]);
  canvas.path(polygon(wall), lit);
}

/** The way in: a bed under its net, and the flaps tied back on either side. */
function paintDoorway(canvas: Canvas, tones: TentTones): void {
  const light = canvas.fade(tones.inside, tones.insideDeep);
  canvas.path('M-70 -16V-72Q-42 -108 -14 -72V-16Z', light);
  canvas.path('M-56 -16V-34H-22V-16ZM-39 -84Q-33 -56 -22 -50V-34H-56V-50Q-45 -56 -39 -84Z', tones.trim, {
    opacity: 0.5,
  });
  canvas.path('M-57 -16V-27Q-40 -31 -22 -27V-16Z', tones.canvasShade, { opacity: 0.75 });
  const flap = 'C-71 -60 -62 -50 -68 -40C-62 -34 -60 -24 -61 -16';
  canvas.path(`M-72 -16V-74Q-62 -88 -55 -92${flap}Z`, tones.canvas);
  canvas.path(`M-72 -16V-74Q-62 -88 -55 -92${flap}Z`, tones.trim, { opacity: 0.35 });
  canvas.path('M-12 -16V-74Q-22 -88 -29 -92C-13 -60 -22 -50 -16 -40C-22 -34 -24 -24 -23 -16Z', tones.canvasShade);
  canvas.path('M-73 -42H-64V-39H-73ZM-20 -42H-11V-39H-20Z', tones.ink);
  canvas.path('M-46 -16H-4L2 -10H-50ZM-50 -8H2L8 0H-56Z', tones.timberLit);
}

function paintFlysheet(canvas: Canvas, tones: TentTones): void {
  const plane: Point[] = [apex, backRidge, backEave, rightEave];
  const lit = canvas.fade(tones.fly, mixColours(tones.fly, tones.flyShade, 0.5));
  canvas.path(polygon(plane), lit);
  const seams = [0.26, 0.52, 0.77].map((share) =>
    polyline([between(apex, backRidge, share), between(rightEave, backEave, share)]),
  );
  canvas.path(seams.join(''), 'none', { stroke: tones.flyShade, 'stroke-width': 1.1, opacity: 0.55 });
  canvas.path(scallops(rightEave, backEave, 9, 5), tones.flyShade);
  canvas.path(scallops(leftEave, apex, 8, 6) + scallops(apex, rightEave, 8, 6), tones.trim);
  canvas.path(polyline([leftEave, apex, backRidge]), 'none', { stroke: tones.trim, 'stroke-width': 2.4 });
  canvas.path(polyline([apex, rightEave]), 'none', { stroke: tones.fly, 'stroke-width': 2.4 });
  canvas.path('M-115 -78h3V-16h-3ZM23 -80h3V-16h-3ZM-47.5 -152h3v12h-3Z', tones.ink);
}

/** A fringe of half rounds hanging from one point to another. */
function scallops(from: Point, to: Point, count: number, depth: number): string {
  let path = draw`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  for (let index = count; index > 0; index -= 1) {
    const [endX, endY] = between(from, to, (index - 1) / count);
    const [middleX, middleY] = between(from, to, (index - 0.5) / count);
    path += draw`Q${middleX} ${middleY + depth * 2} ${endX} ${endY}`;
  }
  return `${path}Z`;
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
