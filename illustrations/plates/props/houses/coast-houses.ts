// Houses of the Swahili coast, seen from one corner: coral walls with few windows, roofs to sit on in the evening, some
// under palm thatch, one behind another down to the water.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { paintGlow } from '#illustrations/plates/elements/glow.ts';
import { isLampLit, type Light, tone } from '#illustrations/plates/light.ts';
import { polygon } from '#illustrations/plates/paths.ts';
import { type Block, type MasonryTones, masonryTones, opening } from '#illustrations/plates/props/houses/masonry.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';
import { paintThatch, type ThatchTones } from '#illustrations/plates/props/thatch.ts';
import { paintPalm } from '#illustrations/plates/trees/palm.ts';

interface House extends Block {
  readonly storeys: number;
  /** Where the carved door stands; most turn it to another lane. */
  readonly door?: number;
  /** An open storey under palm thatch, or a terrace behind its parapet. */
  readonly roof: 'thatch' | 'terrace';
}

/** Houses side by side: how far up the picture, how large, and how much of them the air takes. */
interface Row {
  readonly up: number;
  readonly size: number;
  readonly haze: number;
  readonly from: number;
  readonly to: number;
  readonly storeys: readonly [least: number, most: number];
  /** How much of the row palms and gardens take. */
  readonly gaps: number;
  /** How far its walls go on behind what stands before them. */
  readonly below?: number;
}

const reference = 360;
/** How far a side goes back, and how steeply. */
const receding = { share: 0.34, rise: 0.3 };

/** The sea front of Lamu, from where it leaves the picture to the point beyond which there is only water. */
const waterfront = [
  { up: 92, size: 0.34, haze: 0.5, from: -1500, to: 236, storeys: [1, 2], gaps: 0.12 },
  { up: 58, size: 0.56, haze: 0.24, from: -1500, to: 128, storeys: [1, 3], gaps: 0.1 },
  { up: 6, size: 0.94, haze: 0, from: -1500, to: 10, storeys: [2, 3], gaps: 0.1 },
] as const satisfies readonly Row[];

export function paintWaterfront(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, mirrored = false } = setting;
  paintStanding(canvas, { x, y, width, reference }, mirrored, () => {
    for (const row of waterfront) {
      paintRow(canvas, row, setting);
      // The quay of coral stone it stands on.
      const { up, size, haze, from, to } = row;
      const { wallLit, wallShade, ink } = tonesAt(light, haze);
      const end = to + 52 * size;
      canvas.path(draw`M${from} ${-up}H${end}L${end + 4} ${15 * size - up}H${from}Z`, mixColours(wallShade, ink, 0.2));
      canvas.path(draw`M${from} ${-up}H${end}v${3 * size}H${from}Z`, wallLit);
      canvas.path(draw`M${from} ${15 * size - up}H${end + 14}v${4 * size}H${from}Z`, ink, { opacity: 0.25 });
    }
  });
}

/** Shela from a roof: the rows that go down to the channel, and the tall house among them. */
const behind = [
  { up: 88, size: 0.42, haze: 0.46, from: -1600, to: 1600, storeys: [1, 2], gaps: 0.12, below: 130 },
  { up: 56, size: 0.62, haze: 0.22, from: -1600, to: 1600, storeys: [1, 3], gaps: 0.12, below: 130 },
] as const satisfies readonly Row[];
const before = {
  up: -84,
  size: 1.02,
  haze: 0,
  from: -1600,
  to: 1600,
  storeys: [2, 3],
  gaps: 0.12,
  below: 130,
} as const;
const tallHouse: House = { left: -52, right: 46, top: -236, storeys: 5, roof: 'thatch' };
/** How much of the rows is the tall house. */
const own = 250;

export function paintTownhouse(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light } = setting;
  if (isLampLit(light)) paintGlow(canvas, x, y - width * 0.3, width * 1.1, '#ffb45e', 0.3);
  paintStanding(canvas, { x, y, width, reference: own }, setting.mirrored ?? false, () => {
    for (const row of behind) paintRow(canvas, row, setting);
    paintHouse(canvas, tallHouse, tonesAt(light, 0), chanceOf(canvas, 'tall-house'), 90);
    paintRow(canvas, before, setting);
  });
}

interface HouseTones extends MasonryTones {
  readonly thatch: ThatchTones;
  /** A pane behind which no lamp burns. */
  readonly dark: Colour;
}

