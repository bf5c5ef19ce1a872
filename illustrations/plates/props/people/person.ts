// A person, drawn as small as people are in a landscape: a body of a few limbs, the clothes on it, and a head.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { LimbPoint } from '#illustrations/drawing/limbs.ts';
import { limbOf, outlineOf } from '#illustrations/drawing/points.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { isLampLit, type Light, tone } from '#illustrations/plates/light.ts';
import { circle, limb, spline } from '#illustrations/plates/paths.ts';
import { type Garment, garmentShape, paintGarment } from '#illustrations/plates/props/people/garments.ts';
import { type Head, headShape, paintHead } from '#illustrations/plates/props/people/heads.ts';
import type { Pose } from '#illustrations/plates/props/people/poses.ts';

export interface Dress {
  readonly jacket: Colour;
  readonly trousers: Colour;
  readonly skin: Colour;
  readonly head: Head;
  /** How broad the body is; 1 unless said otherwise. */
  readonly girth?: number;
  /** A child's head is large for its body. */
  readonly isChild?: true;
  readonly over?: Garment | undefined;
  /** A collar of beads. */
  readonly beads?: readonly Colour[];
  readonly pack?: Colour | undefined;
  /** A small bag on the back, for a morning. */
  readonly dayBag?: Colour | undefined;
}

/** Which side of a person is edged with light: the sun is behind them, a fire before them, and none reaches a lane. */
export type LitSide = 'back' | 'front' | 'none';

/** Paints a person at `x`, `foot` in the coordinates of the canvas group around them. */
export function paintPerson(
  canvas: Canvas,
  x: number,
  foot: number,
  pose: Pose,
  dress: Dress,
  light: Light,
  litSide: LitSide = 'back',
): void {
  const { ink } = light;
  const seen = colourSeen(light, litSide);
  const { girth = 1, isChild, over } = dress;
  const { turn, lift = 0 } = pose;
  const torso = pose.torso.map(([at, up, width]): LimbPoint => [at, up, width * girth]);
  const [jacket, trousers, skin] = [seen(dress.jacket), seen(dress.trousers), seen(dress.skin)];
  const headPlace = `translate(${pose.head[0]} ${pose.head[1]})${isChild ? ' scale(1.24)' : ''}`;
  const body = [pose.farLeg, pose.nearLeg, torso, pose.nearArm].map((part) => limb(part)).join('');
  const outline = over === undefined ? body : body + garmentShape(over, pose, girth);
  const rim = litSide === 'front' ? { x: 1.5, colour: '#ffb869' } : { x: -1.5, colour: light.rim };
  const edge = { transform: `translate(${rim.x} -1.1)`, opacity: 0.9 };

  canvas.group({ transform: `translate(${x} ${foot - lift})` }, () => {
    canvas.ellipse(4, lift - 0.5, 24, 3.4, ink, { opacity: light.moon ? 0.2 : 0.32 });
    if (litSide !== 'none') {
      canvas.group(edge, () => {
        canvas.path(outline, rim.colour);
        canvas.path(headShape(turn), rim.colour, { transform: headPlace });
      });
    }
    canvas.path(limb(pose.farLeg), mixColours(trousers, ink, 0.4));
    if (pose.farArm !== undefined) canvas.path(limb(pose.farArm), mixColours(jacket, ink, turn ? 0.16 : 0.4));
    canvas.path(limb(torso), jacket);
    canvas.path(limb(pose.nearLeg), trousers);
    if (turn) canvas.path(limb(pose.farLeg), mixColours(trousers, ink, 0.1));
    // Below a cloth one sees sandals, below trousers boots.
    const isShod = over === undefined || over.cut === 'coat';
    const feet = [pose.farLeg, pose.nearLeg].map((leg) => shoe(leg, turn !== undefined, isShod ? 4.6 : 2.2));
    canvas.path(feet.join(''), isShod ? ink : mixColours(skin, ink, 0.3));
    if (over !== undefined) {
      const garment = { ...over, cloth: seen(over.cloth), ...(over.trim && { trim: seen(over.trim) }) };
      paintGarment(canvas, garment, pose, girth, ink);
    }
    if (dress.pack !== undefined) paintPack(canvas, pose, seen(dress.pack), ink);
    if (dress.dayBag !== undefined) paintDayBag(canvas, pose, seen(dress.dayBag), ink);
    canvas.group({ transform: headPlace }, () =>
      paintHead(canvas, { ...dress.head, colour: seen(dress.head.colour) }, turn, skin, ink),
    );
    paintBeads(canvas, pose, (dress.beads ?? []).map(seen));
    canvas.path(limb(pose.nearArm), mixColours(jacket, ink, 0.16));
    const hands = turn ? [pose.nearArm, pose.farArm ?? []] : [pose.nearArm];
    canvas.path(hands.map((arm) => hand(arm)).join(''), skin);
  });
}

