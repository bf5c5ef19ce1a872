// How people stand, walk and ride. Every pose looks to the right with its feet on y = 0; a person is a hundred high.

import type { LimbPoint } from '#illustrations/drawing/limbs.ts';
import type { Turn } from '#illustrations/plates/props/people/heads.ts';

/** Limbs from the body outward, looking to the right with the feet on y = 0; a person is 100 high. */
export interface Pose {
  readonly farLeg: readonly LimbPoint[];
  readonly nearLeg: readonly LimbPoint[];
  readonly torso: readonly LimbPoint[];
  readonly farArm?: readonly LimbPoint[];
  readonly nearArm: readonly LimbPoint[];
  readonly head: readonly [x: number, y: number];
  /** Seen from the side unless said otherwise. */
  readonly turn?: Turn;
  /** How far above the ground, in a leap. */
  readonly lift?: number;
}

/** A limb from the body outward, in threes: x, y and how thick it is there. */
function through(...values: readonly number[]): LimbPoint[] {
  return Array.from({ length: values.length / 3 }, (_, index): LimbPoint => {
    const [x = 0, y = 0, width = 0] = values.slice(index * 3, index * 3 + 3);
    return [x, y, width];
  });
}

export const walking: Pose = {
  farLeg: through(-1, -47, 14, -8, -26, 10, -19, -5, 7.6),
  nearLeg: through(1, -47, 15, 11, -27, 10.6, 13, -5, 7.8),
  torso: through(0, -46, 14, 0, -50, 19, 3, -62, 21, 6, -78, 18),
  nearArm: through(5, -76, 8.6, 10, -60, 7.4, 22, -54, 6),
  head: [11, -90],
};

/** The other half of the same stride: the near leg behind, the near arm swung back. */
export const striding: Pose = {
  ...walking,
  farLeg: through(2, -47, 14, 13, -28, 10, 17, -6, 7.6),
  nearLeg: through(-1, -47, 15, -3, -26, 10.8, -14, -6, 7.8),
  nearArm: through(5, -76, 8.6, -1, -61, 7.4, 1, -47, 6),
};

export const standing: Pose = {
  farLeg: through(3, -47, 14, 6, -26, 10.4, 7, -5, 7.8),
  nearLeg: through(-2, -47, 15, -4, -26, 11, -6, -5, 8),
  torso: through(0, -46, 14, 0, -50, 19, 0, -62, 21, 1, -79, 18),
  nearArm: through(0, -76, 8.6, 4, -60, 7.4, 14, -50, 6),
  head: [4, -91],
};

/** An arm thrown up. */
export const rejoicing: Pose = {
  ...standing,
  nearArm: through(2, -76, 8.6, 14, -88, 7.2, 21, -106, 6),
  farArm: through(-2, -76, 8.6, -13, -88, 7, -18, -104, 5.6),
};

/** Bent forward with something in both hands. */
export const reaching: Pose = {
  ...standing,
  torso: through(-1, -46, 14, -1, -50, 19, 4, -61, 21, 11, -76, 18),
  nearArm: through(11, -74, 8.6, 20, -62, 7.4, 33, -58, 6),
  head: [19, -86],
};

/** On a bicycle, the near foot down. */
export const riding: Pose = {
  farLeg: through(-10, -56, 14, 8, -46, 10.4, 2, -26, 7.6),
  nearLeg: through(-10, -57, 15, 4, -38, 11, -2, -14, 8),
  torso: through(-12, -57, 13, -10, -60, 18, -3, -71, 20, 8, -84, 17),
  nearArm: through(8, -82, 8.4, 15, -66, 7, 27, -58, 5.6),
  head: [15, -96],
};

/** Seen from behind. */
export const turnedAway: Pose = {
  turn: 'away',
  farLeg: through(5, -47, 14, 6, -26, 10.6, 7, -5, 7.8),
  nearLeg: through(-5, -47, 14, -6, -26, 10.8, -7, -5, 8),
  torso: through(0, -46, 19, 0, -52, 19, 0, -64, 21, 0, -79, 20),
  farArm: through(10, -76, 8, 13, -60, 7, 11, -46, 5.6),
  nearArm: through(-10, -76, 8, -14, -61, 7, -11, -47, 5.6),
  head: [0, -91],
};

