// Which furniture stands where. A room has one of a few plans for its number of beds; everything else is up to its dice.

import { type Chance, chanceOf } from '#scripts/illustrations/plates/chance.ts';
import {
  type BedPlan,
  doubleBed,
  planBed,
  singleBed,
} from '#scripts/illustrations/plates/interiors/furniture/bed-plan.ts';
import { paintFacingBed } from '#scripts/illustrations/plates/interiors/furniture/facing-bed.ts';
import {
  type BedsideLamp,
  type HangingLamp,
  paintFloorLamp,
  paintHangingLamp,
} from '#scripts/illustrations/plates/interiors/furniture/lamps.ts';
import { type Plant, paintPlant } from '#scripts/illustrations/plates/interiors/furniture/plants.ts';
import { paintRug, type Rug, type RugPlace } from '#scripts/illustrations/plates/interiors/furniture/rugs.ts';
import { paintSeat, type Seat } from '#scripts/illustrations/plates/interiors/furniture/seats.ts';
import { paintSideBed } from '#scripts/illustrations/plates/interiors/furniture/side-bed.ts';
import { paintBedside, paintSideTable, paintTrunk } from '#scripts/illustrations/plates/interiors/furniture/tables.ts';
import type { RoomStyle } from '#scripts/illustrations/plates/interiors/room-spec.ts';
import { type Room, spotAt } from '#scripts/illustrations/plates/interiors/room-stage.ts';

/** What this room was furnished with. */
interface Fittings {
  readonly bed: Omit<BedPlan, 'width'>;
  readonly rug: Rug;
  readonly seat: Seat;
  readonly bedside: BedsideLamp;
  readonly hanging: HangingLamp;
  readonly plant: Plant;
  readonly chance: Chance;
}

type Arrangement = (room: Room, fittings: Fittings) => void;

const seats: Readonly<Record<RoomStyle, readonly Seat[]>> = {
  tent: ['safari', 'safari', 'planter', 'pouf'],
  lodge: ['armchair', 'planter', 'wicker', 'safari'],
  villa: ['wicker', 'planter', 'pouf', 'armchair'],
  guesthouse: ['armchair', 'wicker', 'pouf'],
};

const hangings: Readonly<Record<RoomStyle, readonly HangingLamp[]>> = {
  tent: ['lantern', 'lantern', 'basket', 'drum'],
  lodge: ['basket', 'bulbs', 'drum', 'lantern'],
  villa: ['punched', 'punched', 'basket', 'bulbs'],
  guesthouse: ['drum', 'basket', 'bulbs'],
};

const rugs: readonly Rug[] = ['zigzag', 'stripes', 'diamonds', 'border', 'round', 'hide'];

export function furnish(room: Room): void {
  const chance = chanceOf(room.canvas, 'furniture');
  const { style, beds } = room.spec;
  const fittings: Fittings = {
    bed: planBed(style, chance),
    rug: chance.pick(rugs),
    seat: chance.pick(seats[style]),
    bedside: chance.pick(['shade', 'lantern', 'gourd'] as const),
    hanging: chance.pick(hangings[style]),
    plant: chance.pick(['palm', 'blades', 'broad'] as const),
    chance,
  };
  chance.pick(arrangements[beds])(room, fittings);
}

const arrangements: Readonly<Record<1 | 2 | 3, readonly Arrangement[]>> = {
  1: [alongTheView, headToTheView, besideTheView],
  2: [twins, twinsAside, doubleAndSingle],
  3: [threeSingles, doubleBetweenSingles],
};

/** One bed seen from its side, a chair in front of the view. */
function alongTheView(room: Room, fittings: Fittings): void {
  const { canvas, tones } = room;
  layRug(room, fittings, { from: 0.31, to: 0.5, far: 0.36, near: 0.9 });
  hangLamp(room, fittings, 0.46);
  growPlant(room, fittings, 0.93, 0.12);
  paintSideBed(canvas, spotAt(room, canvas.isPortrait ? 0.64 : 0.7, 0.56), tones, {
    ...fittings.bed,
    width: doubleBed,
  });
  sitDown(room, fittings, 0.24, 0.6);
  if (!canvas.isPortrait) paintTrunk(canvas, spotAt(room, 0.465, 0.62), tones);
}

/** One bed in the middle with the view behind its head. */
function headToTheView(room: Room, fittings: Fittings): void {
  const { canvas, tones } = room;
  layRug(room, fittings, { from: 0.36, to: 0.64, far: 0.42, near: 1.02 });
  standBeside(room, fittings, 0.5, doubleBed, 'both');
  paintFacingBed(canvas, spotAt(room, 0.5, 0.56), tones, { ...fittings.bed, width: doubleBed });
  if (canvas.isPortrait) return;
  sitDown(room, fittings, 0.15, 0.56);
  if (fittings.chance.happens(0.5)) paintFloorLamp(canvas, spotAt(room, 0.9, 0.26), tones);
  else growPlant(room, fittings, 0.9, 0.34);
}

/** One bed to the side, and a corner to sit in. */
function besideTheView(room: Room, fittings: Fittings): void {
  const { canvas, tones } = room;
  const at = canvas.isPortrait ? 0.62 : 0.69;
  layRug(
    room,
    fittings,
    canvas.isPortrait ? { from: 0.3, to: 0.74, far: 0.4, near: 1 } : { from: 0.31, to: 0.45, far: 0.4, near: 0.92 },
  );
  if (fittings.chance.happens(0.6)) paintFloorLamp(canvas, spotAt(room, 0.1, 0.22), tones);
  else growPlant(room, fittings, 0.09, 0.24);
  standBeside(room, fittings, at, doubleBed, canvas.isPortrait ? 'near' : 'both');
  paintFacingBed(canvas, spotAt(room, at, 0.54), tones, { ...fittings.bed, width: doubleBed });
  sitDown(room, fittings, canvas.isPortrait ? 0.2 : 0.27, 0.62);
}