/** By day colours of their own; by night little more than a shape, unless a fire is near. */
function colourSeen(light: Light, litSide: LitSide): (colour: Colour) => Colour {
  const isLow = light.sunRadius !== undefined && light.sunRadius > 80;
  const dark = light.moon ? 0.34 : isLampLit(light) ? 0.4 : isLow ? 0.3 : 0.08;
  const share = litSide === 'front' ? Math.min(dark, 0.26) : dark;
  return (colour) => mixColours(tone(light, colour, litSide === 'front' ? 0.3 : 0.5), light.ink, share);
}

/** The palm and the fingers, on from where the forearm ends. */
function hand(arm: readonly LimbPoint[]): string {
  const [[fromX, fromY] = [0, 0], [x, y] = [0, 0]] = arm.slice(-2);
  const reach = Math.hypot(x - fromX, y - fromY) || 1;
  const [ahead, down] = [(x - fromX) / reach, (y - fromY) / reach];
  return limb(
    limbOf(
      `${x - ahead},${y - down},4.6 ${x + ahead * 2.6},${y + down * 2.6},5 ${x + ahead * 5.4},${y + down * 5.4},3.2`,
    ),
  );
}

function shoe(leg: readonly LimbPoint[], isTurned: boolean, high: number): string {
  const [x = 0, y = 0] = leg[leg.length - 1] ?? [];
  const toe = isTurned ? 4.4 : 9;
  const sole = y + 5;
  return spline(
    outlineOf(`${x - 4.4},${sole - high - 1.6} ${x + 3},${sole - high - 2} ${x + toe},${sole - high * 0.4}
    ${x + toe},${sole}! ${x - 4.6},${sole}!`),
  );
}

/** Rows of a flat collar, from the neck outward. */
function paintBeads(canvas: Canvas, { torso, head }: Pose, beads: readonly Colour[]): void {
  const [shoulderX = 0, shoulderY = 0] = torso[torso.length - 1] ?? [];
  const [x, y] = [(shoulderX + head[0]) / 2 - 1, shoulderY - 2];
  beads.toReversed().forEach((bead, index) => {
    const size = beads.length - index;
    canvas.ellipse(x, y, 3.6 + size * 2.2, 1.6 + size * 1.3, bead);
  });
}

/** A rucksack on the back, its lid and a rolled mat. */
function paintPack(canvas: Canvas, { torso, turn }: Pose, pack: Colour, ink: Colour): void {
  const [shoulderX = 0, shoulderY = -80] = torso[torso.length - 1] ?? [];
  const [x, y] = [shoulderX - (turn ? -3 : 15), shoulderY];
  const body = spline(
    outlineOf(`${x - 9},${y - 2} ${x + 5},${y - 6} ${x + 7},${y + 14} ${x + 3},${y + 32} ${x - 10},${y + 31}
    ${x - 13},${y + 14}`),
  );
  canvas.path(body, pack);
  canvas.path(limb(limbOf(`${x - 11},${y + 10},1 ${x - 3},${y + 12},2.4 ${x + 6},${y + 9},1`)), ink, { opacity: 0.35 });
  canvas.path(circle(x - 2, y - 8, 5.4), mixColours(pack, '#e9d9b0', 0.35));
}

function paintDayBag(canvas: Canvas, { torso }: Pose, bag: Colour, ink: Colour): void {
  const [x = 0, y = -80] = torso[torso.length - 1] ?? [];
  const body = spline(
    outlineOf(`${x - 12},${y + 2} ${x - 4},${y + 1} ${x - 5},${y + 22} ${x - 15},${y + 21} ${x - 17},${y + 10}`),
  );
  const strap = limb(limbOf(`${x + 1},${y - 2},2 ${x + 4},${y + 8},2 ${x - 2},${y + 18},2`));
  canvas.path(body + strap, bag);
  canvas.path(strap, ink, { opacity: 0.4 });
}
