// Houses of the Swahili coast: coral walls washed white, roofs of iron sheet, one storey open under thatch.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { paintGlow } from '#illustrations/plates/elements/glow.ts';
import { isLampLit, type Light, tone } from '#illustrations/plates/light.ts';
import {
  type Block,
  type MasonryTones,
  masonryTones,
  opening,
  paintBlock,
} from '#illustrations/plates/props/houses/masonry.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';
import { paintThatch, type ThatchTones } from '#illustrations/plates/props/thatch.ts';

interface House extends Block {
  readonly storeys: number;
  readonly windows: number;
  /** Where the carved door stands; a house seen from its side has none. */
  readonly door?: number;
  /** Open under a palm thatch on top, or under iron sheet. */
  readonly isThatched: boolean;
}

const reference = 360;

/** From the back to the front. */
const waterfront: readonly House[] = [
  { left: -172, right: -96, top: -118, storeys: 2, windows: 2, isThatched: false },
  { left: 84, right: 176, top: -104, storeys: 2, windows: 3, isThatched: true },
  { left: -116, right: 6, top: -158, storeys: 3, windows: 4, door: -66, isThatched: true },
  { left: 0, right: 98, top: -126, storeys: 2, windows: 3, door: 62, isThatched: false },
];

/** A single house with its neighbour, thatched. */
const seaHouses: readonly House[] = [
  { left: 40, right: 150, top: -84, storeys: 2, windows: 3, isThatched: false },
  { left: -120, right: 46, top: -124, storeys: 2, windows: 4, door: -30, isThatched: true },
];

export function paintWaterfront(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  paintHouses(canvas, { x, y, width }, waterfront, setting);
}

export function paintSeaHouses(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  paintHouses(canvas, { x, y, width }, seaHouses, setting);
}

interface Place {
  x: number;
  y: number;
  width: number;
}

function paintHouses(canvas: Canvas, place: Place, houses: readonly House[], setting: PropSetting): void {
  const { light, mirrored = false } = setting;
  const chance = chanceOf(canvas, `coast${Math.round(place.x)}`);
  const tones = masonryTones(light, '#f3ead8');
  const iron = mixColours(tone(light, '#a86a4a', 0.6), tones.ink, 0.16);
  const roofs = { straw: strawTones(light, tones), iron };
  if (isLampLit(light)) paintGlow(canvas, place.x, place.y - place.width * 0.2, place.width * 0.7, '#ffb45e', 0.4);
  paintStanding(canvas, { ...place, reference }, mirrored, () => {
    canvas.ellipse(8, 0, reference * 0.52, 7, tones.ink, { opacity: 0.28 });
    for (const house of houses) paintHouse(canvas, house, tones, roofs, chance);
  });
}

function strawTones(light: Light, { ink }: MasonryTones): ThatchTones {
  const straw = tone(light, '#8f7a52', 0.6);
  return { straw, strawLit: mixColours(straw, light.rim, 0.4), strawShade: mixColours(straw, ink, 0.6) };
}

interface RoofTones {
  readonly straw: ThatchTones;
  readonly iron: Colour;
}

function paintHouse(
  canvas: Canvas,
  house: House,
  tones: MasonryTones,
  { straw, iron }: RoofTones,
  chance: Chance,
): void {
  const { left, right, top } = house;
  paintBlock(canvas, house, tones);
  // Rain and salt darken the foot of the wall.
  const damp = canvas.linearGradient([
    [0, tones.wallShade, 0],
    [1, tones.wallShade, 0.7],
  ]);
  canvas.path(draw`M${left} 0V${top * 0.3}H${right}V0Z`, damp);
  canvas.path(draw`M${right - 4} 0V${top}H${right}V0Z`, tones.ink, { opacity: 0.2 });
  if (house.isThatched) paintOpenStorey(canvas, house, tones, straw, chance);
  else paintIronRoof(canvas, house, tones, iron);
  paintWindows(canvas, house, tones);
  if (house.door !== undefined) paintDoor(canvas, house.door, tones);
}

