// What people wear over shirt and trousers, hung on the pose that is under it: a robe to the ankles, a kanga, a shuka
// knotted at the shoulder, a coat.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { limbOf, outlineOf, pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { limb, polygon, spline } from '#illustrations/plates/paths.ts';
import type { Pose } from '#illustrations/plates/props/people/poses.ts';

export interface Garment {
  readonly cut: 'robe' | 'kanga' | 'shuka' | 'coat';
  readonly cloth: Colour;
  /** Of its border or its checks. */
  readonly trim?: Colour;
}

/** How far above the ground each ends. */
const hems = { robe: 5, kanga: 12, shuka: 26, coat: 26 };

export function garmentShape({ cut }: Garment, { torso, farLeg, nearLeg }: Pose, girth: number): string {
  const [hipX = 0, hipY = -46] = torso[0] ?? [];
  const [shoulderX = 0, shoulderY = -78] = torso[torso.length - 1] ?? [];
  const hem = -hems[cut];
  // A long cloth follows the stride, a short one less of it.
  const share = Math.min(1, (hem - hipY) / -hipY);
  const feet = [farLeg, nearLeg].map((leg) => leg[leg.length - 1]?.[0] ?? 0);
  const reach = (foot: number) => hipX + (foot - hipX) * share;
  const [back, front] = [reach(Math.min(...feet)) - 8 * girth, reach(Math.max(...feet)) + 9 * girth];
  const waist = cut === 'kanga' ? 8.4 : 10;
  return spline(
    outlineOf(`${shoulderX - 7.6 * girth},${shoulderY + 1} ${shoulderX},${shoulderY - 4}
    ${shoulderX + 7 * girth},${shoulderY + 2} ${hipX + (waist + 1.4) * girth},${hipY - 12}
    ${hipX + 10.6 * girth},${hipY + 2} ${front},${hem - 0.6}! ${back},${hem}! ${hipX - 10.6 * girth},${hipY + 2}
    ${hipX - waist * girth},${hipY - 14}`),
  );
}

export function paintGarment(canvas: Canvas, garment: Garment, pose: Pose, girth: number, ink: Colour): void {
  const { cut, cloth, trim = cloth } = garment;
  const shape = garmentShape(garment, pose, girth);
  canvas.path(shape, cloth);
  paintWithin(canvas, shape, () => {
    canvas.path(
      limb(limbOf('-2,-60,1 -6,-34,3 -8,0,5')) +
        limb(limbOf('6,-46,1 8,-24,2 9,0,3')) +
        // The side away from the light, as broad as a body is round.
        'M3 -90H40V0H6Z',
      ink,
      { opacity: 0.16 },
    );
    if (cut === 'kanga') {
      // Two cloths of a pair: the border of the one around the hips, the other over the shoulders.
      canvas.path(draw`M-40 -20H40v4H-40ZM-40 -56H40v2.600H-40Z`, trim);
      canvas.path(spline(pointsOf('-24,-84 24,-84 18,-58 4,-52 -16,-56')), mixColours(trim, ink, 0.1), {
        opacity: 0.55,
      });
    } else if (cut === 'shuka') {
      const checks = [-72, -60, -48, -36].map((y) => draw`M-40 ${y}H40v2H-40Z`).join('');
      const stripes = [-14, -6, 2, 10, 18].map((x) => draw`M${x} -90h1.500v90h-1.500Z`).join('');
      canvas.path(checks + stripes, trim, { opacity: 0.8 });
      // Knotted on the near shoulder, open below the far arm.
      canvas.path(polygon(pointsOf('-12,-86 0,-84 18,-50 18,-42')), mixColours(cloth, ink, 0.3));
    } else if (cut === 'robe') {
      canvas.path(draw`M-40 -7.600H40v1.200H-40Z`, trim);
    }
  });
}
