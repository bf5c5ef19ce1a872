// The colours of a room: its walls and wood by style, its cloth by chance, all as they look at that hour indoors.

import { lighten, mixColours } from '#illustrations/drawing/colour.ts';
import type { Colour } from '#illustrations/plates/canvas.ts';
import type { Chance } from '#illustrations/plates/chance.ts';
import type { RoomStyle } from '#illustrations/plates/interiors/room-spec.ts';
import { isLampLit, type Light, type LightName } from '#illustrations/plates/light.ts';

export interface RoomTones {
  readonly wall: Colour;
  readonly wallLit: Colour;
  readonly wallShade: Colour;
  readonly floor: Colour;
  readonly floorLit: Colour;
  readonly floorShade: Colour;
  readonly wood: Colour;
  readonly woodLit: Colour;
  readonly woodShade: Colour;
  readonly linen: Colour;
  readonly linenShade: Colour;
  readonly net: Colour;
  /** Cloth: the strong colour, its companion, and the pale one they are woven on. */
  readonly accent: Colour;
  readonly second: Colour;
  readonly pale: Colour;
  readonly leaf: Colour;
  readonly ink: Colour;
  /** What falls in from outside. */
  readonly daylight: Colour;
  readonly lamp: Colour;
  /** How strongly lamps burn: 0 is off. */
  readonly lampStrength: number;
}

/** What the hour does indoors: the colour it leans to, by which share, and the lightness it takes. */
const hours: Readonly<Record<LightName, readonly [tint: Colour, share: number, darken: number, lamps: number]>> = {
  firstlight: ['#6f5a6c', 0.34, 0.1, 0.8],
  dawn: ['#c98d7c', 0.2, 0.05, 0.45],
  morning: ['#fff0cf', 0.08, 0, 0],
  noon: ['#f4ecd6', 0.06, 0, 0],
  golden: ['#d98a45', 0.26, 0.035, 0.3],
  dusk: ['#7c3f2c', 0.4, 0.13, 1],
  night: ['#5c3420', 0.46, 0.2, 1],
  storm: ['#6f6c5c', 0.28, 0.08, 0.7],
  mist: ['#a3b3a4', 0.16, 0.03, 0.4],
};

/** Walls, floors and wood to choose from. */
const materials: Readonly<
  Record<RoomStyle, { walls: readonly Colour[]; floors: readonly Colour[]; woods: readonly Colour[] }>
> = {
  tent: {
    walls: ['#c9ad80', '#a9a87c', '#dccaa4', '#c49c70', '#e6dcc6', '#95a084'],
    floors: ['#8f6842', '#a5815a', '#7a5638'],
    woods: ['#5d3c27', '#6f4a2e', '#4a3226'],
  },
  lodge: {
    walls: ['#b9a58c', '#c8ab85', '#a8998a', '#ddd0b8', '#bb8f72'],
    floors: ['#8a6a4c', '#a38a70', '#6f5138'],
    woods: ['#6b4a30', '#54382a', '#8a6743'],
  },
  villa: {
    walls: ['#f3ece0', '#efe4d2', '#f2e7da', '#e9e6dc'],
    floors: ['#d8c6a8', '#cbb59a', '#b98f72', '#c9c4b4'],
    woods: ['#4f3120', '#6a4630', '#3f2b22'],
  },
  guesthouse: {
    walls: ['#b7c2a4', '#dcc598', '#c9b0a0', '#a9bcc2', '#e0d4bd', '#cfa98a'],
    floors: ['#a5794f', '#8c6341', '#b98f62'],
    woods: ['#7a5233', '#a8804f', '#e6ddca'],
  },
};

const cloths: readonly (readonly [accent: Colour, second: Colour, pale: Colour])[] = [
  ['#b4502f', '#e3a45a', '#f2dfb8'],
  ['#34527a', '#cf9450', '#ecdfc2'],
  ['#c58a2c', '#7a4a2a', '#f4e3b6'],
  ['#456a4b', '#c79a55', '#ece3c4'],
  ['#74405a', '#d08a5a', '#f0dcc4'],
  ['#2f7073', '#e0a35c', '#f0e6cc'],
  ['#97352c', '#d9a45c', '#f3e2bd'],
  ['#4a4744', '#bd8c58', '#efe6d4'],
  ['#8a5a3c', '#3f6d72', '#f1e4c8'],
];

export function roomTones(light: Light, style: RoomStyle, chance: Chance): RoomTones {
  const [tint, share, darken, lampStrength] = hours[light.name];
  const indoors = (colour: Colour, strength = 1): Colour =>
    lighten(mixColours(colour, tint, share * strength), -darken * strength);
  const { walls, floors, woods } = materials[style];
  const [accent, second, pale] = chance.pick(cloths);
  const wall = indoors(chance.pick(walls));
  const floor = indoors(chance.pick(floors));
  const wood = indoors(chance.pick(woods));
  const ink = mixColours(mixColours('#2e1f18', light.ink, 0.5), tint, 0.06);
  const daylight = light.moon ? '#8fa0d0' : mixColours(light.glow ?? light.haze, '#ffffff', 0.25);
  return {
    wall,
    wallLit: mixColours(wall, isLampLit(light) ? '#ffb469' : '#fff6e2', isLampLit(light) ? 0.3 : 0.4),
    wallShade: mixColours(wall, ink, style === 'villa' ? 0.22 : 0.42),
    floor,
    floorLit: mixColours(floor, daylight, 0.35),
    floorShade: mixColours(floor, ink, 0.42),
    wood,
    woodLit: mixColours(wood, isLampLit(light) ? '#ffb469' : '#fff0d0', 0.28),
    woodShade: mixColours(wood, ink, 0.6),
    linen: indoors('#fffaf0', 0.55),
    linenShade: mixColours(indoors('#d9c9b0', 0.8), ink, 0.1),
    net: indoors('#fffaf0', 0.45),
    accent: indoors(accent, 0.7),
    second: indoors(second, 0.7),
    pale: indoors(pale, 0.7),
    leaf: indoors('#5c7a48', 0.9),
    ink,
    daylight,
    lamp: '#ffe7b0',
    lampStrength,
  };
}
