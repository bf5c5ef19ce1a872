// A bag that is being packed: on a camp bed, soft, open, with rolled clothes in it, boots and a hat beside it; behind the
// bed the door of the tent stands open.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { limbOf, outlineOf, pointsOf } from '#illustrations/drawing/points.ts';
import type { Colour } from '#illustrations/plates/canvas.ts';
import { tone } from '#illustrations/plates/light.ts';
import { circle, ellipse, limb, polygon, spline } from '#illustrations/plates/paths.ts';
import { paintFieldGlasses } from '#illustrations/plates/props/instruments.ts';
import { paintGround } from '#illustrations/plates/scene/ground.ts';
import { paintLandmark } from '#illustrations/plates/scene/landmark.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

/** Everything in front of the sky. */
export function paintLuggage(stage: Stage): void {
  const { canvas, layout } = stage;
  const x = layout === 'panel' ? stage.x(0.5) : canvas.x(0.5);
  // One looks out at the mountain.
  paintLandmark({ ...stage, landmarkX: x / canvas.width });
  paintGround(stage);
  paintTentDoor(stage);
  paintBed(stage);
  const size = (canvas.isPortrait ? 1.02 : 1.3) * canvas.unit;
  const y = canvas.y(0.82);
  const move = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(3)})`;
  canvas.group({ transform: move }, () => {
    paintHat(stage, -286, 26);
    paintBag(stage);
    paintBoots(stage, 262, 60);
  });
  if (!canvas.isPortrait) paintFieldGlasses(canvas, x + 205 * size, y + 96 * size, size * 0.9, stage.light);
}

/** Walls of canvas left and right of the open door, rolled up and tied. */
function paintTentDoor({ canvas, light, layout, x }: Stage): void {
  const { width, height, unit } = canvas;
  const cloth = mixColours(tone(light, '#cfb58a', 0.5), light.ink, 0.24);
  const shade = mixColours(cloth, light.ink, 0.34);
  const middle = layout === 'panel' ? x(0.5) : width / 2;
  const half = (canvas.isPortrait ? 270 : 400) * unit;
  for (const side of [-1, 1]) {
    const edge = side < 0 ? -20 : width + 20;
    const at = (out: number) => middle + side * out;
    const wall = polygon(
      pointsOf(`${edge},-20 ${at(half * 0.1)},-20 ${at(half * 0.16)},${height * 0.06} ${at(half)},${height * 0.34}
      ${at(half * 1.02)},${height * 0.8} ${edge},${height * 0.8}`),
    );
    canvas.path(wall, mixColours(cloth, '#fff2d2', 0.4), { transform: `translate(${-side * 5 * unit} ${3 * unit})` });
    const fall = canvas.fade(cloth, shade, { x1: at(half), x2: at(half * 2.4), y2: 0, inCanvasUnits: true });
    canvas.path(wall, fall);
    const roll = limb(
      limbOf(`${at(half * 0.16)},${height * 0.07},${26 * unit} ${at(half * 0.62)},${height * 0.23},${34 * unit}
      ${at(half)},${height * 0.36},${30 * unit} ${at(half * 1.03)},${height * 0.6},${24 * unit}
      ${at(half * 1.04)},${height * 0.8},${30 * unit}`),
    );
    canvas.path(roll, mixColours(cloth, light.rim, 0.25));
    const ties = [0.3, 0.66].map((share) =>
      limb([
        [at(half * (0.16 + share * 0.84)) - 22 * unit, height * (0.07 + 0.28 * share), 8 * unit],
        [at(half * (0.16 + share * 0.84)) + 22 * unit, height * (0.07 + 0.28 * share) + 6 * unit, 8 * unit],
      ]),
    );
    canvas.path(ties.join(''), mixColours('#8c3614', light.ink, 0.2));
  }
}

/** A blanket with a striped border, over the whole width. */
function paintBed({ canvas, light }: Stage): void {
  const { width, height, unit } = canvas;
  const wool = mixColours(tone(light, '#f1e6cf', 0.5), light.ink, 0.06);
  const top = height * 0.66;
  const edge = spline(
    outlineOf(`-30,${top + 8 * unit} ${width * 0.3},${top - 3 * unit} ${width * 0.7},${top + 3 * unit}
    ${width + 30},${top - 4 * unit} ${width + 30},${height + 30}! -30,${height + 30}!`),
  );
  canvas.path(edge, light.rim, { transform: `translate(0 ${-3 * unit})` });
  const fall = canvas.linearGradient([
    [0, wool],
    [0.6, mixColours(wool, light.ink, 0.1)],
    [1, mixColours(wool, light.ink, 0.36)],
  ]);
  canvas.path(edge, fall);
  const stripes: readonly (readonly [number, number, Colour])[] = [
    [0.93, 26, '#a8431c'],
    [0.965, 10, '#1f4a38'],
    [0.905, 8, '#1f4a38'],
  ];
  for (const [down, thick, colour] of stripes) {
    canvas.rectangle(
      -5,
      height * down,
      width + 10,
      thick * unit,
      mixColours(tone(light, colour, 0.4), light.ink, 0.12),
    );
  }
}

/** Soft, without wheels: a long body, its flap thrown back, what is already in it. */
function paintBag({ canvas, light }: Stage): void {
  const cloth = mixColours(tone(light, '#52683f', 0.4), light.ink, 0.1);
  const shade = mixColours(cloth, light.ink, 0.42);
  const strap = mixColours(tone(light, '#8a5a32', 0.4), light.ink, 0.16);
  canvas.ellipse(8, 2, 262, 15, light.ink, { opacity: 0.34 });
  const flap = spline(outlineOf('-196,-128! -176,-206 -90,-232 60,-236 164,-212 196,-128!'));
  canvas.path(flap, light.rim, { transform: 'translate(-2 -3)' });
  canvas.path(flap, mixColours(cloth, '#d9c79a', 0.3));
  canvas.path(spline(pointsOf('-170,-130 -150,-194 -80,-214 60,-217 142,-197 170,-130')), shade, { opacity: 0.34 });
  const rolls: readonly (readonly [number, number, number, Colour])[] = [
    [-142, -136, 34, '#e4d3ac'],
    [-78, -142, 38, '#b5482a'],
    [-8, -140, 36, '#f3ead8'],
    [58, -144, 38, '#1f7480'],
    [126, -136, 35, '#c7a468'],
    [-112, -164, 28, '#7a8a5c'],
    [26, -170, 28, '#d9a036'],
  ];
  for (const [x, y, size, colour] of rolls.toReversed()) {
    const fabric = mixColours(tone(light, colour, 0.4), light.ink, 0.06);
    canvas.path(circle(x, y, size), light.ink, { opacity: 0.2, transform: 'translate(4 4)' });
    canvas.path(circle(x, y, size), fabric);
    // A roll is seen from its end.
    canvas.path(circle(x, y, size * 0.68) + circle(x + 2, y + 1, size * 0.36), 'none', {
      stroke: mixColours(fabric, light.ink, 0.36),
      'stroke-width': 2.6,
    });
  }
  const body = spline(
    outlineOf('-246,-20 -252,-70 -226,-122 -196,-130! 0,-116 196,-130! 228,-122 252,-70 246,-20 214,0 0,6 -214,0'),
  );
  canvas.path(body, light.rim, { transform: 'translate(-2 -3)' });
  const fill = canvas.linearGradient([
    [0, mixColours(cloth, light.rim, 0.22)],
    [0.4, cloth],
    [1, shade],
  ]);
  canvas.path(body, fill);
  canvas.path('M-196 -130Q0 -102 196 -130', 'none', {
    stroke: mixColours('#d9b25f', light.ink, 0.2),
    'stroke-width': 5,
  });
  for (const x of [-112, 112]) {
    canvas.path(polygon(pointsOf(`${x - 13},-118 ${x + 13},-118 ${x + 13},4 ${x - 13},4`)), strap);
  }
  canvas.path('M-112 -74C-108 -14 -70 8 0 8C70 8 108 -14 112 -74', 'none', { stroke: strap, 'stroke-width': 15 });
  canvas.path(spline(pointsOf('-36,-2 0,-8 36,-2 34,18 0,22 -34,18')), mixColours(strap, light.ink, 0.3));
  canvas.path(
    limb(limbOf('-206,-98,2 -226,-60,8 -214,-18,3')) + limb(limbOf('206,-98,2 226,-60,8 214,-18,3')),
    light.ink,
    { opacity: 0.24 },
  );
}

function paintHat({ canvas, light }: Stage, x: number, y: number): void {
  const felt = mixColours(tone(light, '#b08a54', 0.4), light.ink, 0.08);
  canvas.group({ transform: `translate(${x} ${y})` }, () => {
    canvas.path(ellipse(6, 6, 96, 20), light.ink, { opacity: 0.3 });
    canvas.path(ellipse(0, 0, 96, 21), mixColours(felt, light.rim, 0.24));
    canvas.path(ellipse(0, 3, 92, 17), felt);
    canvas.path(spline(pointsOf('-50,2 -44,-48 -14,-62 8,-54 40,-58 50,2 0,12')), mixColours(felt, light.rim, 0.12));
    canvas.path(spline(pointsOf('-50,-4 0,6 50,-4 50,6 0,17 -50,6')), mixColours('#4b3324', light.ink, 0.2));
  });
}

/** A pair for walking, laces open. */
function paintBoots({ canvas, light }: Stage, x: number, y: number): void {
  const leather = mixColours(tone(light, '#7a4a2c', 0.4), light.ink, 0.14);
  for (const [aside, down, colour] of [
    [30, -12, mixColours(leather, light.ink, 0.3)],
    [0, 0, leather],
  ] as const) {
    canvas.group({ transform: `translate(${x + aside} ${y + down})` }, () => {
      const boot = spline(outlineOf('-34,-96! 14,-100! 16,-54 44,-40 72,-22 74,-2! -40,-2! -36,-48'));
      canvas.path(boot, light.rim, { transform: 'translate(-2 -2)' });
      canvas.path(boot, colour);
      canvas.path(polygon(pointsOf('-42,-6 76,-6 76,6 -42,6')), mixColours(colour, light.ink, 0.6));
      canvas.path('M2 -88L22 -82M4 -74L24 -68M8 -60L28 -54M18 -48L36 -40', 'none', {
        stroke: '#e9d9b0',
        'stroke-width': 3.4,
      });
      canvas.path(ellipse(-10, -97, 24, 5), mixColours(colour, light.ink, 0.6));
    });
  }
}
