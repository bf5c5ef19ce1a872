import type { Box } from '#server/maps/label-boxes.ts';
import type { Position } from '#server/maps/significance.ts';

/** As near as that, in CSS pixels, a line seems to touch a name. */
const touch = 2;

/**
 * How many lines of the map, in its units, run through one of these boxes, each of a width the map is shown at.
 *
 * @param boxes in CSS pixels
 * @param scales CSS pixels to one unit, a number for each box
 */
export function crossings(
  lines: readonly (readonly Position[])[],
  boxes: readonly Box[],
  scales: readonly number[],
): number {
  const reach = reachOf(boxes, scales);
  return lines.filter((line) => runsThroughAny(line, boxes, scales, reach)).length;
}

function runsThroughAny(
  line: readonly Position[],
  boxes: readonly Box[],
  scales: readonly number[],
  reach: Box,
): boolean {
  let from: Position | undefined;
  for (const to of line) {
    if (from !== undefined && isNear(from, to, reach)) {
      for (let index = 0; index < boxes.length; index++) {
        const [box, scale] = [boxes[index], scales[index]];
        if (box !== undefined && scale !== undefined && runsThrough(from, to, scale, box)) return true;
      }
    }
    from = to;
  }
  return false;
}

/** All that the boxes cover, in the map's units. */
function reachOf(boxes: readonly Box[], scales: readonly number[]): Box {
  const reach = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  boxes.forEach(({ left, top, right, bottom }, index) => {
    const scale = scales[index] ?? 1;
    reach.left = Math.min(reach.left, (left - touch) / scale);
    reach.top = Math.min(reach.top, (top - touch) / scale);
    reach.right = Math.max(reach.right, (right + touch) / scale);
    reach.bottom = Math.max(reach.bottom, (bottom + touch) / scale);
  });
  return reach;
}

function isNear(a: Position, b: Position, { left, top, right, bottom }: Box): boolean {
  return (
    (a[0] >= left || b[0] >= left) &&
    (a[0] <= right || b[0] <= right) &&
    (a[1] >= top || b[1] >= top) &&
    (a[1] <= bottom || b[1] <= bottom)
  );
}

/** Liang and Barsky's rule: the part of the stretch between both edges of the box, across and down. */
function runsThrough(from: Position, to: Position, scale: number, { left, top, right, bottom }: Box): boolean {
  let [first, last] = [0, 1];
  for (const axis of [0, 1] as const) {
    const [least, most] = axis === 0 ? [left - touch, right + touch] : [top - touch, bottom + touch];
    const [start, end] = [from[axis] * scale, to[axis] * scale];
    if (start === end) {
      if (start < least || start > most) return false;
      continue;
    }
    const [one, other] = [(least - start) / (end - start), (most - start) / (end - start)];
    first = Math.max(first, Math.min(one, other));
    last = Math.min(last, Math.max(one, other));
  }
  return first <= last;
}
