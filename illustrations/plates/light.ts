// The eight lights of a plate: what the hour does to the sky, to distance, and to every colour on the ground.

import { lighten, mixColours } from '#illustrations/drawing/colour.ts';
import type { Colour } from '#illustrations/plates/canvas.ts';
import type { PlateSpec } from '#illustrations/plates/plate-spec.ts';

export type LightName = PlateSpec['time'];

export interface Light {
  readonly name: LightName;
  /** From the top of the picture down to the horizon. */
  readonly sky: readonly Colour[];
  /** The colour of the sun's disc; without it no sun stands in the sky. */
  readonly sun?: Colour;
  /** What the sun spills around itself and over the plain. */
  readonly glow?: Colour;
  /** How far down the picture the sun stands, as a share of its height. */
  readonly sunY?: number;
  /** In canvas units' thousandths, as every size: times `canvas.unit`. */
  readonly sunRadius?: number;
  /** What distance fades into. */
  readonly haze: Colour;
  /** The farthest land, and the land between it and the plain. */
  readonly far: Colour;
  readonly mid: Colour;
  /** Ground, walls and canvas lean toward this colour, by this share. */
  readonly tint: Colour;
  readonly tintShare: number;
  /** How much lightness the hour takes from everything lit by it. */
  readonly darken: number;
  /** Silhouettes; a deep hue of the scene, never black. */
  readonly ink: Colour;
  /** The edge of light on a silhouette. */
  readonly rim: Colour;
  readonly cloud: Colour;
  readonly cloudOpacity: number;
  /** Heaped clouds instead of streaks, shaded in this colour. */
  readonly cumulus?: Colour;
  /** Fine grain of light around the sun. */
  readonly stipple?: Colour;
  /** How many stars. */
  readonly stars?: number;
  /** A crescent and the Milky Way. */
  readonly moon?: true;
  /** Heavy cloud with a curtain of rain. */
  readonly storm?: true;
  /** Vapour lies over the ground. */
  readonly fog?: true;
}

