// Two people on bicycles, one behind the other.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { polyline } from '#illustrations/plates/paths.ts';
import { paintPerson } from '#illustrations/plates/props/people/person.ts';
import { riding } from '#illustrations/plates/props/people/poses.ts';
import { riders } from '#illustrations/plates/props/people/wardrobe.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';

const reference = 230;
/** How high a rider would stand, as a share of the party's width. */
export const riderHeight = 100 / reference;
const wheel = { radius: 19, apart: 34 };
const places = [
  { x: -62, foot: -6, size: 0.93 },
  { x: 60, foot: 0, size: 1 },
];

export function paintCyclists(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, mirrored = false } = setting;
  const metal = mixColours(light.ink, light.haze, 0.12);
  paintStanding(canvas, { x, y, width, reference }, mirrored, () => {
    places.forEach(({ x: at, foot, size }, index) => {
      const dress = riders[index % riders.length] ?? riders[0];
      canvas.group({ transform: `translate(${at} ${foot}) scale(${size})` }, () => {
        canvas.ellipse(2, -0.5, 56, 4, light.ink, { opacity: 0.3 });
        paintWheels(canvas, metal);
        paintPerson(canvas, 0, 0, riding, dress, light);
        paintFrame(canvas, metal, dress.head.colour);
      });
    });
  });
}

function paintWheels(canvas: Canvas, metal: Colour): void {
  for (const x of [-wheel.apart, wheel.apart]) {
    canvas.circle(x, -wheel.radius, wheel.radius, 'none', { stroke: metal, 'stroke-width': 3.4 });
    const spokes = [0, 1, 2, 3].map((spoke) => {
      const angle = (spoke / 4) * Math.PI + 0.3;
      const [cos, sin] = [Math.cos(angle) * wheel.radius, Math.sin(angle) * wheel.radius];
      return polyline([
        [x - cos, -wheel.radius - sin],
        [x + cos, -wheel.radius + sin],
      ]);
    });
    canvas.path(spokes.join(''), 'none', { stroke: metal, 'stroke-width': 0.7, opacity: 0.6 });
  }
}

/** Diamond, fork, handlebar and saddle. */
function paintFrame(canvas: Canvas, metal: Colour, paint: Colour): void {
  const tubes = 'M-34 -19L-14 -48L20 -50L0 -14ZM-34 -19L0 -14M-16 -54L0 -14M20 -50L34 -19M20 -50L23 -58L31 -58';
  canvas.path(tubes, 'none', { stroke: mixColours(metal, paint, 0.3), 'stroke-width': 3, 'stroke-linejoin': 'round' });
  canvas.path('M-25 -57H-7V-53H-22Z', metal);
}
