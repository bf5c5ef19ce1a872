// Where the viewer is: how high the horizon stands in the picture, how near and how large the subject is, and how
// fast things grow smaller toward the distance.

import type { CameraName, Layout, PlateSpec, SpeciesName } from '#illustrations/plates/plate-spec.ts';

export interface View {
  /** How far down the picture land and sky meet, as a share of its height; a roll of the dice adds up to `rise`. */
  readonly horizon: number;
  readonly rise: number;
  /** Where the subject has its feet, as a share of the height. */
  readonly subjectY: number;
  /** How large it is drawn, against a subject seen standing in the plain. */
  readonly size: number;
  /** How large something at the horizon would be, against the same thing at the subject's distance. */
  readonly farSize: number;
  /** How large mountains and forests are, against the same seen standing in the plain. */
  readonly landmark: number;
}

const standing: View = { horizon: 0.59, rise: 0.065, subjectY: 0.88, size: 1, farSize: 0.32, landmark: 1 };

/**
 * How a scene is laid out for each camera; a street, a bag on a bed, a reef from above, an arrivals hall, a gorge's rim and a
 * chamber under water are drawings of their own.
 */
const views: Readonly<Record<CameraName, View>> = {
  eye: standing,
  low: { horizon: 0.745, rise: 0.02, subjectY: 0.915, size: 1.42, farSize: 0.18, landmark: 1.12 },
  hill: { horizon: 0.36, rise: 0.03, subjectY: 0.76, size: 0.84, farSize: 0.2, landmark: 0.6 },
  balloon: { horizon: 0.235, rise: 0.02, subjectY: 0.82, size: 0.62, farSize: 0.22, landmark: 0.4 },
  hatch: { horizon: 0.5, rise: 0.02, subjectY: 0.74, size: 1, farSize: 0.32, landmark: 0.86 },
  fire: { horizon: 0.5, rise: 0.02, subjectY: 0.66, size: 0.62, farSize: 0.4, landmark: 0.9 },
  portrait: { horizon: 0.7, rise: 0.02, subjectY: 1.2, size: 1, farSize: 0.14, landmark: 1.3 },
  river: { horizon: 0.4, rise: 0.02, subjectY: 0.86, size: 0.9, farSize: 0.22, landmark: 0.66 },
  canvas: { horizon: 0.55, rise: 0.02, subjectY: 0.74, size: 0.72, farSize: 0.4, landmark: 0.8 },
  afar: { horizon: 0.6, rise: 0.02, subjectY: 0.88, size: 1.3, farSize: 0.6, landmark: 1.18 },
  sky: { horizon: 0.78, rise: 0.02, subjectY: 0.925, size: 0.82, farSize: 0.24, landmark: 0.8 },
  track: { horizon: 0.46, rise: 0.02, subjectY: 0.8, size: 0.96, farSize: 0.26, landmark: 0.9 },
  window: { horizon: 0.5, rise: 0.02, subjectY: 0.72, size: 0.9, farSize: 0.32, landmark: 0.9 },
  street: standing,
  luggage: standing,
  reef: standing,
  path: standing,
  arrivals: standing,
  rim: standing,
  chamber: standing,
};

/** Words stand over the sky, and a panel over the plain at the picture's foot. */
const belowWords: View = {
  ...standing,
  horizon: 0.68,
  rise: 0,
  subjectY: 0.835,
  farSize: 0.34,
  size: 0.94,
  landmark: 0.96,
};
const belowSomeWords: View = { ...belowWords, horizon: 0.7, subjectY: 0.845, landmark: 0.58 };
const belowManyWords: View = { ...belowWords, horizon: 0.69, subjectY: 0.835, size: 0.86, landmark: 0.56 };

/** Beside small animals the viewer stands nearer, and everything else comes nearer with them. */
const closeness: Readonly<Partial<Record<SpeciesName, number>>> = {
  baboon: 1.1,
  cheetah: 1.16,
  chimpanzee: 1.6,
  'elephant-calf': 1.4,
  'golden-monkey': 3.6,
  gorilla: 1.3,
  leopard: 1.3,
};

export function viewOf(spec: PlateSpec, layout: Layout, ratio: number): View {
  const usual = views[cameraOf(spec)];
  const [leader] = spec.leads === 'props' ? [] : spec.fauna;
  const view = { ...usual, size: usual.size * (leader === undefined ? 1 : (closeness[leader.species] ?? 1)) };
  if (layout === 'words') return ratio < 1.15 ? belowManyWords : ratio < 1.45 ? belowSomeWords : belowWords;
  if (layout === 'panel') return { ...view, size: view.size * 1.1 };
  if (layout === 'thumb') return { ...view, size: view.size * 1.5 };
  return view;
}

export function cameraOf({ camera = 'eye' }: PlateSpec): CameraName {
  return camera;
}
