// How a bed is made up. The beds of one room are made up alike.

import type { Chance } from '#illustrations/plates/chance.ts';
import type { RoomStyle } from '#illustrations/plates/interiors/room-spec.ts';

export type Headboard = 'panel' | 'arched' | 'slatted' | 'upholstered';
export type Hanging = 'four-poster' | 'ring-net' | 'none';
export type Throw = 'stripes' | 'zigzag' | 'border' | 'plain';

export interface BedPlan {
  /** In centimetres. */
  readonly width: number;
  readonly headboard: Headboard;
  readonly hanging: Hanging;
  readonly blanket: Throw;
  readonly cushions: number;
}

export const doubleBed = 172;
export const singleBed = 112;

const headboards: Readonly<Record<RoomStyle, readonly Headboard[]>> = {
  tent: ['panel', 'slatted', 'upholstered'],
  lodge: ['panel', 'slatted', 'upholstered'],
  villa: ['arched', 'panel', 'slatted'],
  guesthouse: ['slatted', 'arched', 'upholstered', 'panel'],
};

const hangings: Readonly<Record<RoomStyle, readonly Hanging[]>> = {
  tent: ['four-poster', 'ring-net', 'ring-net', 'none'],
  lodge: ['four-poster', 'ring-net', 'none'],
  villa: ['four-poster', 'four-poster', 'ring-net'],
  guesthouse: ['ring-net', 'none', 'none'],
};

export function planBed(style: RoomStyle, chance: Chance): Omit<BedPlan, 'width'> {
  return {
    headboard: chance.pick(headboards[style]),
    hanging: chance.pick(hangings[style]),
    blanket: chance.pick(['stripes', 'zigzag', 'border', 'plain'] as const),
    cushions: chance.whole(1, 3),
  };
}
