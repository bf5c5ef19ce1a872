import { labelSide, type MapLabel, type MapSize, mapSize, showsFrom } from '#contract/maps.ts';
import {
  areaBox,
  type BoxAt,
  dotBox,
  labelBox,
  linesOf,
  overlaps,
  pixels,
  provedWidths,
} from '#server/maps/label-boxes.ts';
import type { MapFrame } from '#server/maps/map-frame.ts';
import type { Position } from '#server/maps/significance.ts';

interface Spot {
  x: number;
  y: number;
}

/** What is on the map already: a box, and the width from which it is shown. */
interface Taken {
  box: BoxAt;
  from: number;
  /** The dot of a label is no obstacle to the label itself. */
  dot?: Spot;
}

/** A label where it could stand, and how many steps of a way it would cover. */
interface Choice {
  label: MapLabel;
  box: BoxAt;
  crossings: number;
}

/** Half the dot of a town, in CSS pixels. */
const townReach = 4;

/** As near as that, in CSS pixels, a way seems to touch a label. */
const touch = 2;

/** Space between a label and the map's edge, in CSS pixels. */
const margin = 4;

/** The room left on a map. Whatever gets a place in it keeps clear of all that got one before, at every shown width. */
export class LabelSpace {
  readonly #frame: MapFrame;
  readonly #taken: Taken[] = [];
  /** Positions along the drawn ways, in the map's units: a label may cross them, but rather does not. */
  readonly #ways: readonly Position[];

  constructor(frame: MapFrame, ways: readonly Position[]) {
    this.#frame = frame;
    this.#ways = ways;
  }

  /** Keeps labels off something that is always there. */
  occupy(box: BoxAt): void {
    this.#taken.push({ box, from: 0 });
  }

  occupyDot(dot: Spot): void {
    this.#taken.push({ box: dotBox(dot), from: 0, dot });
  }

  /** The label of a dot on the map; undefined when at this size none of the four sides is free. */
  label(dot: Spot, name: string, from: MapSize): MapLabel | undefined {
    const [best] = this.#choices(dot, name, from);
    return best === undefined ? undefined : this.#take(best);
  }

  /** The label of a town, which gets its dot only with it, and neither where a way or anything else is. */
  townLabel(spot: Spot, name: string): MapLabel | undefined {
    for (const from of ['narrow', 'medium'] as const) {
      const dot = dotBox(spot, townReach);
      const [best] = this.#isFree(dot, from, spot) ? this.#choices(spot, name, from) : [];
      if (best === undefined || best.crossings > 0) continue;
      this.#taken.push({ box: dot, from: showsFrom[from], dot: spot });
      return this.#take(best);
    }
    return undefined;
  }

  /** The first of these spots where a centred text of that size has space. */
  area(spots: Iterable<Spot>, lines: readonly string[], from: MapSize): Spot | undefined {
    for (const spot of spots) {
      const box = areaBox(spot, lines);
      if (!this.#isFree(box, from) || this.#crossings(box, from) > 0) continue;
      this.#taken.push({ box, from: showsFrom[from] });
      return spot;
    }
    return undefined;
  }

  /** The sides on which a label has space, those first that cross the fewest ways. */
  #choices(dot: Spot, name: string, from: MapSize): Choice[] {
    const lines = linesOf(name);
    return labelSide.options
      .map((side) => ({ label: { lines, side, from }, box: labelBox(dot, lines, side) }))
      .filter(({ box }) => this.#isFree(box, from, dot))
      .map((choice) => ({ ...choice, crossings: this.#crossings(choice.box, from) }))
      .toSorted((a, b) => a.crossings - b.crossings);
  }

  #take({ label, box }: Choice): MapLabel {
    this.#taken.push({ box, from: showsFrom[label.from] });
    return label;
  }

  #isFree(box: BoxAt, from: MapSize, own?: Spot): boolean {
    return widthsFrom(from).every((shownWidth) => {
      const { left, top, right, bottom } = box(shownWidth);
      const isInside =
        left >= margin &&
        top >= margin &&
        right <= shownWidth - margin &&
        bottom <= pixels(this.#frame.height, shownWidth) - margin;
      return (
        isInside &&
        this.#taken.every(
          (taken) =>
            taken.from > shownWidth ||
            (own !== undefined && taken.dot === own) ||
            !overlaps({ left, top, right, bottom }, taken.box(shownWidth)),
        )
      );
    });
  }

  /** How many steps of a way lie under the box where it covers most of the map. */
  #crossings(box: BoxAt, from: MapSize): number {
    const shownWidth = showsFrom[from];
    const { left, top, right, bottom } = box(shownWidth);
    return this.#ways.filter(([x, y]) => {
      const [px, py] = [pixels(x, shownWidth), pixels(y, shownWidth)];
      return px > left - touch && px < right + touch && py > top - touch && py < bottom + touch;
    }).length;
  }
}

/** Labels of all the points, at the smallest size at which there is room; the first points choose first. */
export function labelled<Point extends Spot & { name: string }>(
  space: LabelSpace,
  points: readonly Point[],
): (Point & { label?: MapLabel })[] {
  const labels = new Map<Point, MapLabel>();
  for (const size of mapSize.options) {
    for (const point of points) {
      if (labels.has(point)) continue;
      const label = space.label(point, point.name, size);
      if (label !== undefined) labels.set(point, label);
    }
  }
  return points.map((point) => {
    const label = labels.get(point);
    return label === undefined ? point : { ...point, label };
  });
}

function widthsFrom(from: MapSize): readonly number[] {
  return provedWidths.filter((width) => width >= showsFrom[from]);
}
