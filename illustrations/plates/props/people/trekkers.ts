// People on foot in single file: trekkers with sticks and packs, who have arrived on a summit, and guests of a walking
// safari behind an armed ranger and a guide.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { limbOf } from '#illustrations/drawing/points.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import type { Light } from '#illustrations/plates/light.ts';
import { limb } from '#illustrations/plates/paths.ts';
import { type Dress, paintPerson } from '#illustrations/plates/props/people/person.ts';
import {
  lookingOut,
  type Pose,
  rejoicing,
  standing,
  striding,
  turnedAway,
  walking,
} from '#illustrations/plates/props/people/poses.ts';
import { hikers, maasai, ranger, walkingGuests } from '#illustrations/plates/props/people/wardrobe.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';

interface Member {
  readonly x: number;
  readonly foot: number;
  readonly size: number;
  readonly pose: Pose;
  /** One of the trekkers, where nothing is said. */
  readonly dress?: Dress;
  readonly carries?: 'rifle' | 'stick';
}

/** The first is drawn first and walks last. */
export const parties = {
  file: [
    { x: -64, foot: -3, size: 0.94, pose: walking, carries: 'stick' },
    { x: -2, foot: 0, size: 1, pose: lookingOut },
    { x: 58, foot: -2, size: 0.97, pose: striding, carries: 'stick' },
  ],
  safari: [
    { x: -92, foot: -2, size: 0.92, pose: striding, dress: walkingGuests[1] },
    { x: -42, foot: 0, size: 1, pose: lookingOut, dress: walkingGuests[0] },
    { x: 16, foot: -3, size: 1.02, pose: walking, dress: maasai.warrior, carries: 'stick' },
    { x: 78, foot: -1, size: 1, pose: striding, dress: ranger, carries: 'rifle' },
  ],
  watching: [
    { x: -30, foot: -2, size: 0.95, pose: standing },
    { x: 20, foot: 0, size: 1, pose: standing },
  ],
  arrived: [
    { x: -26, foot: 0, size: 1, pose: turnedAway },
    { x: 30, foot: -1, size: 0.96, pose: rejoicing },
  ],
} as const satisfies Record<string, readonly Member[]>;

export type Party = keyof typeof parties;

/** How wide a party is, in its own coordinates, with a person a hundred high. */
export const partyWidth: Readonly<Record<Party, number>> = {
  file: 190,
  safari: 236,
  watching: 110,
  arrived: 120,
};

export function paintParty(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  setting: PropSetting,
  party: Party,
): void {
  const { light, mirrored = false } = setting;
  const members: readonly Member[] = parties[party];
  paintStanding(canvas, { x, y, width, reference: partyWidth[party] }, mirrored, () => {
    members.forEach(({ x: at, foot, size, carries, ...member }, index) => {
      // Nobody shades the eyes at night.
      const pose = light.moon && member.pose === lookingOut ? walking : member.pose;
      const dress = member.dress ?? hikers[index % hikers.length] ?? hikers[0];
      canvas.group({ transform: `translate(${at} ${foot}) scale(${size})` }, () => {
        if (carries === 'stick') paintStick(canvas, pose, light);
        paintPerson(canvas, 0, 0, pose, dress, light);
        if (carries === 'rifle') paintRifle(canvas, pose, light);
        if (light.moon) paintHeadlamp(canvas, pose);
      });
    });
  });
}

/** In the near hand. */
function paintStick(canvas: Canvas, { nearArm }: Pose, light: Light): void {
  const [x, y] = nearArm[nearArm.length - 1] ?? [0, 0];
  canvas.path(
    limb([
      [x - 1, y - 8, 1.8],
      [x + 7, 0, 1.6],
    ]),
    light.ink,
  );
}

/** Slung over the shoulder, its muzzle up. */
function paintRifle(canvas: Canvas, { torso }: Pose, light: Light): void {
  const [x, y] = torso[torso.length - 1] ?? [0, -78];
  const wood = mixColours('#6b4326', light.ink, 0.3);
  canvas.path(limb(limbOf(`${x - 6},${y + 40},5.4 ${x - 8},${y + 24},3.4 ${x - 10},${y + 6},2.6`)), wood);
  const barrel = limb([
    [x - 9, y + 14, 2.2],
    [x - 14, y - 30, 1.4],
  ]);
  const sling = limb(limbOf(`${x - 12},${y - 12},1.4 ${x + 3},${y - 2},1.8 ${x - 4},${y + 30},1.4`));
  canvas.path(barrel + sling, mixColours(light.ink, '#16110e', 0.5));
}

/** A lamp on the brow, and the light it throws on the ground ahead. */
function paintHeadlamp(canvas: Canvas, { head: [x, y] }: Pose): void {
  const beam = canvas.linearGradient(
    [
      [0, '#fff3cf', 0.7],
      [0.35, '#ffe7ad', 0.3],
      [1, '#ffe7ad', 0],
    ],
    { x2: 1, y2: 0.5 },
  );
  const halo = canvas.radialGradient([
    [0, '#fff3cf', 0.9],
    [0.3, '#ffe2a0', 0.35],
    [1, '#ffe2a0', 0],
  ]);
  canvas.path(`M${x + 7} ${y - 4}L120 -42V6L64 4Z`, beam);
  canvas.circle(x + 6, y - 4, 22, halo);
  canvas.circle(x + 7, y - 4, 2.6, '#fffaf0');
}

/** Trekkers as every prop is painted. */
export function paintTrekkers(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  paintParty(canvas, x, y, width, setting, 'file');
}

/** Those who walk where lions do. */
export function paintWalkingSafari(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  paintParty(canvas, x, y, width, setting, 'safari');
}

/** Visitors who have stopped to look back at the subject. */
export function paintWatchers(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  paintParty(canvas, x, y, width, { ...setting, mirrored: !setting.mirrored }, 'watching');
}
