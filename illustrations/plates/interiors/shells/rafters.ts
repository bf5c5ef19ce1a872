// The underside of a thatched roof: rafters that meet out of sight above, purlins across them, straw in between.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';
import type { Room } from '#illustrations/plates/interiors/room-stage.ts';
import { polygon } from '#illustrations/plates/paths.ts';

/** Where the rafters meet, in heights above the picture. */
const ridge = 0.62;

/** Fills the picture down to a share of its height. */
export function paintRafters({ canvas, tones }: Room, foot: number): void {
  const { width, height, unit } = canvas;
  const bottom = height * foot;
  const straw = mixColours(tones.floor, '#b08a52', 0.4);
  const fill = canvas.fade(mixColours(straw, tones.ink, 0.62), mixColours(straw, tones.ink, 0.28));
  canvas.rectangle(0, 0, width, bottom, fill);
  const chance = chanceOf(canvas, 'straw');
  const toRidge = (x: number, y: number) =>
    width / 2 + (x - width / 2) * ((y + height * ridge) / (bottom + height * ridge));
  let straws = '';
  for (let stem = 0; stem < 420; stem += 1) {
    const x = chance.between(-0.1, 1.1) * width;
    const y = chance.next() * bottom;
    const end = Math.min(bottom, y + chance.between(10, 34) * unit);
    straws += draw`M${toRidge(x, y)} ${y}L${toRidge(x, end)} ${end}`;
  }
  canvas.path(straws, 'none', {
    stroke: mixColours(straw, tones.woodLit, 0.5),
    'stroke-width': 1.2 * unit,
    opacity: 0.4,
  });
  let purlins = '';
  for (const share of [0.18, 0.42, 0.7]) purlins += draw`M0 ${bottom * share}H${width}`;
  canvas.path(purlins, 'none', { stroke: tones.woodShade, 'stroke-width': 5 * unit, opacity: 0.8 });
  let rafters = '';
  let lights = '';
  const count = canvas.isPortrait ? 7 : 11;
  for (let rafter = 0; rafter <= count; rafter += 1) {
    const x = (rafter / count) * width * 1.16 - width * 0.08;
    const half = 9 * unit;
    const beam = (from: number, to: number) =>
      polygon(
        pointsOf(`${toRidge(x + from * half, 0)},0 ${toRidge(x + to * half, 0)},0 ${x + to * half},${bottom}
        ${x + from * half},${bottom}`),
      );
    rafters += beam(-1, 1);
    lights += x < width / 2 ? beam(0.4, 1) : beam(-1, -0.4);
  }
  canvas.path(rafters, tones.woodShade);
  canvas.path(lights, tones.wood);
  const plate = canvas.fade(tones.wood, tones.woodShade);
  canvas.rectangle(0, bottom - 10 * unit, width, 22 * unit, plate);
  canvas.rectangle(0, bottom + 12 * unit, width, 26 * unit, tones.ink, { opacity: 0.16 });
}