/** Coming toward the viewer: one foot ahead is lower in the picture, and one arm swings forward. */
export const approaching: Pose = {
  ...turnedAway,
  turn: 'front',
  farLeg: through(5, -47, 14, 6, -28, 10, 5, -7.4, 7),
  nearLeg: through(-5, -47, 14, -6, -24, 11, -5, -4, 8.4),
  farArm: through(10, -76, 8, 13, -61, 7, 8, -49, 5.6),
};

/** Walking away from the viewer. */
export const departing: Pose = { ...approaching, turn: 'away' };

/** Old, on a stick. */
export const leaning: Pose = {
  ...standing,
  torso: through(-1, -46, 14, -2, -50, 18, 0, -61, 20, 4, -76, 16),
  nearArm: through(4, -73, 8, 7, -60, 7, 17, -56, 5.6),
  head: [9, -87],
};

/** On a chair, something warm in the hands. */
export const sitting: Pose = {
  farLeg: through(-10, -33, 14, 9, -33, 11, 14, -5, 7.6),
  nearLeg: through(-11, -32, 15, 12, -31, 11.4, 17, -5, 8),
  torso: through(-11, -31, 14, -12, -36, 19, -11, -48, 21, -8, -65, 18),
  nearArm: through(-9, -62, 8.6, -5, -47, 7.4, 9, -47, 6),
  head: [-3, -77],
};

/** Both hands at the eyes, with what one looks through. */
export const spying: Pose = {
  ...standing,
  nearArm: through(1, -76, 8.6, 14, -73, 7.4, 15, -90, 5.6),
  farArm: through(2, -76, 8.6, 18, -76, 7, 20, -90, 5.6),
};

/** Bent to the finder of a camera that stands on three legs, a hand on either side of it. */
export const focusing: Pose = {
  ...standing,
  farLeg: through(4, -47, 14, 10, -26, 10.4, 12, -5, 7.8),
  torso: through(-2, -46, 14, -2, -50, 19, 0, -62, 21, 5, -77, 18),
  nearArm: through(5, -74, 8.6, 13, -64, 7.4, 30, -78, 5.6),
  farArm: through(6, -75, 8.6, 18, -68, 7, 24, -80, 5.6),
  head: [9, -90],
};

/** A glass held up to the others. */
export const toasting: Pose = {
  ...standing,
  nearArm: through(1, -76, 8.6, 14, -78, 7.4, 25, -92, 5.6),
};

/** The same from a chair. */
export const seatedToast: Pose = {
  ...sitting,
  nearArm: through(-8, -62, 8.6, 5, -66, 7.4, 16, -80, 5.6),
};

/** Straight up, heels together and arms along the body. */
export const leaping: Pose = {
  ...standing,
  farLeg: through(2, -47, 14, 3, -26, 10.4, 3, -5, 7.8),
  nearLeg: through(-1, -47, 15, -1, -26, 11, -2, -5, 8),
  nearArm: through(-1, -76, 8, -3, -60, 7, -1, -44, 5.6),
  head: [4, -93],
};

/** At the height of that. */
export const inTheAir: Pose = { ...leaping, lift: 26 };

/** Seated at a tiller, the hand behind the back. */
export const steering: Pose = {
  ...sitting,
  nearArm: through(-9, -62, 8.6, -19, -52, 7.4, -14, -42, 6),
};

/** A hand above the eyes, against the light. */
export const lookingOut: Pose = {
  ...standing,
  nearArm: through(1, -76, 8.6, 13, -78, 7.2, 10, -93, 5.4),
};

/** Across a table from the viewer, both hands on it. */
export const seatedFacing: Pose = {
  turn: 'front',
  farLeg: through(5, -31, 14, 7, -22, 11, 7, -5, 8),
  nearLeg: through(-5, -31, 14, -7, -22, 11, -7, -5, 8),
  torso: through(0, -31, 19, 0, -37, 19, 0, -49, 21, 0, -65, 20),
  farArm: through(10, -62, 8, 15, -50, 7, 7, -45, 5.6),
  nearArm: through(-10, -62, 8, -15, -50, 7, -7, -45, 5.6),
  head: [0, -77],
};

/** From behind, an arm out to what there is to see. */
export const pointing: Pose = {
  ...turnedAway,
  farArm: through(10, -75, 8, 20, -82, 7, 33, -90, 5.6),
};
