// An airliner on the apron, from the side: two engines, of which one sees one, under a swept wing, and wheels on the ground.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { outlineOf, pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { type Light, tone } from '#illustrations/plates/light.ts';
import { circle, limb, polygon, spline } from '#illustrations/plates/paths.ts';

/** Looks right; 400 long, with its wheels on 0. */
export function paintAirliner(canvas: Canvas, light: Light): void {
  const body = tone(light, '#fbf6ea', 0.4);
  const shade = mixColours(body, light.ink, 0.26);
  const dark = mixColours(light.ink, light.far, 0.2);
  const livery = tone(light, '#a8431c', 0.3);
  const hull = spline(
    outlineOf('-204,-66! -140,-66 60,-66 140,-66 172,-58 196,-42 190,-34 150,-27 60,-26 -90,-27 -150,-38 -202,-60!'),
  );
  canvas.ellipse(0, 1, 190, 7, light.ink, { opacity: 0.3 });
  paintGear(canvas, dark, shade);
  canvas.path(polygon(pointsOf('-192,-64 -216,-140 -184,-140 -118,-65')), livery);
  canvas.path(hull, light.rim, { transform: 'translate(0 -1.6)' });
  canvas.path(hull, body);
  canvas.path('M-160 -41Q-90 -28 60 -28T186 -36Q160 -27 60 -26T-90 -27Q-140 -34 -160 -41Z', shade);
  canvas.path(draw`M-180 -45L-150 -42Q0 -38 186 -42L190 -38Q0 -34 -146 -38Z`, tone(light, '#1f4a38', 0.3));
  let windows = '';
  for (let seat = -128; seat <= 128; seat += 11) {
    // Two doors stand between the rows.
    if (seat !== -106 && seat !== 125) windows += draw`M${seat} -56h4.600v7h-4.600Z`;
  }
  canvas.path(windows, mixColours(dark, light.haze, 0.2));
  canvas.path(draw`M-108 -59h9v20h-9ZM124 -59h9v20h-9Z`, shade, { opacity: 0.7 });
  canvas.path('M166 -58L182 -50L168 -50L160 -57Z', dark);
  paintWing(canvas, light, body, shade);
}

/** Struts and tyres: two under the wing, two under the nose. */
function paintGear(canvas: Canvas, tyre: string, metal: string): void {
  const struts = [-24, 138].map((at) =>
    limb([
      [at, -32, 5],
      [at, -6, 4],
    ]),
  );
  canvas.path(struts.join(''), metal);
  canvas.path(circle(-32, -7, 7.4) + circle(-16, -7, 7.4) + circle(133, -6, 5.8) + circle(144, -6, 5.8), tyre);
  canvas.path(circle(-32, -7, 3) + circle(-16, -7, 3), metal);
}

/** Toward the viewer: the tailplane, the engine on its pylon, and the wing that carries it, bent up at the tip. */
function paintWing(canvas: Canvas, light: Light, body: string, shade: string): void {
  const under = mixColours(shade, light.ink, 0.22);
  canvas.path(polygon(pointsOf('-160,-56 -196,-48 -212,-48 -190,-58')), under);
  const nacelle = spline(outlineOf('50,-31! 53,-21 50,-11! 20,-12 2,-18! 4,-25 22,-31'));
  canvas.path(nacelle, mixColours(body, light.ink, 0.1));
  canvas.path('M4 -19Q22 -13 50 -12L50 -11Q20 -10 2 -18Z', under);
  canvas.ellipse(50, -21, 3.6, 9.6, under);
  canvas.path(polygon(pointsOf('0,-40 64,-36 -70,-17 -98,-19')), under);
  canvas.path(polygon(pointsOf('0,-40 64,-36 56,-34 -92,-20 -98,-19')), shade);
  canvas.path(polygon(pointsOf('-80,-18 -98,-19 -110,-38 -104,-38')), tone(light, '#a8431c', 0.3));
}
