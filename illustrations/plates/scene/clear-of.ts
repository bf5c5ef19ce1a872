// Where on the land something can grow without growing out of somebody's back.

import { type Actor, hiddenArea } from '#illustrations/plates/scene/actor.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

/** Whether a tree so high, with its foot there on the canvas, touches nobody. */
export type IsClear = (x: number, y: number, height: number) => boolean;

/** How wide the crown of a small acacia is, in shares of its height. */
const spread = 1.6;

export function clearOf(stage: Stage, actors: readonly Actor[]): IsClear {
  const { canvas, size } = stage;
  const standing = actors.filter(({ isBackdrop }) => isBackdrop !== true);
  return (x, y, height) => {
    const share = (x - stage.x(0)) / (stage.x(1) - stage.x(0));
    return hiddenArea(size, { x: share, y: y / canvas.height, width: spread * height, height }, standing) === 0;
  };
}
