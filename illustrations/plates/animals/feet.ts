// What animals stand on. All soles lie on y = 0.

import { outlineOf } from '#illustrations/drawing/points.ts';
import { ellipse, spline } from '#illustrations/plates/paths.ts';

/** A hoof under a leg that ends at `x`: wider at the sole, its toe to the front. */
export function hoof(x: number, width: number): string {
  return spline(
    outlineOf(`${x - width * 0.3},-9 ${x + width * 0.3},-9 ${x + width * 0.52},-4 ${x + width * 0.8},0!
    ${x - width * 0.42},0! ${x - width * 0.36},-4`),
  );
}

/** A cat's paw: toes that bulge to the front and a flat sole. */
export function paw(x: number, width: number): string {
  return spline(
    outlineOf(`${x - width * 0.3},-10 ${x + width * 0.05},-11 ${x + width * 0.38},-8.4 ${x + width * 0.62},-5.4
    ${x + width * 0.66},-1.6 ${x + width * 0.54},0! ${x - width * 0.3},0! ${x - width * 0.38},-3`),
  );
}

/** The round foot of a heavy animal: a soft pad hardly wider than its leg, its toes a little to the front. */
export function column(x: number, width: number): string {
  return spline(
    outlineOf(`${x - width * 0.26},-16 ${x + width * 0.26},-16 ${x + width * 0.45},-10 ${x + width * 0.58},-4.4
    ${x + width * 0.55},-1 ${x + width * 0.36},0 ${x - width * 0.34},0 ${x - width * 0.5},-1.2
    ${x - width * 0.52},-5 ${x - width * 0.44},-10`),
  );
}

/** The three nails such a foot shows from the side. */
export function nails(x: number, width: number): string {
  return [0.46, 0.2, -0.1].map((aside) => ellipse(x + width * aside, -2.6, width * 0.11, 2.7)).join('');
}

/** The flat hand or foot of a monkey or an ape, its heel under the limb that ends a little behind `x`, its toes spread. */
export function hand(x: number, length: number): string {
  return spline(
    outlineOf(`${x - length * 0.44},-8 ${x - length * 0.16},-8.6 ${x + length * 0.1},-6 ${x + length * 0.34},-5
    ${x + length * 0.54},-4 ${x + length * 0.64},-2 ${x + length * 0.58},0 ${x + length * 0.46},-1.6!
    ${x + length * 0.4},0 ${x + length * 0.29},-1.6! ${x + length * 0.22},0 ${x - length * 0.4},0
    ${x - length * 0.52},-3.2`),
  );
}
