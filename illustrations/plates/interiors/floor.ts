// Floors: boards that run toward the viewer, or tiles and screed, and the light that falls across them.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Room } from '#illustrations/plates/interiors/room-stage.ts';
import { polygon } from '#illustrations/plates/paths.ts';

/** How much farther apart things lie at the viewer's feet than at the wall. */
const spread = 2.6;

/** A point of the floor: a share of the width at the far wall, and of the way to the viewer. */
export function onFloor({ canvas, floorY }: Room, across: number, depth: number): Point {
  const widening = 1 + (spread - 1) * depth;
  return [canvas.width * (0.5 + (across - 0.5) * widening), floorY + (canvas.height + 5 - floorY) * depth];
}

export function paintBoards(room: Room, boards = 26): void {
  const { canvas, tones } = room;
  paintBase(room);
  let joints = '';
  let pale = '';
  for (let board = 0; board <= boards; board += 1) {
    const across = board / boards;
    joints += sliver(room, across, 0.0011);
    if (board % 3 === 1) pale += strip(room, across, across + 1 / boards);
  }
  canvas.path(pale, tones.floorLit, { opacity: 0.12 });
  canvas.path(joints, tones.ink, { opacity: 0.36 });
}

export function paintTiles(room: Room, columns: number, rows: number): void {
  const { canvas, tones } = room;
  paintBase(room);
  let dark = '';
  for (let row = 0; row < rows; row += 1) {
    const [from, to] = [(row / rows) ** 1.25, ((row + 1) / rows) ** 1.25];
    for (let column = -columns; column < columns * 2; column += 1) {
      if ((row + column) % 2 !== 0) continue;
      const [left, right] = [column / columns, (column + 1) / columns];
      dark += polygon([
        onFloor(room, left, from),
        onFloor(room, right, from),
        onFloor(room, right, to),
        onFloor(room, left, to),
      ]);
    }
  }
  canvas.path(dark, mixColours(tones.floorShade, tones.floor, 0.45), { opacity: 0.55 });
}

/** One polished surface with a few faint joints. */
export function paintScreed(room: Room): void {
  const { canvas, tones } = room;
  paintBase(room);
  const joints = [0.1, 0.37, 0.63, 0.9].map((across) => sliver(room, across, 0.0009)).join('');
  canvas.path(joints, tones.ink, { opacity: 0.22 });
}

/** Daylight or moonlight that comes in through an opening between two shares of the width. */
export function paintFloorLight(room: Room, from: number, to: number, strength = 0.42): void {
  const { canvas, tones } = room;
  const slant = room.mirrored ? -0.05 : 0.05;
  const patch = polygon([
    onFloor(room, from, 0),
    onFloor(room, to, 0),
    onFloor(room, to + slant, 1),
    onFloor(room, from + slant, 1),
  ]);
  const fall = canvas.linearGradient([
    [0, tones.daylight, strength],
    [1, tones.daylight, 0],
  ]);
  canvas.path(patch, fall);
}

function paintBase({ canvas, floorY, tones }: Room): void {
  const fill = canvas.fade(
    mixColours(tones.floor, tones.floorLit, 0.4),
    mixColours(tones.floor, tones.floorShade, 0.35),
  );
  canvas.rectangle(-5, floorY, canvas.width + 10, canvas.height - floorY + 10, fill);
}

function strip(room: Room, left: number, right: number): string {
  return polygon([onFloor(room, left, 0), onFloor(room, right, 0), onFloor(room, right, 1), onFloor(room, left, 1)]);
}

function sliver(room: Room, across: number, half: number): string {
  return strip(room, across - half, across + half);
}
