// Rooms with two beds, of one kind or of two.

import {
  type Arrangement,
  byWall,
  double,
  type Fittings,
  growPlant,
  hangLamp,
  layAlong,
  layRug,
  single,
  sitDown,
  standBeside,
  standBetween,
} from '#illustrations/plates/interiors/arrangements/fittings.ts';
import { doubleBed } from '#illustrations/plates/interiors/furniture/bed-plan.ts';
import { paintBunkBed } from '#illustrations/plates/interiors/furniture/bunk-bed.ts';
import { paintFacingBed } from '#illustrations/plates/interiors/furniture/facing-bed.ts';
import { type Room, spotAt } from '#illustrations/plates/interiors/room-stage.ts';

export const twoAlike: readonly Arrangement[] = [twins, twinsAside];
export const doubleAndOther: readonly Arrangement[] = [singleByTheWall, singleNextToIt];
export const doubleAndBunk: readonly Arrangement[] = [bunkByTheWall];
export const twoBunks: readonly Arrangement[] = [bunksOnEitherSide];

/** With a table between them. */
function twins(room: Room, fittings: Fittings): void {
  const { canvas, tones } = room;
  const areDoubles = room.spec.beds[0] === 'double';
  const apart = canvas.isPortrait ? 0.2 : areDoubles ? 0.165 : 0.135;
  layRug(room, fittings, { from: 0.455, to: 0.545, far: 0.3, near: 1 });
  standBetween(room, fittings, 0.5);
  for (const at of [0.5 - apart, 0.5 + apart]) {
    paintFacingBed(canvas, spotAt(room, at, 0.54), tones, areDoubles ? double(fittings) : single(fittings));
  }
  if (canvas.isPortrait) return;
  sitDown(room, fittings, areDoubles ? 0.1 : 0.14, 0.6);
  growPlant(room, fittings, 0.92, 0.3);
}

/** Both to one side, a chair on the other. */
function twinsAside(room: Room, fittings: Fittings): void {
  const { canvas, tones } = room;
  const areDoubles = room.spec.beds[0] === 'double';
  const beds = canvas.isPortrait ? [0.4, 0.79] : [0.56, 0.82];
  layRug(
    room,
    fittings,
    canvas.isPortrait ? { from: 0.44, to: 0.56, far: 0.36, near: 1 } : { from: 0.3, to: 0.44, far: 0.42, near: 0.9 },
  );
  hangLamp(room, fittings, canvas.isPortrait ? 0.5 : 0.3);
  const [first = 0.5, last = 0.5] = beds;
  standBetween(room, fittings, (first + last) / 2);
  for (const at of beds) {
    paintFacingBed(canvas, spotAt(room, at, 0.54), tones, areDoubles ? double(fittings) : single(fittings));
  }
  sitDown(room, fittings, canvas.isPortrait ? 0.1 : 0.22, 0.66);
}

/** A single along the other wall. */
function singleByTheWall(room: Room, fittings: Fittings): void {
  const { canvas, tones } = room;
  const at = canvas.isPortrait ? 0.66 : 0.67;
  layRug(room, fittings, { from: 0.36, to: 0.5, far: 0.4, near: 0.96 });
  hangLamp(room, fittings, 0.4);
  layAlong(room, fittings, canvas.isPortrait ? 0.18 : 0.2, 0.26);
  standBeside(room, fittings, at, doubleBed, 'far');
  paintFacingBed(canvas, spotAt(room, at, 0.56), tones, double(fittings));
}

/** Side by side, not quite in one line. */
function singleNextToIt(room: Room, fittings: Fittings): void {
  const { canvas, tones } = room;
  layRug(room, fittings, { from: 0.5, to: 0.6, far: 0.34, near: 0.96 });
  standBetween(room, fittings, 0.555);
  growPlant(room, fittings, 0.08, 0.26);
  paintFacingBed(canvas, spotAt(room, 0.74, 0.4), tones, { ...single(fittings), hanging: 'none' });
  paintFacingBed(canvas, spotAt(room, 0.36, 0.6), tones, double(fittings));
  if (!canvas.isPortrait) sitDown(room, fittings, 0.86, 0.7);
}

function bunkByTheWall(room: Room, fittings: Fittings): void {
  const { canvas, tones } = room;
  layRug(room, fittings, { from: 0.38, to: 0.52, far: 0.4, near: 0.96 });
  hangLamp(room, fittings, 0.44);
  paintBunkBed(canvas, byWall(room, 0.21, 0.34), tones);
  standBeside(room, fittings, 0.68, doubleBed, 'far');
  paintFacingBed(canvas, spotAt(room, 0.68, 0.56), tones, double(fittings));
}

function bunksOnEitherSide(room: Room, fittings: Fittings): void {
  const { canvas, tones } = room;
  layRug(room, fittings, { from: 0.4, to: 0.6, far: 0.3, near: 0.98 });
  hangLamp(room, fittings, 0.5);
  paintBunkBed(canvas, byWall(room, 0.2, 0.4), tones);
  paintBunkBed(canvas, byWall(room, 0.8, 0.4), tones);
  if (!canvas.isPortrait) sitDown(room, fittings, 0.5, 0.3);
}