/** Two singles with a table between them. */
function twins(room: Room, fittings: Fittings): void {
  const { canvas, tones } = room;
  const apart = canvas.isPortrait ? 0.2 : 0.135;
  layRug(room, fittings, { from: 0.455, to: 0.545, far: 0.3, near: 1 });
  paintBedside(canvas, spotAt(room, 0.5, 0.1), tones, fittings.bedside);
  for (const at of [0.5 - apart, 0.5 + apart]) paintFacingBed(canvas, spotAt(room, at, 0.54), tones, single(fittings));
  if (canvas.isPortrait) return;
  sitDown(room, fittings, 0.14, 0.6);
  growPlant(room, fittings, 0.9, 0.3);
}

/** Two singles to one side. */
function twinsAside(room: Room, fittings: Fittings): void {
  const { canvas, tones } = room;
  const beds = canvas.isPortrait ? [0.4, 0.79] : [0.56, 0.82];
  layRug(
    room,
    fittings,
    canvas.isPortrait ? { from: 0.44, to: 0.56, far: 0.36, near: 1 } : { from: 0.3, to: 0.44, far: 0.42, near: 0.9 },
  );
  hangLamp(room, fittings, canvas.isPortrait ? 0.5 : 0.3);
  const [first = 0.5, last = 0.5] = beds;
  paintBedside(canvas, spotAt(room, (first + last) / 2, 0.1), tones, fittings.bedside);
  for (const at of beds) paintFacingBed(canvas, spotAt(room, at, 0.54), tones, single(fittings));
  sitDown(room, fittings, canvas.isPortrait ? 0.1 : 0.22, 0.66);
}

/** A double, and a single along the other wall. */
function doubleAndSingle(room: Room, fittings: Fittings): void {
  const { canvas, tones } = room;
  const at = canvas.isPortrait ? 0.66 : 0.67;
  layRug(room, fittings, { from: 0.36, to: 0.5, far: 0.4, near: 0.96 });
  hangLamp(room, fittings, 0.4);
  paintSideBed(canvas, { ...spotAt(room, canvas.isPortrait ? 0.18 : 0.2, 0.26), mirrored: !room.mirrored }, tones, {
    ...fittings.bed,
    hanging: 'none',
    width: singleBed,
  });
  standBeside(room, fittings, at, doubleBed, 'far');
  paintFacingBed(canvas, spotAt(room, at, 0.56), tones, { ...fittings.bed, width: doubleBed });
}

function threeSingles(room: Room, fittings: Fittings): void {
  const { canvas, tones } = room;
  const beds = canvas.isPortrait ? [0.17, 0.5, 0.83] : [0.23, 0.5, 0.77];
  layRug(room, fittings, { from: 0.3, to: 0.7, far: 0.56, near: 1 });
  for (const at of [0.365, 0.635]) {
    if (!canvas.isPortrait) paintBedside(canvas, spotAt(room, at, 0.08), tones, fittings.bedside);
  }
  for (const at of beds)
    paintFacingBed(canvas, spotAt(room, at, canvas.isPortrait ? 0.44 : 0.5), tones, single(fittings));
}

function doubleBetweenSingles(room: Room, fittings: Fittings): void {
  const { canvas, tones } = room;
  const singles = canvas.isPortrait ? [0.13, 0.87] : [0.18, 0.82];
  layRug(room, fittings, { from: 0.32, to: 0.68, far: 0.5, near: 1 });
  for (const at of singles)
    paintFacingBed(canvas, spotAt(room, at, 0.4), tones, { ...single(fittings), hanging: 'none' });
  if (!canvas.isPortrait) standBeside(room, fittings, 0.5, doubleBed, 'both');
  paintFacingBed(canvas, spotAt(room, 0.5, 0.56), tones, { ...fittings.bed, width: doubleBed });
}

function single({ bed }: Fittings): BedPlan {
  const hanging = bed.hanging === 'four-poster' ? 'ring-net' : bed.hanging;
  return { ...bed, hanging, width: singleBed };
}

function layRug(room: Room, { rug }: Fittings, place: RugPlace): void {
  paintRug(room, place, rug);
}

function hangLamp(room: Room, { hanging }: Fittings, across: number): void {
  paintHangingLamp(room, across, 0.3, hanging);
}

function growPlant(room: Room, { plant, chance }: Fittings, across: number, depth: number): void {
  paintPlant(room.canvas, spotAt(room, across, depth), room.tones, plant, chance);
}

function sitDown(room: Room, { seat }: Fittings, across: number, depth: number): void {
  const { canvas, tones } = room;
  paintSeat(canvas, spotAt(room, across, depth), tones, seat);
  if (!canvas.isPortrait) paintSideTable(canvas, spotAt(room, across + 0.085, depth - 0.06), tones);
}

/** Bedside tables against the wall, on the sides asked for. */
function standBeside(room: Room, { bedside }: Fittings, at: number, bed: number, side: 'near' | 'far' | 'both'): void {
  const { canvas, tones } = room;
  const spot = spotAt(room, at, 0.12);
  const apart = ((bed * 0.46 + 32) * spot.scale) / canvas.width;
  if (side !== 'far') paintBedside(canvas, spotAt(room, at - apart, 0.12), tones, bedside);
  if (side !== 'near') paintBedside(canvas, spotAt(room, at + apart, 0.12), tones, bedside);
}
