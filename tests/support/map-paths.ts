import type { Box } from '#server/maps/label-boxes.ts';

/** From x, y to x, y; in the map's units or in pixels. */
export type Stretch = [number, number, number, number];

/** The straight stretches of path data; a curve comes in sixteen. */
export function stretchesOf(path: string): Stretch[] {
  const stretches: Stretch[] = [];
  let [x, y, startX, startY, bendX, bendY] = [0, 0, 0, 0, 0, 0];
  const lineTo = (toX: number, toY: number) => {
    stretches.push([x, y, toX, toY]);
    [x, y] = [toX, toY];
  };
  const curveTo = (toX: number, toY: number) => {
    const [fromX, fromY] = [x, y];
    for (let step = 1; step <= 16; step++) {
      const t = step / 16;
      const at = (from: number, bend: number, to: number) => (1 - t) ** 2 * from + 2 * t * (1 - t) * bend + t ** 2 * to;
      lineTo(at(fromX, bendX, toX), at(fromY, bendY, toY));
    }
  };
  for (const [, command, rest = ''] of path.matchAll(/([MQlqtz])([^MQlqtz]*)/g)) {
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number);
    if (command === 'z') lineTo(startX, startY);
    for (let index = 0; index < numbers.length; ) {
      const next = () => numbers[index++] ?? Number.NaN;
      if (command === 'M') [x, y, startX, startY] = [next(), next(), ...numbers.slice(0, 2)] as Stretch;
      else if (command === 'Q') {
        [bendX, bendY] = [next(), next()];
        curveTo(next(), next());
      } else if (command === 'q') {
        const [fromX, fromY] = [x, y];
        [bendX, bendY] = [fromX + next(), fromY + next()];
        curveTo(fromX + next(), fromY + next());
      } else if (command === 't') {
        [bendX, bendY] = [2 * x - bendX, 2 * y - bendY];
        curveTo(x + next(), y + next());
      } else lineTo(x + next(), y + next());
    }
  }
  return stretches;
}

/** Whether any part of a straight stretch lies in the box. */
export function runsThrough([ax, ay, bx, by]: Stretch, { left, top, right, bottom }: Box): boolean {
  let [first, last] = [0, 1];
  for (const [from, to, least, most] of [
    [ax, bx, left, right],
    [ay, by, top, bottom],
  ] as const) {
    if (from === to) {
      if (from < least || from > most) return false;
      continue;
    }
    const [enters, leaves] = [(least - from) / (to - from), (most - from) / (to - from)];
    first = Math.max(first, Math.min(enters, leaves));
    last = Math.min(last, Math.max(enters, leaves));
  }
  return first < last;
}
