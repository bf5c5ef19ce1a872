// What frames a scene, whatever grows there.

import type { Actor } from '#illustrations/plates/scene/actor.ts';

export interface Frame {
  paint(): void;
  /** What it covers: nobody should stand behind it. */
  readonly actors: readonly Actor[];
}