export const lights: Readonly<Record<LightName, Light>> = {
  // Before the sun: a sky so deep above that pale words can stand in it.
  firstlight: {
    name: 'firstlight',
    sky: ['#14264a', '#1f3763', '#3a4c82', '#6d6397', '#c98d9c', '#f6c596', '#ffe3b4'],
    glow: '#ffcf8f',
    haze: '#f5cfae',
    far: '#8178a4',
    mid: '#a08696',
    tint: '#d9945f',
    tintShare: 0.2,
    darken: 0,
    ink: '#221624',
    rim: '#fbc88c',
    cloud: '#e9cfd6',
    cloudOpacity: 0.42,
  },
  dawn: {
    name: 'dawn',
    sky: ['#3b5985', '#8a93b5', '#e2a9a8', '#f9c99c', '#ffe7bf'],
    sun: '#fff1d0',
    glow: '#ffcf8f',
    sunY: 0.52,
    sunRadius: 48,
    haze: '#fad7b2',
    far: '#8f86a8',
    mid: '#ab8b92',
    tint: '#dd9a6a',
    tintShare: 0.22,
    darken: 0,
    ink: '#261a22',
    rim: '#fbc88c',
    cloud: '#ffeedd',
    cloudOpacity: 0.6,
  },
  morning: {
    name: 'morning',
    sky: ['#4c8eb0', '#8dc0c6', '#dbe4c9', '#fdf3d6'],
    sun: '#fffbe9',
    glow: '#fff2c9',
    sunY: 0.3,
    sunRadius: 54,
    haze: '#f4eed0',
    far: '#8fb0ac',
    mid: '#93a784',
    tint: '#fff0c4',
    tintShare: 0.12,
    darken: 0,
    ink: '#1d2620',
    rim: '#f6efb8',
    cloud: '#fffdf4',
    cloudOpacity: 0.85,
    cumulus: '#c6d8d2',
  },
  noon: {
    name: 'noon',
    sky: ['#2f7ea6', '#6db1c6', '#bfe0da', '#f6f0d4'],
    sun: '#fffdf0',
    glow: '#fff7d8',
    sunY: 0.16,
    sunRadius: 50,
    haze: '#eef0d8',
    far: '#84a9b4',
    mid: '#9ba67e',
    tint: '#ffe9b0',
    tintShare: 0.08,
    darken: 0,
    ink: '#22261b',
    rim: '#f7edb0',
    cloud: '#ffffff',
    cloudOpacity: 0.9,
    cumulus: '#bcd6da',
  },
  golden: {
    name: 'golden',
    sky: ['#b9502f', '#e6853f', '#f8b45a', '#ffe3a4'],
    sun: '#fff0bf',
    glow: '#ffd27a',
    sunY: 0.47,
    sunRadius: 104,
    haze: '#ffd596',
    far: '#d08245',
    mid: '#b86733',
    tint: '#e58b36',
    tintShare: 0.42,
    darken: 0.02,
    ink: '#2a130b',
    rim: '#ffcf80',
    cloud: '#ffc681',
    cloudOpacity: 0.45,
    stipple: '#fff0c4',
  },
  dusk: {
    name: 'dusk',
    sky: ['#271f4b', '#63335d', '#b84f5b', '#ec8752', '#ffca80'],
    sun: '#ffdf9e',
    glow: '#ff9d57',
    sunY: 0.545,
    sunRadius: 84,
    haze: '#ffb478',
    far: '#9e4c5b',
    mid: '#78374d',
    tint: '#b9534c',
    tintShare: 0.55,
    darken: 0.1,
    ink: '#190e1c',
    rim: '#ffa562',
    cloud: '#f08d66',
    cloudOpacity: 0.5,
    stipple: '#ffdf9e',
    stars: 120,
  },
  night: {
    name: 'night',
    sky: ['#081029', '#172550', '#384670', '#8a6470', '#c58463'],
    haze: '#8f6b70',
    far: '#363e63',
    mid: '#252e50',
    tint: '#232a52',
    tintShare: 0.74,
    darken: 0.2,
    ink: '#090c1c',
    rim: '#7d7896',
    cloud: '#4a527c',
    cloudOpacity: 0.4,
    stars: 460,
    moon: true,
  },
  storm: {
    name: 'storm',
    sky: ['#35424f', '#586873', '#8f9a93', '#d8c999', '#f2dfae'],
    haze: '#dccfa4',
    far: '#6c7c7c',
    mid: '#7d805f',
    tint: '#8d8a62',
    tintShare: 0.3,
    darken: 0.05,
    ink: '#1b1f1c',
    rim: '#e9d99c',
    cloud: '#4c5a64',
    cloudOpacity: 0.75,
    storm: true,
  },
  mist: {
    name: 'mist',
    sky: ['#a9bdb6', '#cfdbcb', '#ecefdc', '#f3f0dd'],
    sun: '#fffdee',
    glow: '#fffbe0',
    sunY: 0.26,
    sunRadius: 44,
    haze: '#eef0df',
    far: '#a9beb2',
    mid: '#88a698',
    tint: '#a9bda6',
    tintShare: 0.38,
    darken: 0,
    ink: '#14271f',
    rim: '#cfe3c6',
    cloud: '#ffffff',
    cloudOpacity: 0.5,
    fog: true,
  },
};

/** A colour of the thing itself, as it looks in this light; a lower strength keeps more of the thing. */
export function tone(light: Light, colour: Colour, strength = 1): Colour {
  const tinted = mixColours(colour, light.tint, light.tintShare * strength);
  return light.darken === 0 ? tinted : lighten(tinted, -light.darken);
}

/** Whether lamps are lit. */
export function isLampLit(light: Light): boolean {
  return light.stars !== undefined;
}
