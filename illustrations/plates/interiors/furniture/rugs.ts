// Rugs, woven flat, lying in perspective on the floor.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { limbOf, pointsOf } from '#illustrations/drawing/points.ts';
import { onFloor } from '#illustrations/plates/interiors/floor.ts';
import type { Room } from '#illustrations/plates/interiors/room-stage.ts';
import { polygon, spline } from '#illustrations/plates/paths.ts';

export type Rug = 'zigzag' | 'stripes' | 'diamonds' | 'border' | 'round' | 'hide';

/** Shares of the far wall's width, and of the way from it to the viewer. */
export interface RugPlace {
  readonly from: number;
  readonly to: number;
  readonly far: number;
  readonly near: number;
}

type OnRug = (across: number, down: number) => Point;

export function paintRug(room: Room, place: RugPlace, kind: Rug): void {
  const at: OnRug = (across, down) => {
    const share = place.from + (place.to - place.from) * across;
    return onFloor(room, room.mirrored ? 1 - share : share, place.far + (place.near - place.far) * down);
  };
  rugs[kind](room, at);
}

const area = (at: OnRug, [left, right]: readonly [number, number], [top, bottom]: readonly [number, number]) =>
  polygon([at(left, top), at(right, top), at(right, bottom), at(left, bottom)]);

function paintGround({ canvas, tones }: Room, at: OnRug, colour: string): void {
  canvas.path(area(at, [-0.008, 1.012], [0, 1.03]), tones.ink, { opacity: 0.3 });
  canvas.path(area(at, [0, 1], [0, 1]), colour);
  let fringe = '';
  for (let thread = 0; thread < 60; thread += 1) {
    for (const side of [-0.018, 1] as const) {
      const down = (thread + 0.3) / 60;
      fringe += area(at, [side, side + 0.018], [down, down + 0.006]);
    }
  }
  canvas.path(fringe, tones.pale, { opacity: 0.8 });
}

const rugs: Readonly<Record<Rug, (room: Room, at: OnRug) => void>> = {
  zigzag(room, at) {
    const { canvas, tones } = room;
    paintGround(room, at, tones.accent);
    for (const [row, down] of [0.18, 0.5, 0.82].entries()) {
      const upper: Point[] = [];
      const lower: Point[] = [];
      for (let tooth = 0; tooth <= 18; tooth += 1) {
        const swing = tooth % 2 === 0 ? -0.055 : 0.055;
        upper.push(at(0.03 + (tooth / 18) * 0.94, down + swing - 0.026));
        lower.push(at(0.03 + (tooth / 18) * 0.94, down + swing + 0.026));
      }
      canvas.path(polygon([...upper, ...lower.reverse()]), row === 1 ? tones.pale : tones.second);
    }
  },
  stripes(room, at) {
    const { canvas, tones } = room;
    paintGround(room, at, tones.pale);
    const colours = [tones.accent, tones.second, tones.accent, tones.second, tones.accent];
    for (const [stripe, colour] of colours.entries()) {
      const left = 0.06 + stripe * 0.19;
      canvas.path(area(at, [left, left + (stripe % 2 === 0 ? 0.09 : 0.045)], [0, 1]), colour);
    }
  },
  diamonds(room, at) {
    const { canvas, tones } = room;
    paintGround(room, at, tones.accent);
    canvas.path(area(at, [0, 0.05], [0, 1]) + area(at, [0.95, 1], [0, 1]), tones.pale);
    for (let diamond = 0; diamond < 5; diamond += 1) {
      const middle = 0.14 + diamond * 0.18;
      const shape = (size: number) =>
        polygon([
          at(middle, 0.5 - size * 4.6),
          at(middle + size, 0.5),
          at(middle, 0.5 + size * 4.6),
          at(middle - size, 0.5),
        ]);
      canvas.path(shape(0.085), tones.pale);
      canvas.path(shape(0.062), tones.second);
      canvas.path(shape(0.028), tones.accent);
    }
  },
  border(room, at) {
    const { canvas, tones } = room;
    paintGround(room, at, tones.accent);
    canvas.path(area(at, [0.04, 0.96], [0.1, 0.9]), tones.pale);
    canvas.path(area(at, [0.055, 0.945], [0.14, 0.86]), mixColours(tones.second, tones.pale, 0.45));
    let squares = '';
    for (let row = 0; row < 4; row += 1) {
      for (let column = 0; column < 12; column += 1) {
        if ((row + column) % 2 === 0) continue;
        const [left, top] = [0.09 + column * 0.0685, 0.2 + row * 0.15];
        squares += area(at, [left, left + 0.045], [top, top + 0.1]);
      }
    }
    canvas.path(squares, tones.accent, { opacity: 0.55 });
  },
  round(room, at) {
    const { canvas, tones } = room;
    const ring = (size: number) => {
      const points: Point[] = [];
      for (let corner = 0; corner < 32; corner += 1) {
        const angle = (corner / 32) * 2 * Math.PI;
        points.push(at(0.5 + Math.cos(angle) * 0.5 * size, 0.5 + Math.sin(angle) * 0.5 * size));
      }
      return spline(points);
    };
    canvas.path(ring(1.02), tones.ink, { opacity: 0.28 });
    const jute = mixColours(tones.pale, tones.second, 0.3);
    const rings = [jute, tones.accent, jute, mixColours(jute, tones.ink, 0.1), jute, tones.second, jute];
    for (const [index, colour] of rings.entries()) canvas.path(ring(1 - index * 0.13), colour);
  },
  hide(room, at) {
    const { canvas, tones } = room;
    const outline: readonly Point[] = pointsOf(
      '0.08,0.3 0.02,0.12 0.1,0.08 0.22,0.22 0.5,0.16 0.78,0.22 0.9,0.06 0.98,0.12 0.93,0.34 1.02,0.5',
      '0.93,0.66 0.98,0.88 0.9,0.94 0.78,0.78 0.5,0.84 0.22,0.78 0.1,0.92 0.02,0.88 0.08,0.7 0.05,0.5',
    );
    const coat = mixColours(tones.wood, '#e9d8bb', 0.78);
    canvas.path(spline(outline.map(([across, down]) => at(across + 0.006, down + 0.03))), tones.ink, { opacity: 0.25 });
    canvas.path(spline(outline.map(([across, down]) => at(across, down))), coat);
    const patches: readonly (readonly [number, number, number])[] = limbOf(
      '0.3,0.42,0.13 0.62,0.56,0.16 0.84,0.36,0.07 0.17,0.62,0.06 0.48,0.3,0.06',
    );
    const shape = ([across, down, size]: readonly [number, number, number]) =>
      spline(
        [0, 1, 2, 3, 4, 5, 6].map((corner) => {
          const angle = (corner / 7) * 2 * Math.PI;
          const reach = size * (corner % 2 === 0 ? 1 : 0.72);
          return at(across + Math.cos(angle) * reach, down + Math.sin(angle) * reach * 1.5);
        }),
      );
    canvas.path(patches.map(shape).join(''), mixColours(tones.wood, tones.ink, 0.25));
  },
};