function tonesAt(light: Light, haze: number): HouseTones {
  const pale = (colour: Colour) => mixColours(colour, mixColours(light.haze, light.far, 0.5), haze);
  const { wall, wallLit, wallShade, ink, timber, inside } = masonryTones(light, '#efe3cc');
  const straw = tone(light, '#8f7a52', 0.6);
  return {
    wall: pale(wall),
    wallLit: pale(mixColours(wallLit, light.rim, 0.2)),
    wallShade: pale(mixColours(wallShade, ink, 0.22)),
    ink: pale(ink),
    timber: pale(timber),
    inside,
    dark: pale(mixColours(ink, light.far, 0.3)),
    thatch: {
      straw: pale(straw),
      strawLit: pale(mixColours(straw, light.rim, 0.4)),
      strawShade: pale(mixColours(straw, ink, 0.6)),
    },
  };
}

function paintRow(
  canvas: Canvas,
  { up, size, haze, from, to, storeys, gaps, below = 0 }: Row,
  { light, ground }: PropSetting,
): void {
  const chance = chanceOf(canvas, `row-${up}`);
  const tones = tonesAt(light, haze);
  const green = mixColours(mixColours(ground.bush, light.ink, 0.35), light.far, haze);
  canvas.group({ transform: `translate(0 ${-up}) scale(${size})` }, () => {
    for (let left = from / size; left < to / size; ) {
      if (chance.happens(gaps)) {
        const foot = left + chance.between(8, 26);
        const palm = {
          ink: green,
          lit: mixColours(green, light.rim, 0.2),
          facing: chance.happens(0.5) ? 1 : -1,
        } as const;
        paintPalm(canvas, foot, 20, chance.between(96, 150), {
          ...palm,
          lean: 0.12,
          name: `palm-${up}-${Math.round(left)}`,
        });
        left += 30;
      }
      const wide = Math.min(chance.between(58, 112), to / size - left);
      if (wide < 40) break;
      const floors = chance.whole(...storeys);
      paintHouse(
        canvas,
        {
          left,
          right: left + wide,
          top: -floors * chance.between(36, 50),
          storeys: floors,
          roof: wide > 76 && chance.happens(0.46) ? 'thatch' : 'terrace',
          ...(chance.happens(0.4) && { door: left + wide * chance.between(0.3, 0.7) }),
        },
        tones,
        chance,
        below,
      );
      left += wide * chance.between(1, 1.16);
    }
  });
}

function paintHouse(canvas: Canvas, house: House, tones: HouseTones, chance: Chance, foot = 0): void {
  const { left, right, top } = house;
  const deep = Math.min(44, (right - left) * receding.share);
  const away = -deep * receding.rise;
  const front = canvas.linearGradient([
    [0, tones.wallLit],
    [0.6, tones.wall],
    [1, mixColours(tones.wall, tones.wallShade, 0.7)],
  ]);
  const side = canvas.fade(tones.wallShade, mixColours(tones.wallShade, tones.ink, 0.3));
  canvas.path(draw`M${right} ${foot}V${top}L${right + deep} ${top + away}V${foot}Z`, side);
  canvas.path(draw`M${left} ${foot}V${top}H${right}V${foot}Z`, front);
  if (house.roof === 'thatch') paintOpenStorey(canvas, house, deep, tones, chance);
  else paintTerrace(canvas, house, deep, tones, chance);
  paintWindows(canvas, house, deep, tones, chance);
  if (house.door !== undefined) {
    canvas.path(opening(house.door, 0, 26, 40, true), tones.wallShade);
    canvas.path(opening(house.door, 0, 19, 35, true), tones.timber);
  }
}

