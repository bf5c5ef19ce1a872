// What a record says of a room, and the picture wanted of it.

import type { BiomeName } from '#illustrations/plates/biomes.ts';
import type { LightName } from '#illustrations/plates/light.ts';
import type { LandmarkName, PlateFormat } from '#illustrations/plates/plate-spec.ts';

export type BedKind = 'double' | 'single' | 'bunk';
export type RoomStyle = 'tent' | 'lodge' | 'villa' | 'guesthouse';

export interface RoomSpec {
  readonly style: RoomStyle;
  /** One to three, doubles before singles. */
  readonly beds: readonly BedKind[];
  readonly time: LightName;
  /** What the room looks out on. */
  readonly landmark: LandmarkName;
  readonly biome: BiomeName;
}

export type RoomFormat = PlateFormat;
