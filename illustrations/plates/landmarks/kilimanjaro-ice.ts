// The ice on Kibo.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { interpolate } from '#illustrations/drawing/interpolation.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import type { Chance } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { craggyLine } from '#illustrations/plates/elements/craggy.ts';
import { type Profile, reach, summit } from '#illustrations/plates/landmarks/kilimanjaro-shape.ts';
import type { Frame } from '#illustrations/plates/landmarks/landmark-place.ts';
import { paintRibs } from '#illustrations/plates/landmarks/ribs.ts';
import type { RockTones } from '#illustrations/plates/landmarks/rock-tones.ts';
import { polygon } from '#illustrations/plates/paths.ts';

/** The ice reaches this share of the way down either flank. */
const iceReach = 0.172;

/** The ice cap with its glaciers, blue where the light does not reach, and rock showing through. */
export function paintIce(canvas: Canvas, frame: Frame, profile: Profile, tones: RockTones, chance: Chance): void {
  const upper: Point[] = [];
  for (let step = 0; step <= 40; step += 1) {
    const across = interpolate(-iceReach, iceReach, step / 40);
    upper.push(frame.at(across * reach, profile(across) * summit + 3));
  }
  const ice = polygon([...upper, ...iceEdge(frame, profile, chance)]) + strandedIce(frame, profile, chance);
  canvas.path(ice, tones.snow);
  paintWithin(canvas, ice, () => {
    const edge = craggyLine(
      canvas,
      frame.line([
        [44, summit * 1.05],
        [60, summit * 0.94],
        [98, summit * 0.84],
        [104, summit * 0.7],
        [150, summit * 0.6],
      ]),
      { roughness: 0.3, depth: 4, name: 'ice-shade' },
    );
    canvas.path(polygon([...edge, frame.at(reach, summit * 0.6), frame.at(reach, summit * 1.1)]), tones.snowShade, {
      opacity: 0.85,
    });
    paintRibs(canvas, frame, {
      apex: summit * 0.99,
      start: [2, 24],
      length: [24, 70],
      count: 44,
      spread: 3.4,
      slant: 1.1,
      crown: 95,
      width: [1.5, 5],
      dark: mixColours(tones.snowShade, tones.rock, 0.25),
      light: tones.snowShade,
      opacity: 0.6,
      name: 'ice-ribs',
    });
  });
}

/** The lower edge of the ice, from the shaded flank back to the lit one: tongues of every length between notches. */
function iceEdge(frame: Frame, profile: Profile, chance: Chance): Point[] {
  const edge: Point[] = [];
  for (let across = iceReach; across > -iceReach; ) {
    const width = chance.between(0.012, 0.032);
    const middle = Math.max(-iceReach, across - width / 2);
    const thickness = (1 - Math.abs(middle) / (iceReach * 1.04)) ** 0.7;
    const tongue = summit * (0.035 + thickness * (0.08 + 0.15 * chance.next() ** 1.5));
    const notch = summit * (0.015 + thickness * chance.between(0.04, 0.085));
    const drift = middle * chance.between(40, 90);
    const surface = (share: number) => profile(share) * summit;
    edge.push(frame.at(across * reach, surface(across) - notch));
    edge.push(frame.at(middle * reach + drift * 0.4 + width * 0.22 * reach, surface(middle) - tongue * 0.72));
    edge.push(frame.at(middle * reach + drift, surface(middle) - tongue));
    edge.push(frame.at(middle * reach + drift * 0.3 - width * 0.2 * reach, surface(middle) - tongue * 0.66));
    across -= width;
  }
  return edge;
}

/** Slivers of ice left in the gullies below the cap. */
function strandedIce(frame: Frame, profile: Profile, chance: Chance): string {
  let path = '';
  for (let field = 0; field < 5; field += 1) {
    const across = chance.between(-0.11, 0.11);
    const x = across * reach * 1.2;
    const y = profile(across) * summit - summit * chance.between(0.22, 0.27) * (1 - Math.abs(across) * 2.6);
    const length = chance.between(14, 30);
    const run = across * length * 5;
    path += polygon(
      frame.line([
        [x, y],
        [x + run * 0.4 + 2.6, y - length * 0.5],
        [x + run, y - length],
        [x + run * 0.4 - 2.4, y - length * 0.45],
      ]),
    );
  }
  return path;
}
