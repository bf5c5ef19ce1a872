import { labelDirections, labelGap } from '#contract/records/label-places.ts';
import { type LabelSide, showsFrom } from '#contract/records/maps.ts';
import { mapWidth } from '#server/maps/map-frame.ts';

/*
 * How much room texts and dots take, in CSS pixels: they keep their size while the map around them is shown wider or
 * narrower. `src/ui/map-figure.tsx` and `src/ui/map-stops.tsx` draw them by the same measures.
 */

/** In CSS pixels from the map's upper left corner, for a map shown at some width. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A box at every width the map can be shown at. */
export type BoxAt = (shownWidth: number) => Box;

interface Spot {
  x: number;
  y: number;
}

/** Half a dot with its ring. */
export const dotReach = 8;

/** Text is a little smaller where the map is on a phone, and grows a little where it is wide. */
function lettering(shownWidth: number): { size: number; line: number; area: number } {
  if (shownWidth >= showsFrom.wide) return { size: 15, line: 18, area: 13 };
  return shownWidth >= smallText ? { size: 13, line: 16, area: 11 } : { size: 12, line: 14, area: 11 };
}

/** CSS pixels of a map below which its names are smaller. */
const smallText = 400;

/** The names of countries and waters are spaced by this part of their size. */
const tracking = 0.16;

/** The widths at which placement is proved: in between, boxes move evenly. */
export const provedWidths: readonly number[] = [
  264, 300, 330, 342, 368, 400, 460, 512, 576, 640, 704, 768, 832, 896, 1040, 1200,
];

export function dotBox({ x, y }: Spot, reach = dotReach): BoxAt {
  return (shownWidth) => {
    const [cx, cy] = [pixels(x, shownWidth), pixels(y, shownWidth)];
    return { left: cx - reach, top: cy - reach, right: cx + reach, bottom: cy + reach };
  };
}

/** A point's label on one of its sides, or by CSS pixels farther off. */
export function labelBox(
  { x, y }: Spot,
  lines: readonly string[],
  side: LabelSide,
  shift: readonly number[] = noShift,
): BoxAt {
  const [right = 0, lower = 0] = shift;
  const ems = Math.max(...lines.map(widthInEms));
  const [across, down] = labelDirections[side];
  const away = labelGap(side);
  return (shownWidth) => {
    const { size, line } = lettering(shownWidth);
    const [width, height] = [ems * size, lines.length * line];
    const left = pixels(x, shownWidth) + right + across * away.across + ((across - 1) * width) / 2;
    const top = pixels(y, shownWidth) + lower + down * away.up + ((down - 1) * height) / 2;
    return { left, top, right: left + width, bottom: top + height };
  };
}

/** From a dot to where its label stands as if the dot were there; in CSS pixels to the right and down. */
export type Shift = readonly [right: number, down: number];

export const noShift: Shift = [0, 0];

/** The name of a country or a water, centred on its spot. */
export function areaBox({ x, y }: Spot, lines: readonly string[]): BoxAt {
  const ems = Math.max(...lines.map((characters) => widthInEms(characters) + characters.length * tracking));
  return (shownWidth) => {
    const { area } = lettering(shownWidth);
    const [halfWidth, halfHeight] = [(ems * area) / 2, area * 0.7 * lines.length];
    const [cx, cy] = [pixels(x, shownWidth), pixels(y, shownWidth)];
    return { left: cx - halfWidth, top: cy - halfHeight, right: cx + halfWidth, bottom: cy + halfHeight };
  };
}

/** Whether two boxes touch or come closer than a hair's breadth. */
export function overlaps(a: Box, b: Box, clearance = 1): boolean {
  return (
    a.left < b.right + clearance &&
    b.left < a.right + clearance &&
    a.top < b.bottom + clearance &&
    b.top < a.bottom + clearance
  );
}

/** A length in the map's units as CSS pixels. */
export function pixels(units: number, shownWidth: number): number {
  return (units * shownWidth) / mapWidth;
}

/** What a map calls a place where its name as a whole has no room: never cut, only without the words of its kind. */
export function shorterName(name: string): string {
  const [first = name] = name.split(/,| & /, 1);
  return first.replace(/ (?:National Park|Impenetrable Forest|Forest|Archipelago|border)$/, '');
}

/**
 * The name in lines of at most about twenty characters, as even as its words allow: a long name beside a dot would
 * otherwise find room nowhere on a phone.
 */
export function linesOf(name: string): string[] {
  const count = Math.ceil(name.length / 20);
  const lines: string[] = [];
  let rest = name.split(' ');
  for (let left = count; left > 1; left--) {
    const share = rest.join(' ').length / left;
    let taken = 1;
    while (taken < rest.length - 1 && rest.slice(0, taken + 1).join(' ').length <= share + 3) taken++;
    lines.push(rest.slice(0, taken).join(' '));
    rest = rest.slice(taken);
  }
  return [...lines, rest.join(' ')].filter((line) => line !== '');
}

/** Advance of the characters of Figtree at 600, in ems, rounded up; what is not here is as wide as an "o". */
const advances: readonly [characters: RegExp, ems: number][] = [
  [/[iljI.,'’ ]/, 0.29],
  [/[ftr()\-/]/, 0.4],
  [/[mw]/, 0.86],
  [/[MW]/, 0.97],
  [/[A-Z]/, 0.77],
];

/** How wide a text is, in its own size. */
export function widthInEms(label: string): number {
  return [...label].reduce((sum, character) => sum + advanceOf(character), 0);
}

function advanceOf(character: string): number {
  return advances.find(([characters]) => characters.test(character))?.[1] ?? 0.6;
}