/** Walls of coral keep the sun out: here a tall window with leaves of wood, there a slit, and much of the wall bare. */
function paintWindows(
  canvas: Canvas,
  { left, right, top, storeys, door }: House,
  deep: number,
  tones: HouseTones,
  chance: Chance,
): void {
  const storey = -top / storeys;
  let [lit, dark, leaves, hoods] = ['', '', '', ''];
  for (let floor = 0; floor < storeys; floor += 1) {
    for (let x = left + chance.between(8, 20); x < right - 8; x += chance.between(17, 34)) {
      if (chance.happens(0.3) || (floor === 0 && door !== undefined && Math.abs(x - door) < 22)) continue;
      const isTall = chance.happens(0.55);
      const [wide, tall] = isTall ? [7.5, storey * 0.44] : [5, storey * 0.2];
      const sill = -storey * (floor + (isTall ? 0.24 : 0.5));
      const pane = opening(x, sill, wide, tall, isTall && floor === storeys - 1);
      if (chance.happens(floor === 0 ? 0.2 : 0.36)) lit += pane;
      else dark += pane;
      if (isTall && chance.happens(0.6)) leaves += opening(x - wide * 0.5 - 2.4, sill, 4, tall, false);
      if (isTall) hoods += draw`M${x - wide} ${sill}h${wide * 2}v1.600h${-wide * 2}Z`;
    }
    const along = right + deep * chance.between(0.3, 0.7);
    const sill = -storey * (floor + 0.34) - deep * receding.rise * 0.5;
    if (chance.happens(0.5)) dark += draw`M${along - 2} ${sill}v${-storey * 0.3}l4 -1.200v${storey * 0.3}Z`;
  }
  canvas.path(dark, tones.dark);
  canvas.path(lit, tones.inside);
  canvas.path(leaves, tones.timber);
  canvas.path(hoods, tones.wallShade);
}

/** A flat roof: its floor in the last light, a parapet around it, a line of washing or a jar. */
function paintTerrace(
  canvas: Canvas,
  { left, right, top }: House,
  deep: number,
  tones: HouseTones,
  chance: Chance,
): void {
  const away = -deep * receding.rise;
  const floor = draw`M${left} ${top}H${right}L${right + deep} ${top + away}H${left + deep}Z`;
  canvas.path(draw`M${left + deep} ${top + away}V${top + away - 8}H${right + deep}V${top + away}Z`, tones.wallShade);
  canvas.path(floor, mixColours(tones.wallLit, tones.wallShade, 0.4));
  if (chance.happens(0.5)) {
    const x = left + (right - left) * chance.between(0.2, 0.6);
    const cloth = mixColours(tones.wallLit, chance.pick(['#b5482a', '#2f6a78', '#d9a441']), 0.5);
    canvas.path(draw`M${x} ${top - 13}h9v10h-9ZM${x + 12} ${top - 13}h6v8h-6ZM${x + 21} ${top - 13}h8v11h-8Z`, cloth);
  }
  canvas.path(draw`M${left} ${top + 3}V${top - 6}H${right}V${top + 3}Z`, tones.wallLit);
  canvas.path(
    draw`M${right} ${top + 3}V${top - 6}L${right + deep} ${top + away - 6}V${top + away + 3}Z`,
    tones.wallShade,
  );
  canvas.path(draw`M${left} ${top + 3}H${right}v1.800H${left}Z`, tones.wallShade, { opacity: 0.7 });
}

/** The top floor: a parapet, posts, a lamp, and thatch low and wide enough to throw shade. */
function paintOpenStorey(
  canvas: Canvas,
  { left, right, top }: House,
  deep: number,
  tones: HouseTones,
  chance: Chance,
): void {
  const away = -deep * receding.rise;
  const [end, eaves] = [right + deep * 0.9, top - 24];
  const glow = canvas.fade(mixColours(tones.inside, tones.ink, 0.72), mixColours(tones.inside, tones.ink, 0.3));
  canvas.path(draw`M${left + 3} ${top}V${eaves - 6}H${end - 3}V${top + away}L${right} ${top}Z`, glow);
  let posts = '';
  for (let post = left + 2; post < end; post += (end - left - 6) / Math.max(3, Math.round((end - left) / 26)))
    posts += draw`M${post} ${top}V${eaves - 4}h4V${top}Z`;
  canvas.path(posts, tones.wall);
  canvas.path(draw`M${left - 1} ${top + 2}V${top - 8}H${right + 1}V${top + 2}Z`, tones.wallLit);
  const side = [
    [right + 1, top + 2],
    [right + 1, top - 8],
    [right + deep, top + away - 8],
    [right + deep, top + away + 2],
  ] as const;
  canvas.path(polygon(side), tones.wallShade);
  const [middle, reach] = [(left + end) / 2, (end - left) / 2];
  const ridge = [middle - reach * 0.7, middle + reach * 0.62, eaves - 8 - reach * 0.3] as const;
  paintThatch(canvas, { ridge, eaves: [left - 8, end + 8, eaves + 4], droop: 3, courses: 4 }, tones.thatch, chance);
}
