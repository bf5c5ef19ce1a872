// The colours of open water: its own, and the more of the sky the lower the light.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Colour } from '#illustrations/plates/canvas.ts';
import type { Light, LightName } from '#illustrations/plates/light.ts';

export interface WaterTones {
  readonly far: Colour;
  readonly near: Colour;
  readonly deep: Colour;
  readonly glint: Colour;
  /** What the sun or moon lays on it. */
  readonly track: Colour;
}

/** How much of the sky lies on the water: the lower the sun, the more. */
const mirrorings: Readonly<Record<LightName, number>> = {
  firstlight: 0.8,
  dawn: 0.74,
  morning: 0.14,
  noon: 0.08,
  golden: 0.93,
  dusk: 0.95,
  night: 0.84,
  storm: 0.45,
  mist: 0.5,
};

/** `own` are the water's colours by day at its far and near edge. */
export function waterTones(light: Light, own: { readonly far: Colour; readonly near: Colour }): WaterTones {
  const { sky } = light;
  const zenith = sky[0] ?? light.far;
  const horizon = sky[sky.length - 1] ?? light.haze;
  const middle = sky[Math.floor((sky.length - 1) / 2)] ?? light.haze;
  const mirroring = mirrorings[light.name];
  const far = mixColours(own.far, mixColours(middle, horizon, 0.4), mirroring);
  const near = mixColours(own.near, mixColours(zenith, middle, 0.55), mirroring);
  return {
    far,
    near,
    deep: mixColours(mixColours(far, near, 0.3), zenith, 0.42),
    glint: light.moon ? mixColours(near, '#dfe6ff', 0.5) : mixColours('#ffffff', light.glow ?? light.rim, 0.3),
    track: light.moon ? '#dfe6ff' : (light.sun ?? light.haze),
  };
}
