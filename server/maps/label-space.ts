import { type LabelSide, labelSide, type MapLabel, type MapSize, mapSize, showsFrom } from '#contract/records/maps.ts';
import {
  areaBox,
  type Box,
  type BoxAt,
  dotBox,
  labelBox,
  linesOf,
  noShift,
  overlaps,
  pixels,
  provedWidths,
  type Shift,
  shorterName,
} from '#server/maps/label-boxes.ts';
import { crossings } from '#server/maps/line-crossings.ts';
import type { MapFrame } from '#server/maps/map-frame.ts';
import type { Position } from '#server/maps/significance.ts';

interface Spot {
  x: number;
  y: number;
}

/** What is on the map already: its box at each width it is shown at. */
interface Taken {
  parts: readonly (readonly Box[])[];
  /** The dot of a label is no obstacle to the label itself. */
  dot?: Spot | undefined;
}

/** A label where it could stand. */
export interface Choice {
  label: MapLabel;
  /** At each of the proved widths from `label.from` on. */
  boxes: readonly Box[];
  /** These boxes, and those along the hairline to a label that stands farther off. */
  parts: readonly (readonly Box[])[];
  /** How far it is from the best there could be. */
  cost: number;
}

interface LabelOptions {
  canShift?: boolean;
  others?: readonly string[];
  below?: readonly string[];
}

/** What a town needs: its sizes in the order they are tried, and the ways its dot must not be on. */
interface TownOptions extends LabelOptions {
  sizes: readonly MapSize[];
  ways: readonly (readonly Position[])[];
  /** Lines its name rather does not stand on; two lines of them would be struck out. */
  borders: readonly (readonly Position[])[];
}

/** Half the dot of a town, in CSS pixels. */
const townReach = 4;

/** Space between a label and the map's edge, in CSS pixels. */
const margin = 4;

/** Every further side is a little worse, and a shortened name worse than any side. */
const costs = { side: 0.2, shortened: 2, hairline: 7 };

/** Where a label can stand at the end of a hairline, the nearest first. */
const shifted: readonly (readonly [LabelSide, Shift])[] = [14, 24, 34].flatMap((far) => {
  const near = Math.round(far / 2.4);
  return [
    ['above-right', [far, -far]],
    ['below-right', [far, far]],
    ['above-left', [-far, -far]],
    ['below-left', [-far, far]],
    ['above-right', [far, -near]],
    ['below-right', [far, near]],
    ['above-left', [-far, -near]],
    ['below-left', [-far, near]],
    ['above-right', [near, -far]],
    ['below-right', [near, far]],
    ['above-left', [-near, -far]],
    ['below-left', [-near, far]],
    ['above', [0, -far]],
    ['below', [0, far]],
  ] as const;
});

/** Where it can stand beside its dot, the best first. */
const beside = labelSide.options.map((side): readonly [LabelSide, Shift] => [side, noShift]);

/** The room left on a map. Whatever gets a place in it keeps clear of all that got one before, at every shown width. */
export class LabelSpace {
  readonly #frame: MapFrame;
  readonly #taken: Taken[] = [];
  readonly #names: (readonly Box[])[] = [];
  /** In the map's units: no name stands on one of them. */
  readonly #lines: (readonly Position[])[] = [];

  constructor(frame: MapFrame) {
    this.#frame = frame;
  }

  /** Keeps labels off something that is always there. */
  occupy(box: BoxAt): void {
    this.#take(box, showsFrom.narrow);
  }

  occupyDot(dot: Spot): void {
    this.#take(dotBox(dot), showsFrom.narrow, dot);
  }

  /** Keeps the spots of towns free on the widest maps, for `townLabel`. */
  reserve(spots: readonly Spot[]): void {
    for (const spot of spots) this.#take(dotBox(spot, townReach), showsFrom.wide, spot);
  }

  /** Keeps labels off lines, in the map's units. */
  keepOff(lines: Iterable<readonly Position[]>): void {
    this.#lines.push(...lines);
  }

