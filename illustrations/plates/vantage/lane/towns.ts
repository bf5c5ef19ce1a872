// The two towns whose lanes are drawn, house by house, and who walks there.

import type { Colour } from '#illustrations/plates/canvas.ts';
import type { Dress } from '#illustrations/plates/props/people/person.ts';
import { approaching, departing, type Pose, walking } from '#illustrations/plates/props/people/poses.ts';
import { coast } from '#illustrations/plates/props/people/wardrobe.ts';

/** A house of the lane: from where to where one walks past it, how high it stands, and what is in its wall. */
export interface House {
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly wall: Colour;
  readonly door?: number;
  readonly balcony?: true;
  readonly bench?: true;
}

export interface Walker {
  readonly away: number;
  /** From the middle of the lane, in halves of its width. */
  readonly aside: number;
  readonly pose: Pose;
  readonly dress: Dress;
  readonly isComing?: true;
}

export interface Town {
  readonly left: readonly House[];
  readonly right: readonly House[];
  /** The house at the right-hand corner, which faces the viewer: how far away it is. */
  readonly corner: { readonly away: number; readonly wall: Colour };
  readonly walkers: readonly Walker[];
  readonly floor: Colour;
  readonly shutters: readonly [Colour, ...Colour[]];
}

export const stoneTown: Town = {
  left: [
    { from: 0.1, to: 0.74, height: 1.36, wall: '#e9d9b4', door: 0.5 },
    { from: 0.74, to: 1.34, height: 1.18, wall: '#d9b98a', door: 1.02 },
    { from: 1.34, to: 2.1, height: 1.43, wall: '#f3ead2', balcony: true },
    { from: 2.1, to: 3.4, height: 1.1, wall: '#c9cdb4', door: 2.5 },
    { from: 3.4, to: 6, height: 1.28, wall: '#e6d3aa' },
  ],
  right: [
    { from: 1.24, to: 1.7, height: 1.4, wall: '#e3b996', balcony: true },
    { from: 1.7, to: 2.6, height: 1.1, wall: '#f7f0e0', door: 2 },
    { from: 2.6, to: 4, height: 1.36, wall: '#dcc49a', balcony: true },
    { from: 4, to: 6, height: 1.02, wall: '#f0e5d0' },
  ],
  corner: { away: 1.24, wall: '#ecd6a8' },
  walkers: [
    { away: 1.36, aside: -0.46, pose: approaching, dress: coast.kanzu },
    { away: 1.62, aside: 0.54, pose: walking, dress: coast.kanga, isComing: true },
    { away: 2.3, aside: -0.26, pose: departing, dress: coast.shirt },
  ],
  floor: '#d3bd98',
  shutters: ['#3f7a6e', '#2f6f8f', '#7a4a2c'],
};

export const lamu: Town = {
  left: [
    { from: 0.1, to: 0.66, height: 1.05, wall: '#e6ddca' },
    { from: 0.66, to: 1.4, height: 1.28, wall: '#efe7d6', door: 1, bench: true },
    { from: 1.4, to: 2.4, height: 1.15, wall: '#ddd2bc' },
    { from: 2.4, to: 4.2, height: 1.38, wall: '#f3ecdc' },
  ],
  right: [
    { from: 1.2, to: 1.5, height: 1.31, wall: '#efe6d2' },
    { from: 1.5, to: 2.5, height: 1.33, wall: '#e6dbc4', door: 1.74, bench: true },
    { from: 2.5, to: 4.2, height: 1.15, wall: '#f0e8d8' },
  ],
  corner: { away: 1.2, wall: '#ddd1ba' },
  walkers: [
    {
      away: 1.3,
      aside: -0.74,
      pose: approaching,
      dress: { ...coast.kanzu, head: { wear: 'kofia', colour: '#b8862f' } },
    },
    { away: 1.86, aside: -0.12, pose: departing, dress: coast.buibui },
    { away: 1.7, aside: -0.44, pose: departing, dress: coast.schoolgirl },
  ],
  floor: '#cdbb9c',
  shutters: ['#6b4630', '#7a5434'],
};
