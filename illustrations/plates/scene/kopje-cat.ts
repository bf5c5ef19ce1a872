// A cat on its rock.

import { paintAnimal } from '#illustrations/plates/animals/animals.ts';
import { paintKopje } from '#illustrations/plates/props/kopje.ts';
import type { Actor, Footprint } from '#illustrations/plates/scene/actor.ts';
import { type Individual, styleOf } from '#illustrations/plates/scene/group.ts';
import { settingOf } from '#illustrations/plates/scene/props.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

interface RockPlace {
  x: number;
  y: number;
  footprint: Footprint;
  isSubject: boolean;
}

/** How much of the rock's width the cat may be high. */
const catShare = 0.19;
/** How far it stands from the middle of the top, as a share of the rock's width: clear of the fig that grows there. */
const aside = 0.11;

export function rockActor(stage: Stage, cat: Individual, { x, y, footprint, isSubject }: RockPlace): Actor {
  const { canvas } = stage;
  const height = footprint.width * catShare * (isSubject ? 1 : 1.1);
  return {
    x,
    y,
    width: footprint.width,
    height: footprint.height + height,
    paint() {
      const [topX, topY] = paintKopje(canvas, stage.x(x), stage.y(y), footprint.width, settingOf(stage));
      const facing = isSubject ? stage.ahead : stage.ahead === 1 ? -1 : 1;
      const style = styleOf(stage, cat, { x, y, scale: 1, facing, name: 'rock' });
      paintAnimal(canvas, cat.species, topX + stage.ahead * aside * footprint.width, topY, height, {
        ...style,
        shadow: undefined,
      });
    },
  };
}
