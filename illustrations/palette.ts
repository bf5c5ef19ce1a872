// The tones of a poster: a pale and a deep anchor colour, four to six tones between them and one warm accent,
// by day and by night.

import { mixColours, withLightness } from '#illustrations/drawing/colour.ts';
import { interpolate } from '#illustrations/drawing/interpolation.ts';
import type { PlaceholderCategory } from '../contract/records/placeholders.ts';

export type TimeOfDay = 'day' | 'night';

type Anchors = {
  readonly pale: string;
  readonly body: string;
  readonly deep: string;
  /** The tone of the open sky by day, where mixing pale and body would look dull. */
  readonly sky?: string;
};

export type Palette = {
  readonly time: TimeOfDay;
  readonly sky: string;
  /** Ring tones from the outermost to the innermost. */
  readonly rings: readonly string[];
  readonly disc: string;
  readonly cloud: string;
  /** Land tones from the most distant to the nearest. */
  readonly horizon: string;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly ground: string;
  readonly shade: string;
  readonly ink: string;
  /** Snow, canvas, linen and sail, with the tone of their shaded side. */
  readonly white: string;
  readonly whiteShade: string;
  readonly accent: string;
  readonly accentShade: string;
  readonly lamp: string;
};

const SUN = '#e9a13b';
const SUN_NIGHT = '#f2b65a';
const MOON = '#f7e9cb';
const NIGHT_BLUE = '#3d5a6c';

/** The warm dark tone that shades every accent. */
export const TERRACOTTA = '#a8431c';

const ANCHORS: Readonly<Record<PlaceholderCategory, Anchors>> = {
  accommodation: { pale: '#f6ebd3', body: '#5d8a63', deep: '#173a2c' },
  room: { pale: '#f9e9d4', body: '#b96a4d', deep: '#451d18' },
  activity: { pale: '#fae6d3', body: '#7580a8', deep: '#283158', sky: '#f2d2b6' },
  tour: { pale: '#f7ecce', body: '#93954f', deep: '#353d1c' },
  attraction: { pale: '#fae8cc', body: '#c26a38', deep: '#4d1f10' },
  destination: { pale: '#fbe6d6', body: '#8d7099', deep: '#352546', sky: '#f1cfbf' },
  place: { pale: '#f8edd4', body: '#3f8d94', deep: '#0c404c' },
  placeholder: { pale: '#f8e9c9', body: '#bd8540', deep: '#47290f' },
};

const DAY_RING_SHARES = [0.1, 0.21, 0.36, 0.53, 0.74, 1];
const NIGHT_RING_LIGHTNESS = [0.422, 0.436, 0.46, 0.495, 0.54, 0.6];

function dayPalette({ pale, body, deep, sky = mixColours(pale, body, 0.26) }: Anchors): Palette {
  const halo = mixColours(pale, '#ffe3a3', 0.45);
  const white = mixColours(pale, '#fffdf8', 0.6);
  return {
    time: 'day',
    sky,
    rings: DAY_RING_SHARES.map((share) => mixColours(sky, halo, share)),
    disc: SUN,
    cloud: mixColours(sky, white, 0.55),
    horizon: mixColours(sky, mixColours(pale, body, 0.46), 0.5),
    far: mixColours(pale, body, 0.48),
    middle: mixColours(pale, body, 0.72),
    near: mixColours(body, deep, 0.1),
    ground: mixColours(body, deep, 0.36),
    shade: mixColours(body, deep, 0.66),
    ink: deep,
    white,
    whiteShade: mixColours(pale, body, 0.3),
    accent: SUN,
    accentShade: mixColours(SUN, TERRACOTTA, 0.6),
    lamp: '#ffd98a',
  };
}

function nightPalette({ body }: Anchors): Palette {
  const moonlit = mixColours(body, NIGHT_BLUE, 0.42);
  const tone = (lightness: number): string => withLightness(moonlit, lightness, interpolate(0.2, 0.8, lightness * 2));
  return {
    time: 'night',
    sky: tone(0.41),
    rings: NIGHT_RING_LIGHTNESS.map((lightness) => mixColours(tone(lightness), MOON, 0.05)),
    disc: MOON,
    cloud: tone(0.47),
    horizon: tone(0.39),
    far: tone(0.36),
    middle: tone(0.315),
    near: tone(0.268),
    ground: tone(0.228),
    shade: tone(0.188),
    ink: tone(0.145),
    white: mixColours(tone(0.74), MOON, 0.5),
    whiteShade: tone(0.55),
    accent: mixColours(SUN_NIGHT, tone(0.4), 0.28),
    accentShade: mixColours(SUN_NIGHT, tone(0.3), 0.66),
    lamp: SUN_NIGHT,
  };
}

/** The palette of one category at one time of day. */
export function paletteFor(category: PlaceholderCategory, time: TimeOfDay): Palette {
  const anchors = ANCHORS[category];
  return time === 'night' ? nightPalette(anchors) : dayPalette(anchors);
}