  /**
   * Where at this size the name of a dot could stand, in whole or shortened.
   *
   * @param canShift whether at the end of a hairline, too
   * @param others names that a shortened one must not be taken for
   * @param below what stands in a line of its own below the name, such as a height
   */
  choices(
    dot: Spot,
    name: string,
    from: MapSize,
    { canShift = false, others = [], below = [] }: LabelOptions = {},
  ): Choice[] {
    const shorter = shorterName(name);
    const texts = shorter === name || others.includes(shorter) ? [name] : [name, shorter];
    return texts.flatMap((text, shortened) => {
      const lines = [...linesOf(text), ...below];
      return (canShift ? [...beside, ...shifted] : beside).flatMap(([side, shift], order) => {
        const isShifted = shift !== noShift;
        const boxes = boxesOf(labelBox(dot, lines, side, shift), showsFrom[from]);
        const parts = isShifted ? [boxes, ...hairlineBoxes(dot, shift, showsFrom[from])] : [boxes];
        if (!this.#isFree(parts, dot) || this.crossed(boxes, this.#lines) > 0) return [];
        const label: MapLabel = {
          ...((lines.length > 1 || text !== name) && { lines }),
          side,
          from,
          ...(isShifted && { shift: [shift[0], shift[1]] }),
        };
        const cost = order * costs.side + shortened * costs.shortened + (isShifted ? costs.hairline : 0);
        return [{ label, boxes, parts, cost }];
      });
    });
  }

  take({ boxes, parts, label }: Choice): MapLabel {
    this.#taken.push({ parts });
    this.#names.push(boxes);
    return label;
  }

  /** The label of a town, which gets its dot only with it, and neither where a line or anything else is. */
  townLabel(spot: Spot, name: string, { sizes, ways, borders, ...options }: TownOptions): MapLabel | undefined {
    const dot = dotBox(spot, townReach);
    for (const from of sizes) {
      const boxes = boxesOf(dot, showsFrom[from]);
      if (!this.#isFree([boxes], spot) || this.crossed(boxes, ways) > 0) continue;
      const choices = this.choices(spot, name, from, options);
      const clear = choices.find((choice) => this.crossed(choice.boxes, borders) === 0);
      const best = clear ?? (options.below ? undefined : choices[0]);
      if (best === undefined) continue;
      this.#take(dot, showsFrom[from], spot);
      return this.take(best);
    }
    return undefined;
  }

  /** The first of these spots where a centred text of that size has space. */
  area(spots: Iterable<Spot>, lines: readonly string[], from: MapSize): Spot | undefined {
    for (const spot of spots) {
      const boxes = boxesOf(areaBox(spot, lines), showsFrom[from]);
      if (!this.#isFree([boxes]) || this.crossed(boxes, this.#lines) > 0) continue;
      this.#taken.push({ parts: [boxes] });
      return spot;
    }
    return undefined;
  }

  /**
   * The lines as they are drawn from that size on: with a gap where one runs under a name placed so far, and not at all
   * where that gap would be seen beside the name.
   */
  withGaps(lines: readonly Position[][], from: MapSize): Position[][] {
    return lines.flatMap((line) => {
      const names = this.#names.filter((boxes) => this.crossed(boxes, [line], from) > 0);
      if (names.length === 0) return [line];
      const isUnderName = (stretch: Position[]) => names.some((boxes) => this.crossed(boxes, [stretch], from) > 0);
      const { pieces, gap } = piecesOf(line, isUnderName);
      return gap <= longestGap ? pieces : [];
    });
  }

  /** How many of the lines, drawn from that size on, run through boxes at the last of the proved widths. */
  crossed(boxes: readonly Box[], lines: readonly (readonly Position[])[], from: MapSize = 'narrow'): number {
    if (lines.length === 0) return 0;
    const count = Math.min(boxes.length, provedFrom[from]);
    return crossings(lines, boxes.slice(-count), scales.slice(-count));
  }

  #take(box: BoxAt, from: number, dot?: Spot): void {
    this.#taken.push({ parts: [boxesOf(box, from)], dot });
  }

  #isFree(parts: readonly (readonly Box[])[], own?: Spot): boolean {
    const isInside = parts.every((boxes) => {
      const widths = provedWidths.slice(-boxes.length);
      return boxes.every(({ left, top, right, bottom }, index) => {
        const shownWidth = widths[index] ?? 0;
        const height = pixels(this.#frame.height, shownWidth);
        return left >= margin && top >= margin && right <= shownWidth - margin && bottom <= height - margin;
      });
    });
    return (
      isInside &&
      this.#taken.every(
        ({ parts: taken, dot }) => (dot?.x === own?.x && dot?.y === own?.y && dot) || !meet(parts, taken),
      )
    );
  }
}

/** How many of the proved widths a size has. */
const provedFrom = Object.fromEntries(
  mapSize.options.map((size) => [size, provedWidths.filter((width) => width >= showsFrom[size]).length]),
) as Record<MapSize, number>;

/** CSS pixels to a unit at each of the proved widths. */
const scales = provedWidths.map((width) => pixels(1, width));

/** Whether any of these parts, each a box by width, meet at a width at which both are shown. */
export function meet(some: readonly (readonly Box[])[], others: readonly (readonly Box[])[]): boolean {
  return some.some((one) => others.some((other) => boxesMeet(one, other)));
}

function boxesMeet(some: readonly Box[], others: readonly Box[]): boolean {
  const count = Math.min(some.length, others.length);
  for (let back = 1; back <= count; back++) {
    const [one, other] = [some[some.length - back], others[others.length - back]];
    if (one !== undefined && other !== undefined && overlaps(one, other)) return true;
  }
  return false;
}

function boxesOf(box: BoxAt, from: number): Box[] {
  return provedWidths.filter((width) => width >= from).map(box);
}

/** Small boxes along the hairline from a dot's ring to its label. */
function hairlineBoxes({ x, y }: Spot, [right, down]: Shift, from: number): Box[][] {
  return [0.45, 0.65, 0.85].map((part) =>
    boxesOf((shownWidth) => {
      const [midX, midY] = [pixels(x, shownWidth) + right * part, pixels(y, shownWidth) + down * part];
      return { left: midX - 2, top: midY - 2, right: midX + 2, bottom: midY + 2 };
    }, from),
  );
}

/** A line under a name may have gaps of so many units in all. */
const longestGap = 120;

/** A shorter rest of it would be a splinter, and where another road or a place begins, a thorn. */
const [shortestPiece, shortestEnd] = [110, 24];

/** Units between the places at which a line is looked at. */
const step = 8;

/** What is left of a line, and how long what is not is, in units. */
function piecesOf(
  line: readonly Position[],
  isGone: (stretch: Position[]) => boolean,
): { pieces: Position[][]; gap: number } {
  const pieces: Position[][] = [];
  let piece: Position[] = [];
  let gap = 0;
  const end = () => {
    const isAtEnd = piece[0] === line[0] || piece.at(-1) === line.at(-1);
    if (lengthOf(piece) >= (isAtEnd ? shortestEnd : shortestPiece)) pieces.push(piece);
    piece = [];
  };
  line.slice(1).forEach((to, index) => {
    const from = line[index] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const count = Math.max(1, Math.ceil(length / step));
    // Its ends are exact: by them one road finds the next.
    const at = (part: number): Position =>
      part === 0
        ? from
        : part === count
          ? to
          : [from[0] + ((to[0] - from[0]) * part) / count, from[1] + ((to[1] - from[1]) * part) / count];
    for (let part = 0; part < count; part++) {
      if (isGone([at(part), at(part + 1)])) {
        end();
        gap += length / count;
        continue;
      }
      if (piece.length === 0) piece.push(at(part));
      // Of a straight stretch only its ends are corners.
      if (piece.length > 1 && part > 0) piece.pop();
      piece.push(at(part + 1));
    }
  });
  end();
  return { pieces, gap };
}

function lengthOf(line: readonly Position[]): number {
  return line
    .slice(1)
    .reduce((sum, [x, y], index) => sum + Math.hypot(x - (line[index]?.[0] ?? x), y - (line[index]?.[1] ?? y)), 0);
}