function paintWindows(canvas: Canvas, { left, right, top, storeys, windows, door }: House, tones: MasonryTones): void {
  const storey = -top / storeys;
  let frames = '';
  let panes = '';
  let ledges = '';
  for (let floor = 0; floor < storeys; floor += 1) {
    for (let window = 0; window < windows; window += 1) {
      const x = left + ((right - left) * (window + 0.5)) / windows;
      const isTaken = floor === 0 && door !== undefined && Math.abs(x - door) < 22;
      if (isTaken) continue;
      const sill = -storey * floor - storey * 0.26;
      frames += opening(x, sill, 13, storey * 0.5, floor > 0);
      panes += opening(x, sill, 9.5, storey * 0.44, floor > 0);
      ledges += draw`M${x - 9} ${sill}h18v3h-18Z`;
    }
  }
  canvas.path(frames, mixColours(tones.wallShade, tones.ink, 0.15));
  canvas.path(panes, tones.inside);
  canvas.path(ledges, tones.wallShade);
}

/** A carved double door under an arch. */
function paintDoor(canvas: Canvas, x: number, tones: MasonryTones): void {
  canvas.path(opening(x, 0, 32, 44, true), tones.wallShade);
  canvas.path(opening(x, 0, 25, 38, true), tones.timber);
  canvas.path(draw`M${x} 0V-36M${x - 8} -4V-30M${x + 8} -4V-30`, 'none', { stroke: tones.ink, 'stroke-width': 1.3 });
}

/** A roof of iron sheet, hipped and rusting, above a plain parapet. */
function paintIronRoof(canvas: Canvas, { left, right, top }: House, tones: MasonryTones, iron: Colour): void {
  const inset = (right - left) * 0.16;
  const ridge = top - 20;
  const roof = draw`M${left - 6} ${top}L${left + inset} ${ridge}H${right - inset}L${right + 6} ${top}Z`;
  canvas.path(roof, iron);
  let sheets = '';
  const count = Math.round((right - left) / 8);
  for (let sheet = 1; sheet < count; sheet += 1) {
    const share = sheet / count;
    const foot = left - 6 + (right - left + 12) * share;
    const head = left + inset + (right - left - 2 * inset) * share;
    sheets += draw`M${foot} ${top}L${head} ${ridge}h0.9L${foot + 1.2} ${top}Z`;
  }
  canvas.path(sheets, tones.ink, { opacity: 0.26 });
  canvas.path(draw`M${left - 7} ${top - 1}H${right + 7}V${top + 3}H${left - 7}Z`, tones.wallLit);
  canvas.path(draw`M${left} ${top + 3}H${right}V${top + 7}H${left}Z`, tones.wallShade, { opacity: 0.7 });
}

/** The top floor: a parapet, posts, and thatch wide enough to throw shade. */
function paintOpenStorey(
  canvas: Canvas,
  { left, right, top }: House,
  tones: MasonryTones,
  straw: ThatchTones,
  chance: Chance,
): void {
  const eaves = top - 24;
  canvas.path(draw`M${left + 5} ${top}V${eaves - 6}H${right - 5}V${top}Z`, mixColours(tones.inside, tones.ink, 0.35));
  let posts = '';
  for (let post = 0; post < 5; post += 1)
    posts += draw`M${left + 4 + ((right - left - 12) * post) / 4} ${top}V${eaves}h4V${top}Z`;
  canvas.path(posts, tones.timber);
  canvas.path(draw`M${left - 1} ${top + 2}V${top - 8}H${right + 1}V${top + 2}Z`, tones.wallLit);
  const middle = (left + right) / 2;
  const reach = (right - left) / 2;
  const roof = {
    ridge: [middle - reach * 0.42, middle + reach * 0.42, eaves - 44],
    eaves: [left - 10, right + 10, eaves + 2],
    droop: 5,
    courses: 4,
  } as const;
  paintThatch(canvas, roof, straw, chance);
}
