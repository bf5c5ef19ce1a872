// How people stand, walk and ride. Every pose looks to the right with its feet on y = 0; a person is a hundred high.

import type { Pose } from '#illustrations/plates/props/people/person.ts';

export const walking: Pose = {
  farLeg: [
    [-1, -47, 14],
    [-8, -26, 10],
    [-19, -5, 7.6],
  ],
  nearLeg: [
    [1, -47, 15],
    [11, -27, 10.6],
    [13, -5, 7.8],
  ],
  torso: [
    [0, -46, 14],
    [0, -50, 19],
    [3, -62, 21],
    [6, -78, 18],
  ],
  nearArm: [
    [5, -76, 8.6],
    [10, -60, 7.4],
    [22, -54, 6],
  ],
  head: [11, -90],
};

export const standing: Pose = {
  farLeg: [
    [3, -47, 14],
    [6, -26, 10.4],
    [7, -5, 7.8],
  ],
  nearLeg: [
    [-2, -47, 15],
    [-4, -26, 11],
    [-6, -5, 8],
  ],
  torso: [
    [0, -46, 14],
    [0, -50, 19],
    [0, -62, 21],
    [1, -79, 18],
  ],
  nearArm: [
    [0, -76, 8.6],
    [4, -60, 7.4],
    [14, -50, 6],
  ],
  head: [4, -91],
};

/** An arm thrown up. */
export const rejoicing: Pose = {
  ...standing,
  nearArm: [
    [2, -76, 8.6],
    [14, -88, 7.2],
    [21, -106, 6],
  ],
  farArm: [
    [-2, -76, 8.6],
    [-13, -88, 7],
    [-18, -104, 5.6],
  ],
};

/** Bent forward with something in both hands. */
export const reaching: Pose = {
  ...standing,
  torso: [
    [-1, -46, 14],
    [-1, -50, 19],
    [4, -61, 21],
    [11, -76, 18],
  ],
  nearArm: [
    [11, -74, 8.6],
    [20, -62, 7.4],
    [33, -58, 6],
  ],
  head: [19, -86],
};

/** On a bicycle, the near foot down. */
export const riding: Pose = {
  farLeg: [
    [-10, -56, 14],
    [8, -46, 10.4],
    [2, -26, 7.6],
  ],
  nearLeg: [
    [-10, -57, 15],
    [4, -38, 11],
    [-2, -14, 8],
  ],
  torso: [
    [-12, -57, 13],
    [-10, -60, 18],
    [-3, -71, 20],
    [8, -84, 17],
  ],
  nearArm: [
    [8, -82, 8.4],
    [15, -66, 7],
    [27, -58, 5.6],
  ],
  head: [15, -96],
};
