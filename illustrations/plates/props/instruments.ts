// What one looks through: field glasses, and a camera with a long lens on its bean bag. Drawn with their foot at 0.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { limbOf, outlineOf, pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { type Light, tone } from '#illustrations/plates/light.ts';
import { circle, ellipse, limb, polygon, spline } from '#illustrations/plates/paths.ts';

interface InstrumentTones {
  readonly body: Colour;
  readonly lit: Colour;
  readonly glass: Colour;
}

function instrumentTones(light: Light): InstrumentTones {
  const body = mixColours(mixColours('#2c2a28', light.ink, 0.55), light.haze, 0.04);
  return {
    body,
    lit: mixColours(body, light.rim, 0.62),
    glass: mixColours(light.sky[1] ?? light.far, '#e9f4f2', 0.4),
  };
}

/** Standing on their wide ends: eyepieces, shoulders that hold the prisms, barrels, a bridge with its wheel, a strap. */
export function paintFieldGlasses(canvas: Canvas, x: number, y: number, scale: number, light: Light): void {
  const { body, lit, glass } = instrumentTones(light);
  canvas.group({ transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})` }, () => {
    canvas.ellipse(4, 0, 66, 5, light.ink, { opacity: 0.4 });
    canvas.path('M-50 -62C-96 -50 -104 -8 -66 -2C-40 2 -30 -8 -12 -4', 'none', { stroke: body, 'stroke-width': 4.4 });
    const half = (side: 1 | -1) =>
      spline(
        outlineOf(`${side * 8},-92! ${side * 9},-78 ${side * 7},-72 ${side * 6},-48 ${side * 12},-40 ${side * 14},0!
        ${side * 54},0! ${side * 51},-34 ${side * 47},-46 ${side * 44},-66 ${side * 30},-78 ${side * 29},-92!`),
      );
    const bridge = polygon(pointsOf('-10,-64 10,-64 10,-40 -10,-40'));
    const whole = half(1) + half(-1) + bridge;
    canvas.path(whole, lit, { transform: 'translate(-2 -2)' });
    canvas.path(whole, body);
    canvas.path(ellipse(0, -68, 6, 8), mixColours(body, lit, 0.5));
    for (const side of [-1, 1]) {
      canvas.path(ellipse(side * 18.5, -92, 10.5, 3.4), mixColours(body, lit, 0.4));
      canvas.path(ellipse(side * 18.5, -92, 7, 2), glass);
      canvas.path(limb(limbOf(`${side * 34 - 12},-8,2 ${side * 33 - 12},-38,5 ${side * 28 - 10},-64,3`)), lit, {
        opacity: 0.55,
      });
      canvas.path(
        polygon(pointsOf(`${side * 13},-9 ${side * 53},-9 ${side * 53.4},-5 ${side * 13.6},-5`)),
        mixColours(body, lit, 0.45),
      );
    }
  });
}

/** Looks to the left: a pale lens with its collar and hood, a dark body with prism and grip. */
export function paintLongLens(canvas: Canvas, x: number, y: number, scale: number, facing: 1 | -1, light: Light): void {
  const { body, lit, glass } = instrumentTones(light);
  const pale = mixColours(tone(light, '#e4ddcb', 0.6), light.ink, 0.14);
  const shade = mixColours(pale, light.ink, 0.45);
  const bag = mixColours(tone(light, '#a88a55'), light.ink, 0.3);
  canvas.group(
    {
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(facing * scale).toFixed(3)} ${scale.toFixed(3)})`,
    },
    () => {
      canvas.path(spline(pointsOf('-104,4 -92,-20 -30,-28 10,-22 54,-30 92,-18 104,4 0,12')), bag);
      canvas.path(limb(limbOf('-80,-14,1 -20,-20,3 40,-18,1')), light.ink, { opacity: 0.25 });
      const tube = polygon(pointsOf('-128,-78 -128,-30 -62,-33 -40,-38 36,-40 36,-72 -40,-72 -62,-75'));
      const camera = polygon(pointsOf('34,-28 34,-82 52,-84 60,-100 88,-100 94,-84 116,-82 122,-74 122,-30 116,-26'));
      canvas.path(tube + camera, lit, { transform: 'translate(-1.5 -2.5)' });
      canvas.path(tube, pale);
      canvas.path(polygon(pointsOf('-128,-46 -128,-30 -62,-33 -40,-38 36,-40 36,-50 -62,-46')), shade);
      const rings =
        polygon(pointsOf('-128,-80 -128,-28 -84,-31 -84,-77')) +
        polygon(pointsOf('-34,-73 -34,-37 -12,-38 -12,-73')) +
        polygon(pointsOf('14,-73 14,-39 36,-40 36,-73'));
      canvas.path(rings, body);
      canvas.path(polygon(pointsOf('-84,-77 -84,-31 -80,-31 -80,-77')), mixColours('#b5482a', light.ink, 0.2));
      canvas.path(polygon(pointsOf('-8,-40 10,-40 14,-24 -14,-24')), mixColours(body, lit, 0.2));
      canvas.path(ellipse(-128, -54, 4.6, 25.5), mixColours(body, glass, 0.5));
      canvas.path(ellipse(-128.5, -54, 2.6, 19), glass, { opacity: 0.7 });
      canvas.path(camera, body);
      canvas.path(polygon(pointsOf('100,-80 116,-80 119,-73 119,-32 102,-30')), mixColours(body, lit, 0.16));
      canvas.path(circle(106, -87, 5) + polygon(pointsOf('62,-97 86,-97 88,-93 60,-93')), mixColours(body, lit, 0.4));
    },
  );
}
