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
  /** An open storey under palm thatch, iron sheet, or a terrace behind its parapet. */
  readonly roof: 'thatch' | 'iron' | 'terrace';
}

const reference = 360;

/** From the back to the front. */
const waterfront: readonly House[] = [
  { left: -172, right: -96, top: -118, storeys: 2, windows: 2, roof: 'iron' },
  { left: 84, right: 176, top: -104, storeys: 2, windows: 3, roof: 'thatch' },
  { left: -116, right: 6, top: -158, storeys: 3, windows: 4, door: -66, roof: 'thatch' },
  { left: 0, right: 98, top: -126, storeys: 2, windows: 3, door: 62, roof: 'iron' },
];

export function paintWaterfront(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  paintHouses(canvas, { x, y, width }, waterfront, setting);
}

/** How much of the row is the tall house: the others go on beside it. */
const own = 250;

export function paintTownhouse(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const chance = chanceOf(canvas, 'neighbours');
  const tones = masonryTones(setting.light, '#d8c6a4');
  paintStanding(canvas, { x, y, width, reference: own }, setting.mirrored ?? false, () => {
    // The lane before the houses, paved and swept.
    canvas.path(
      draw`M-3000 -14H3000V400H-3000Z`,
      canvas.linearGradient([
        [0, tones.wallShade],
        [0.12, tones.wall],
        [1, mixColours(tones.wallShade, tones.ink, 0.5)],
      ]),
    );
  });
  const row = { x, y: y - width * 0.04, width: (width * reference) / own };
  paintHouses(canvas, row, [...neighbours(chance), ...townhouse], setting);
}

/** Roofs of two and three storeys on either side, farther than the picture shows. */
function neighbours(chance: Chance): House[] {
  const row: House[] = [];
  for (const side of [-1, 1]) {
    for (let from = side < 0 ? 176 : 168; from < 1500; ) {
      const wide = chance.between(80, 132);
      const [near, far] = [side * from, side * (from + wide)];
      const storeys = chance.happens(0.4) ? 3 : 2;
      const top = -storeys * chance.between(38, 46);
      row.push({
        left: Math.min(near, far),
        right: Math.max(near, far),
        top,
        storeys,
        windows: 3,
        roof: chance.pick(['thatch', 'terrace', 'iron'] as const),
        ...(chance.happens(0.6) && { door: (near + far) / 2 }),
      });
      from += wide + (chance.happens(0.3) ? 16 : -3);
    }
  }
  return row;
}

/** The tall house and those it shares its lane with. */
const townhouse: readonly House[] = [
  { left: -178, right: -104, top: -104, storeys: 2, windows: 2, door: -146, roof: 'thatch' },
  { left: 86, right: 170, top: -128, storeys: 3, windows: 3, door: 132, roof: 'terrace' },
  { left: -112, right: -58, top: -158, storeys: 3, windows: 2, roof: 'terrace' },
  { left: -66, right: 68, top: -262, storeys: 5, windows: 5, door: 0, roof: 'thatch' },
];

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
  if (house.roof === 'thatch') paintOpenStorey(canvas, house, tones, straw, chance);
  else if (house.roof === 'iron') paintIronRoof(canvas, house, tones, iron);
  else paintTerrace(canvas, house, tones);
  paintWindows(canvas, house, tones, chance);
  if (house.door !== undefined) paintDoor(canvas, house.door, tones);
}

/** Tall windows with leaves of wood, some of them closed, under a shallow moulding at every floor. */
function paintWindows(
  canvas: Canvas,
  { left, right, top, storeys, windows, door }: House,
  tones: MasonryTones,
  chance: Chance,
): void {
  const storey = -top / storeys;
  const step = (right - left) / windows;
  const [wide, tall] = [Math.min(9, step * 0.36), storey * 0.5];
  let [frames, panes, leaves, ledges, slats] = ['', '', '', '', ''];
  for (let floor = 0; floor < storeys; floor += 1) {
    if (floor > 0) ledges += draw`M${left} ${-storey * floor}H${right}v1.800H${left}Z`;
    for (let window = 0; window < windows; window += 1) {
      const x = left + step * (window + 0.5);
      if (floor === 0 && door !== undefined && Math.abs(x - door) < 24) continue;
      const sill = -storey * floor - storey * 0.24;
      frames += opening(x, sill + 2, wide + 4, tall + 5, false);
      if (chance.happens(0.42)) {
        leaves += opening(x, sill, wide, tall, false);
        for (let slat = 1; slat < 5; slat += 1) slats += draw`M${x - wide / 2} ${sill - (tall * slat) / 5}h${wide}`;
      } else {
        panes += opening(x, sill, wide, tall, false);
        for (const side of [-1, 1]) leaves += opening(x + side * (wide * 0.5 + 3), sill, 4, tall, false);
      }
    }
  }
  canvas.path(frames, mixColours(tones.wallShade, tones.ink, 0.1));
  canvas.path(ledges, tones.wallShade, { opacity: 0.8 });
  canvas.path(panes, tones.inside);
  canvas.path(leaves, tones.timber);
  canvas.path(slats, 'none', { stroke: tones.ink, 'stroke-width': 1, opacity: 0.5 });
}

/** A flat roof to sit on in the evening: a parapet with steps at its corners, a line of washing. */
function paintTerrace(canvas: Canvas, { left, right, top }: House, tones: MasonryTones): void {
  const parapet = draw`M${left - 1} ${top + 2}V${top - 15}h8v5H${right - 7}v-5h8V${top + 2}Z`;
  canvas.path(parapet, tones.wallLit);
  canvas.path(draw`M${left} ${top + 2}H${right}v3H${left}Z`, tones.wallShade, { opacity: 0.8 });
  const washing = draw`M${left + 9} ${top - 11}h9v11h-9ZM${left + 22} ${top - 11}h6v8h-6Z`;
  canvas.path(washing, mixColours(tones.wallLit, '#b5482a', 0.55));
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

/** The top floor: a parapet, posts, a lamp, and thatch wide enough to throw shade. */
function paintOpenStorey(
  canvas: Canvas,
  { left, right, top }: House,
  tones: MasonryTones,
  straw: ThatchTones,
  chance: Chance,
): void {
  const eaves = top - 30;
  const fill = canvas.linearGradient([
    [0, mixColours(tones.inside, tones.ink, 0.62)],
    [1, mixColours(tones.inside, tones.ink, 0.16)],
  ]);
  canvas.path(draw`M${left + 4} ${top}V${eaves - 8}H${right - 4}V${top}Z`, fill);
  const posts = Math.max(3, Math.round((right - left) / 22));
  const step = (right - left - 9) / posts;
  let uprights = '';
  for (let post = 0; post <= posts; post += 1)
    uprights += draw`M${left + 2 + step * post} ${top}V${eaves - 4}h5V${top}Z`;
  canvas.path(uprights, tones.wall);
  // A curtain of palm gives one side its privacy.
  canvas.path(draw`M${left + 6} ${top}V${eaves}h${step * 0.95}V${top}Z`, straw.strawShade, { opacity: 0.85 });
  canvas.path(draw`M${left - 1.5} ${top + 2}V${top - 9}H${right + 1.5}V${top + 2}Z`, tones.wallLit);
  const [middle, reach] = [(left + right) / 2, (right - left) / 2];
  const roof = {
    ridge: [middle - reach * 0.66, middle + reach * 0.66, eaves - 20 - reach * 0.34],
    eaves: [left - 9, right + 9, eaves + 3],
    droop: 4,
    courses: 4,
  } as const;
  paintThatch(canvas, roof, straw, chance);
}
