// What a room was furnished with, and how its pieces are put in their places.

import type { Chance } from '#illustrations/plates/chance.ts';
import { type BedPlan, doubleBed, planBed, singleBed } from '#illustrations/plates/interiors/furniture/bed-plan.ts';
import {
  type BedsideLamp,
  type HangingLamp,
  paintHangingLamp,
} from '#illustrations/plates/interiors/furniture/lamps.ts';
import { type Plant, paintPlant } from '#illustrations/plates/interiors/furniture/plants.ts';
import { paintRug, type Rug, type RugPlace } from '#illustrations/plates/interiors/furniture/rugs.ts';
import { paintSeat, type Seat } from '#illustrations/plates/interiors/furniture/seats.ts';
import { paintSideBed } from '#illustrations/plates/interiors/furniture/side-bed.ts';
import { paintBedside, paintSideTable } from '#illustrations/plates/interiors/furniture/tables.ts';
import type { BedKind, RoomStyle } from '#illustrations/plates/interiors/room-spec.ts';
import { type Room, type Spot, spotAt } from '#illustrations/plates/interiors/room-stage.ts';

export interface Fittings {
  readonly bed: Omit<BedPlan, 'width'>;
  readonly rug: Rug;
  readonly seat: Seat;
  readonly bedside: BedsideLamp;
  readonly hanging: HangingLamp;
  readonly plant: Plant;
  readonly chance: Chance;
}

export type Arrangement = (room: Room, fittings: Fittings) => void;

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

export function chooseFittings(style: RoomStyle, chance: Chance): Fittings {
  return {
    bed: planBed(style, chance),
    rug: chance.pick(rugs),
    seat: chance.pick(seats[style]),
    bedside: chance.pick(['shade', 'lantern', 'gourd'] as const),
    hanging: chance.pick(hangings[style]),
    plant: chance.pick(['palm', 'blades', 'broad'] as const),
    chance,
  };
}

export function widthOf(kind: BedKind | undefined): number {
  return kind === 'double' ? doubleBed : singleBed;
}

/** A single bed cannot bear a four-poster. */
export function single({ bed }: Fittings): BedPlan {
  const hanging = bed.hanging === 'four-poster' ? 'ring-net' : bed.hanging;
  return { ...bed, hanging, width: singleBed };
}

export function double({ bed }: Fittings): BedPlan {
  return { ...bed, width: doubleBed };
}

/** A single along a wall, its head toward that wall: the one the beds stand by, or the other. */
export function layAlong(room: Room, { bed }: Fittings, across: number, depth: number): void {
  paintSideBed(room.canvas, byWall(room, across, depth), room.tones, { ...bed, hanging: 'none', width: singleBed });
}

/** A spot whose piece turns its head to the nearer wall. */
export function byWall(room: Room, across: number, depth: number): Spot {
  return { ...spotAt(room, across, depth), mirrored: across < 0.5 ? !room.mirrored : room.mirrored };
}

export function layRug(room: Room, { rug }: Fittings, place: RugPlace): void {
  paintRug(room, place, rug);
}

export function hangLamp(room: Room, { hanging }: Fittings, across: number): void {
  paintHangingLamp(room, across, 0.3, hanging);
}

export function growPlant(room: Room, { plant, chance }: Fittings, across: number, depth: number): void {
  paintPlant(room.canvas, spotAt(room, across, depth), room.tones, plant, chance);
}

export function sitDown(room: Room, { seat }: Fittings, across: number, depth: number): void {
  const { canvas, tones } = room;
  paintSeat(canvas, spotAt(room, across, depth), tones, seat);
  if (!canvas.isPortrait) paintSideTable(canvas, spotAt(room, across + 0.085, depth - 0.06), tones);
}

/** A table between two beds. */
export function standBetween(room: Room, { bedside }: Fittings, across: number, depth = 0.1): void {
  paintBedside(room.canvas, spotAt(room, across, depth), room.tones, bedside);
}

/** Bedside tables against the wall, on the sides asked for. */
export function standBeside(
  room: Room,
  { bedside }: Fittings,
  at: number,
  bed: number,
  side: 'near' | 'far' | 'both',
): void {
  const { canvas, tones } = room;
  const spot = spotAt(room, at, 0.12);
  const apart = ((bed * 0.46 + 32) * spot.scale) / canvas.width;
  if (side !== 'far') paintBedside(canvas, spotAt(room, at - apart, 0.12), tones, bedside);
  if (side !== 'near') paintBedside(canvas, spotAt(room, at + apart, 0.12), tones, bedside);
}
