// Rooms with three beds: in a row, around the floor, or two by one wall and one by the other.

import {
  type Arrangement,
  double,
  type Fittings,
  growPlant,
  hangLamp,
  layAlong,
  layRug,
  single,
  standBeside,
  standBetween,
} from '#illustrations/plates/interiors/arrangements/fittings.ts';
import { doubleBed } from '#illustrations/plates/interiors/furniture/bed-plan.ts';
import { paintFacingBed } from '#illustrations/plates/interiors/furniture/facing-bed.ts';
import { paintTrunk } from '#illustrations/plates/interiors/furniture/tables.ts';
import { type Room, spotAt } from '#illustrations/plates/interiors/room-stage.ts';

export const threeSingles: readonly Arrangement[] = [inARow, twoAndOneByTheWall, aroundTheFloor];
export const doubleAndTwo: readonly Arrangement[] = [doubleBetween, twinsBesideIt, aroundTheFloor, pairByTheWall];

function inARow(room: Room, fittings: Fittings): void {
  const { canvas, tones } = room;
  const beds = canvas.isPortrait ? [0.17, 0.5, 0.83] : [0.23, 0.5, 0.77];
  layRug(room, fittings, { from: 0.3, to: 0.7, far: 0.56, near: 1 });
  if (!canvas.isPortrait) for (const at of [0.365, 0.635]) standBetween(room, fittings, at, 0.08);
  for (const at of beds) {
    paintFacingBed(canvas, spotAt(room, at, canvas.isPortrait ? 0.44 : 0.5), tones, single(fittings));
  }
}

/** The double in the middle, a single on either side. */
function doubleBetween(room: Room, fittings: Fittings): void {
  const { canvas, tones } = room;
  const singles = canvas.isPortrait ? [0.13, 0.87] : [0.18, 0.82];
  layRug(room, fittings, { from: 0.32, to: 0.68, far: 0.5, near: 1 });
  for (const at of singles) {
    paintFacingBed(canvas, spotAt(room, at, 0.4), tones, { ...single(fittings), hanging: 'none' });
  }
  if (!canvas.isPortrait) standBeside(room, fittings, 0.5, doubleBed, 'both');
  paintFacingBed(canvas, spotAt(room, 0.5, 0.56), tones, double(fittings));
}

/** The double to one side and nearer, the singles as a pair on the other. */
function twinsBesideIt(room: Room, fittings: Fittings): void {
  const { canvas, tones } = room;
  layRug(room, fittings, { from: 0.45, to: 0.62, far: 0.56, near: 1.02 });
  standBetween(room, fittings, 0.745);
  for (const at of [0.635, 0.855]) {
    paintFacingBed(canvas, spotAt(room, at, 0.34), tones, { ...single(fittings), hanging: 'none' });
  }
  standBeside(room, fittings, 0.27, doubleBed, 'near');
  paintFacingBed(canvas, spotAt(room, 0.27, 0.62), tones, double(fittings));
}

/** One bed with its head to the view, the others along the walls to its left and right. */
function aroundTheFloor(room: Room, fittings: Fittings): void {
  const { canvas, tones } = room;
  const isDouble = room.spec.beds[0] === 'double';
  layRug(room, fittings, { from: 0.37, to: 0.63, far: 0.42, near: 1 });
  standBeside(room, fittings, 0.5, isDouble ? doubleBed : 112, 'both');
  paintFacingBed(canvas, spotAt(room, 0.5, 0.34), tones, isDouble ? double(fittings) : single(fittings));
  layAlong(room, fittings, 0.145, 0.68);
  layAlong(room, fittings, 0.855, 0.68);
}

/** Two facing the viewer, the third along the wall with a trunk at its foot. */
function twoAndOneByTheWall(room: Room, fittings: Fittings): void {
  const { canvas, tones } = room;
  layRug(room, fittings, { from: 0.36, to: 0.52, far: 0.44, near: 0.98 });
  hangLamp(room, fittings, 0.36);
  standBetween(room, fittings, 0.73);
  for (const at of [0.61, 0.85]) paintFacingBed(canvas, spotAt(room, at, 0.5), tones, single(fittings));
  layAlong(room, fittings, 0.18, 0.5);
  if (!canvas.isPortrait) paintTrunk(canvas, spotAt(room, 0.4, 0.56), tones);
}

/** The double facing the viewer, the singles one behind the other along the far wall. */
function pairByTheWall(room: Room, fittings: Fittings): void {
  const { canvas, tones } = room;
  layRug(room, fittings, { from: 0.37, to: 0.5, far: 0.3, near: 0.94 });
  growPlant(room, fittings, 0.93, 0.2);
  layAlong(room, fittings, 0.2, 0.12);
  layAlong(room, fittings, 0.16, 0.84);
  standBeside(room, fittings, 0.69, doubleBed, 'both');
  paintFacingBed(canvas, spotAt(room, 0.69, 0.5), tones, double(fittings));
}
