// The five grounds of a plate, and how a light changes them.

import type { Colour } from '#illustrations/plates/canvas.ts';
import { type Light, tone } from '#illustrations/plates/light.ts';
import type { PlateSpec } from '#illustrations/plates/plate-spec.ts';

export type BiomeName = PlateSpec['biome'];

/** The tones of the plain. */
export interface Ground {
  /** Where the plain meets the horizon, and at the viewer's feet. */
  readonly far: Colour;
  readonly near: Colour;
  /** Sunlit grass and the shade between it. */
  readonly light: Colour;
  readonly dark: Colour;
  /** Bushes and leaves. */
  readonly bush: Colour;
}

const biomes: Readonly<Record<BiomeName, Ground>> = {
  savannah: { far: '#e0b46c', near: '#84542b', light: '#f7d995', dark: '#6b4426', bush: '#6b5a33' },
  green: { far: '#d3d892', near: '#5c7034', light: '#eef2b4', dark: '#4b6733', bush: '#4f7044' },
  redearth: { far: '#d98d5a', near: '#8b3c20', light: '#f5bd84', dark: '#7a3119', bush: '#76683a' },
  arid: { far: '#e4c48d', near: '#a5703f', light: '#fae3b4', dark: '#8d5f37', bush: '#7d7444' },
  highland: { far: '#b9c58c', near: '#3f5a44', light: '#dbe5ac', dark: '#385443', bush: '#3d5f4a' },
};

/** The ground of a biome as it looks in this light. */
export function groundIn(light: Light, biome: BiomeName): Ground {
  const ground = biomes[biome];
  return {
    far: tone(light, ground.far, 0.8),
    near: tone(light, ground.near),
    light: tone(light, ground.light, 0.8),
    dark: tone(light, ground.dark),
    bush: tone(light, ground.bush),
  };
}
