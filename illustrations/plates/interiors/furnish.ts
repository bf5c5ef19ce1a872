// Which furniture stands where. A room has one of a few plans for its beds; everything else is up to its dice.

import { chanceOf } from '#illustrations/plates/chance.ts';
import { type Arrangement, chooseFittings } from '#illustrations/plates/interiors/arrangements/fittings.ts';
import { oneBed } from '#illustrations/plates/interiors/arrangements/one-bed.ts';
import { doubleAndTwo, threeSingles } from '#illustrations/plates/interiors/arrangements/three-beds.ts';
import {
  doubleAndBunk,
  doubleAndOther,
  twoAlike,
  twoBunks,
} from '#illustrations/plates/interiors/arrangements/two-beds.ts';
import type { RoomSpec } from '#illustrations/plates/interiors/room-spec.ts';
import type { Room } from '#illustrations/plates/interiors/room-stage.ts';

export function furnish(room: Room): void {
  const chance = chanceOf(room.canvas, 'furniture');
  const fittings = chooseFittings(room.spec.style, chance);
  chance.pick(arrangementsFor(room.spec))(room, fittings);
}

function arrangementsFor({ beds }: RoomSpec): readonly Arrangement[] {
  const [first, second, third] = beds;
  if (second === undefined) return oneBed;
  if (third !== undefined) return first === 'double' ? doubleAndTwo : threeSingles;
  if (second === 'bunk') return first === 'bunk' ? twoBunks : doubleAndBunk;
  return first === second ? twoAlike : doubleAndOther;
}
