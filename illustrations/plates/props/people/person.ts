// A person, drawn as small as people are in a landscape: a few limbs, a hat, the colours of their clothes.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { isLampLit, type Light, tone } from '#illustrations/plates/light.ts';
import { circle, type LimbPoint, limb, spline } from '#illustrations/plates/paths.ts';

/** Limbs from the body outward, looking to the right with the feet on y = 0; a person is 100 high. */
export interface Pose {
  readonly farLeg: readonly LimbPoint[];
  readonly nearLeg: readonly LimbPoint[];
  readonly torso: readonly LimbPoint[];
  readonly farArm?: readonly LimbPoint[];
  readonly nearArm: readonly LimbPoint[];
  readonly head: readonly [x: number, y: number];
}

export interface Dress {
  readonly jacket: Colour;
  readonly trousers: Colour;
  readonly hat: Colour;
  readonly skin: Colour;
  readonly pack?: Colour;
}

/** Paints a person at `x`, `foot` in the coordinates of the canvas group around them. */
export function paintPerson(canvas: Canvas, x: number, foot: number, pose: Pose, dress: Dress, light: Light): void {
  const clothes = dressIn(light, dress);
  const [headX, headY] = pose.head;
  const boots = [pose.farLeg, pose.nearLeg].map((leg) => boot(leg)).join('');
  const hat = spline([
    [headX - 12.5, headY - 2.6],
    [headX - 6.6, headY - 4.6],
    [headX - 5.4, headY - 11],
    [headX + 3.6, headY - 11.6],
    [headX + 6.4, headY - 5],
    [headX + 13.5, headY - 2],
    [headX, headY - 0.6],
  ]);
  const head =
    circle(headX, headY, 7.2) +
    limb([
      [headX - 1, headY + 4, 6.4],
      [headX - 2, headY + 11, 6.8],
    ]);
  const rim = [pose.farLeg, pose.nearLeg, pose.torso, pose.nearArm].map((part) => limb(part)).join('') + head + hat;

  canvas.group({ transform: `translate(${x} ${foot})` }, () => {
    canvas.ellipse(4, -0.5, 24, 3.4, clothes.ink, { opacity: light.moon ? 0.2 : 0.32 });
    canvas.path(rim, light.rim, { transform: 'translate(-1.5 -1.1)', opacity: 0.9 });
    canvas.path(limb(pose.farLeg), mixColours(clothes.trousers, clothes.ink, 0.4));
    if (pose.farArm !== undefined) canvas.path(limb(pose.farArm), mixColours(clothes.jacket, clothes.ink, 0.4));
    canvas.path(limb(pose.nearLeg), clothes.trousers);
    canvas.path(boots, clothes.ink);
    canvas.path(limb(pose.torso), clothes.jacket);
    if (dress.pack !== undefined) paintPack(canvas, pose.torso, tone(light, dress.pack, 0.6), clothes.ink);
    canvas.path(head, clothes.skin);
    canvas.path(hat, clothes.hat);
    canvas.path(limb(pose.nearArm), mixColours(clothes.jacket, clothes.ink, 0.16));
    const [handX = 0, handY = 0] = pose.nearArm[pose.nearArm.length - 1] ?? [];
    canvas.path(circle(handX, handY, 3.6), clothes.skin);
  });
}

interface Clothes extends Dress {
  readonly ink: Colour;
}

/** By day colours of their own; by night little more than a shape. */
function dressIn(light: Light, { jacket, trousers, hat, skin }: Dress): Clothes {
  const dusk = light.moon
    ? 0.34
    : isLampLit(light)
      ? 0.4
      : light.sunRadius !== undefined && light.sunRadius > 80
        ? 0.3
        : 0.08;
  const seen = (colour: Colour) => mixColours(tone(light, colour, 0.5), light.ink, dusk);
  return { jacket: seen(jacket), trousers: seen(trousers), hat: seen(hat), skin: seen(skin), ink: light.ink };
}

function boot(leg: readonly LimbPoint[]): string {
  const [x = 0, y = 0] = leg[leg.length - 1] ?? [];
  return spline([
    [x - 5.4, y - 7],
    [x + 4, y - 7.4],
    [x + 11, y - 2],
    [x + 11, y, 'corner'],
    [x - 5.6, y, 'corner'],
  ]);
}

/** A rucksack on the back, its lid and a rolled mat. */
function paintPack(canvas: Canvas, torso: readonly LimbPoint[], pack: Colour, ink: Colour): void {
  const [shoulderX = 0, shoulderY = -80] = torso[torso.length - 1] ?? [];
  const [x, y] = [shoulderX - 15, shoulderY];
  const body = spline([
    [x - 9, y - 2],
    [x + 5, y - 6],
    [x + 7, y + 14],
    [x + 3, y + 32],
    [x - 10, y + 31],
    [x - 13, y + 14],
  ]);
  canvas.path(body, pack);
  canvas.path(
    limb([
      [x - 11, y + 10, 1],
      [x - 3, y + 12, 2.4],
      [x + 6, y + 9, 1],
    ]),
    ink,
    { opacity: 0.35 },
  );
  canvas.path(circle(x - 2, y - 8, 5.4), mixColours(pack, '#e9d9b0', 0.35));
}
