// Trekkers: people on foot in single file, with sticks and packs; on a summit they have arrived.

import type { Canvas } from '#illustrations/plates/canvas.ts';
import type { Light } from '#illustrations/plates/light.ts';
import { limb } from '#illustrations/plates/paths.ts';
import { paintPerson } from '#illustrations/plates/props/people/person.ts';
import { type Pose, rejoicing, standing, turnedAway, walking } from '#illustrations/plates/props/people/poses.ts';
import { hikers } from '#illustrations/plates/props/people/wardrobe.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';

interface Member {
  readonly x: number;
  readonly foot: number;
  readonly size: number;
  readonly pose: Pose;
}

/** The first is drawn first and walks last. */
export const parties = {
  file: [
    { x: -62, foot: -3, size: 0.94, pose: walking },
    { x: -4, foot: 0, size: 1, pose: walking },
    { x: 58, foot: -2, size: 0.97, pose: walking },
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
export const partyWidth: Readonly<Record<Party, number>> = { file: 190, watching: 110, arrived: 120 };

export function paintParty(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  setting: PropSetting,
  party: Party,
): void {
  const { light, mirrored = false } = setting;
  paintStanding(canvas, { x, y, width, reference: partyWidth[party] }, mirrored, () => {
    parties[party].forEach(({ x: at, foot, size, pose }, index) => {
      const dress = hikers[index % hikers.length] ?? hikers[0];
      canvas.group({ transform: `translate(${at} ${foot}) scale(${size})` }, () => {
        if (pose === walking) paintStick(canvas, light);
        paintPerson(canvas, 0, 0, pose, dress, light);
        if (light.moon) paintHeadlamp(canvas, pose);
      });
    });
  });
}

function paintStick(canvas: Canvas, light: Light): void {
  canvas.path(
    limb([
      [20, -60, 1.8],
      [29, 0, 1.6],
    ]),
    light.ink,
  );
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

/** Visitors who have stopped to look back at the subject. */
export function paintWatchers(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  paintParty(canvas, x, y, width, { ...setting, mirrored: !setting.mirrored }, 'watching');
}
