// Reads the path data of a silhouette back into segments, to measure it and to write it shorter.

import type { Point } from '#illustrations/drawing/outline.ts';
import type { Segment } from '#illustrations/drawing/path.ts';

/** Absolute moves, curves and closings; anything else is not the data of a silhouette. */
export function segmentsOf(path: string): Segment[] {
  return (path.match(/[A-Za-z][^A-Za-z]*/g) ?? []).map((command) => {
    const numbers = command
      .slice(1)
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const point = (index: number): Point => [numbers[index * 2] ?? Number.NaN, numbers[index * 2 + 1] ?? Number.NaN];
    switch (command[0]) {
      case 'M':
        return { kind: 'move', to: point(0) };
      case 'C':
        return { kind: 'curve', leave: point(0), arrive: point(1), to: point(2) };
      case 'Z':
        return { kind: 'close' };
      default:
        throw new SyntaxError(`A silhouette is made of M, C and Z, not of “${command}”.`);
    }
  });
}

/** From the leftmost to the rightmost point the pen comes to. */
export function extentOf(segments: readonly Segment[]): readonly [left: number, right: number] {
  const places = segments.flatMap((segment) => (segment.kind === 'close' ? [] : [segment.to[0]]));
  return [Math.min(...places), Math.max(...places)];
}
