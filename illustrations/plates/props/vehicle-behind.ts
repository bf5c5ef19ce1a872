// The same safari cruiser as seen by whoever drives behind it: spare wheel, tail lamps, and the hats of those in it.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { outlineOf, pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { draw } from '#illustrations/plates/draw.ts';
import type { Light } from '#illustrations/plates/light.ts';
import { circle, polygon, spline } from '#illustrations/plates/paths.ts';
import { vehicleTones } from '#illustrations/plates/props/vehicle.ts';

const spare = { x: 13, y: -50, radius: 20 };
const guests = [-24, 20];

/** In the measure of the cruiser seen from the side, with its wheels on 0. */
export function paintVehicleBehind(canvas: Canvas, light: Light, dust: string): void {
  const tones = vehicleTones(light, dust, '#7f8560');
  canvas.ellipse(0, 0, 66, 6, tones.dark, { opacity: 0.4 });
  canvas.path(draw`M-47 -30H-29V2H-47ZM29 -30H47V2H29Z`, tones.dark);
  canvas.path(draw`M-44 -124H44V-70H-44Z`, tones.glass, { opacity: 0.55 });
  for (const at of guests) {
    canvas.path(
      spline(outlineOf(`${at - 17},-68! ${at - 15},-90 ${at},-95 ${at + 15},-90 ${at + 17},-68!`)) +
        circle(at, -102, 8) +
        spline(outlineOf(`${at - 14},-105 ${at - 7},-114 ${at + 7},-114 ${at + 14},-105`)),
      tones.dark,
    );
  }
  canvas.path(draw`M-48 -124H-43V-70H-48ZM43 -124H48V-70H43ZM-2 -124H2V-70H-2Z`, tones.dark);
  canvas.path(draw`M-38 -141H38L42 -132H-42Z`, tones.dark);
  canvas.path(draw`M-54 -133H54V-123H-54Z`, tones.roof);
  canvas.path(draw`M-54 -126H54V-122H-54Z`, tones.dark, { opacity: 0.5 });
  const body = polygon(pointsOf('-50,-74 50,-74 52,-26 -52,-26'));
  canvas.path(body, tones.body);
  canvas.path(draw`M-50 -74H50V-69H-50Z`, tones.bodyLit);
  canvas.path(draw`M-51 -40H51V-26H-51ZM2 -70H50V-26H2Z`, tones.bodyShade, { opacity: 0.35 });
  canvas.path(draw`M-55 -28H55V-20H-55Z`, tones.dark);
  canvas.path(draw`M-48 -62H-41V-48H-48ZM41 -62H48V-48H41Z`, '#b8442c');
  canvas.path(draw`M-36 -42H-14V-34H-36Z`, mixColours(tones.glass, '#f2d268', 0.5));
  canvas.circle(spare.x, spare.y, spare.radius, tones.dark);
  canvas.circle(spare.x, spare.y, spare.radius * 0.5, tones.metal);
  canvas.circle(spare.x, spare.y, spare.radius * 0.18, tones.dark);
}
