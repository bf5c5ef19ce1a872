// Rooms with one bed.

import {
  type Arrangement,
  type Fittings,
  growPlant,
  hangLamp,
  layRug,
  sitDown,
  standBeside,
  widthOf,
} from '#illustrations/plates/interiors/arrangements/fittings.ts';
import { paintFacingBed } from '#illustrations/plates/interiors/furniture/facing-bed.ts';
import { paintFloorLamp } from '#illustrations/plates/interiors/furniture/lamps.ts';
import { paintSideBed } from '#illustrations/plates/interiors/furniture/side-bed.ts';
import { paintTrunk } from '#illustrations/plates/interiors/furniture/tables.ts';
import { type Room, spotAt } from '#illustrations/plates/interiors/room-stage.ts';

export const oneBed: readonly Arrangement[] = [alongTheView, headToTheView, besideTheView];

/** Seen from its side, a chair in front of the view. */
function alongTheView(room: Room, fittings: Fittings): void {
  const { canvas, tones } = room;
  const width = widthOf(room.spec.beds[0]);
  layRug(room, fittings, { from: 0.31, to: 0.5, far: 0.36, near: 0.9 });
  hangLamp(room, fittings, 0.46);
  growPlant(room, fittings, 0.93, 0.12);
  paintSideBed(canvas, spotAt(room, canvas.isPortrait ? 0.64 : 0.7, 0.56), tones, { ...fittings.bed, width });
  sitDown(room, fittings, 0.24, 0.6);
  if (!canvas.isPortrait) paintTrunk(canvas, spotAt(room, 0.465, 0.62), tones);
}

/** In the middle with the view behind its head. */
function headToTheView(room: Room, fittings: Fittings): void {
  const { canvas, tones } = room;
  const width = widthOf(room.spec.beds[0]);
  layRug(room, fittings, { from: 0.36, to: 0.64, far: 0.42, near: 1.02 });
  standBeside(room, fittings, 0.5, width, 'both');
  paintFacingBed(canvas, spotAt(room, 0.5, 0.56), tones, { ...fittings.bed, width });
  if (canvas.isPortrait) return;
  sitDown(room, fittings, 0.15, 0.56);
  if (fittings.chance.happens(0.5)) paintFloorLamp(canvas, spotAt(room, 0.9, 0.26), tones);
  else growPlant(room, fittings, 0.9, 0.34);
}

/** To the side, and a corner to sit in. */
function besideTheView(room: Room, fittings: Fittings): void {
  const { canvas, tones } = room;
  const width = widthOf(room.spec.beds[0]);
  const at = canvas.isPortrait ? 0.62 : 0.69;
  layRug(
    room,
    fittings,
    canvas.isPortrait ? { from: 0.3, to: 0.74, far: 0.4, near: 1 } : { from: 0.31, to: 0.45, far: 0.4, near: 0.92 },
  );
  if (fittings.chance.happens(0.6)) paintFloorLamp(canvas, spotAt(room, 0.1, 0.22), tones);
  else growPlant(room, fittings, 0.09, 0.24);
  standBeside(room, fittings, at, width, canvas.isPortrait ? 'near' : 'both');
  paintFacingBed(canvas, spotAt(room, at, 0.54), tones, { ...fittings.bed, width });
  sitDown(room, fittings, canvas.isPortrait ? 0.2 : 0.27, 0.62);
}
