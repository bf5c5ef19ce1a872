// The shape of Kilimanjaro: Kibo's dome and Mawenzi's crags on its shoulder.

import { interpolate } from '#illustrations/drawing/interpolation.ts';
import { createNoise, fractalNoise } from '#illustrations/drawing/noise.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { limbOf, pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import type { Frame } from '#illustrations/plates/landmarks/landmark-place.ts';

/** From the middle to the end of a flank, and from foot to summit, in canvas units. */
export const reach = 1050;
export const summit = 425;

/** Kibo's flank: how high it stands (share of the summit) at a share of the reach. */
const flank = pointsOf(
  '0,1 0.088,0.992 0.112,0.958 0.155,0.86 0.215,0.735 0.295,0.62 0.4,0.515 0.52,0.405 0.65,0.285 0.8,0.15 0.92,0.055 1,0',
);

/** Seen from Kenya the lesser peak stands left of the great one, wherever the light comes from. */
export function mawenziAt(mirrored: boolean): number {
  return mirrored ? 0.4 : -0.4;
}

/** Mawenzi's teeth, as bumps on the flank: where, how high, how wide. */
const teeth: readonly (readonly [at: number, height: number, width: number])[] = limbOf(
  '0.004,0.075,0.012 -0.03,0.06,0.013 0.034,0.05,0.012 -0.058,0.025,0.012',
);

/** How high the mountain stands (share of the summit) at a share of the reach; toward the light is negative. */
export type Profile = (across: number) => number;

export function profileOf(canvas: Canvas, mawenzi: number): Profile {
  const noise = createNoise(`${canvas.seed}:kilimanjaro`);
  return (across) => {
    const smooth = (flankHeight(across - 0.02) + 2 * flankHeight(across) + flankHeight(across + 0.02)) / 4;
    const offset = across - mawenzi;
    const shoulder = 0.19 * Math.exp(-(Math.abs(offset / 0.075) ** 1.6));
    const crags = teeth.reduce(
      (sum, [at, height, width]) => sum + height * Math.exp(-(((offset - at) / width) ** 2)),
      0,
    );
    const height = smooth + shoulder + crags;
    const roughness = 0.012 * (height > 0.25 ? 1 : 0.3) * (Math.abs(across) < 0.1 ? 0.35 : 1);
    return height + fractalNoise(noise, across * 30, 4) * roughness;
  };
}

function flankHeight(across: number): number {
  const distance = Math.abs(across);
  const next = flank.findIndex(([share]) => share >= distance);
  const [from, to] = [flank[next - 1], flank[next]];
  if (to === undefined) return 0;
  if (from === undefined) return to[1];
  return interpolate(from[1], to[1], (distance - from[0]) / (to[0] - from[0]));
}

/** From the lit end to the shaded one; what lies far outside the picture is left out. */
export function skylineOf(canvas: Canvas, frame: Frame, profile: Profile): Point[] {
  const steps = 340;
  const points: Point[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const across = (step / steps) * 2 - 1;
    points.push(frame.at(across * reach, profile(across) * summit));
  }
  return points.filter(([x]) => x > -canvas.width && x < 2 * canvas.width);
}
