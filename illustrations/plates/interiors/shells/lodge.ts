// The inside of a lodge: dressed stone, heavy timber and the underside of the thatch, with glass toward the view.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { outlineOf } from '#illustrations/drawing/points.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { paintDrape } from '#illustrations/plates/interiors/drapes.ts';
import { paintBoards, paintFloorLight, paintScreed } from '#illustrations/plates/interiors/floor.ts';
import { glazingBars, type Opening, squareOpening } from '#illustrations/plates/interiors/openings.ts';
import type { Room } from '#illustrations/plates/interiors/room-stage.ts';
import { paintRafters } from '#illustrations/plates/interiors/shells/rafters.ts';
import { paintView } from '#illustrations/plates/interiors/view.ts';
import { spline } from '#illustrations/plates/paths.ts';

export function paintLodgeRoom(room: Room): void {
  const { chance } = room;
  const hasDoors = chance.happens(0.55);
  if (chance.happens(0.5)) paintBoards(room);
  else paintScreed(room);
  if (hasDoors) paintGlassDoors(room);
  else paintPictureWindow(room);
  paintRafters(room, 0.15);
}

/** Glass doors as wide as the wall allows, folded back to either side, and a balcony rail beyond. */
function paintGlassDoors(room: Room): void {
  const { canvas, tones, floorY } = room;
  const { unit } = canvas;
  const edge = canvas.isPortrait ? 0.08 : 0.15;
  const opening: Opening = [edge, 0.17, 1 - edge, 0.765];
  paintPlaster(room);
  paintStone(room, 0, edge, 0.12);
  paintStone(room, 1 - edge, 1, 0.12);
  const outline = squareOpening(canvas, opening);
  paintView(room, boxOf(room, opening), outline);
  paintWithin(canvas, outline, () => {
    const rail = floorY - 92 * unit;
    const bars: string[] = [];
    for (let x = 0; x < canvas.width; x += 20 * unit) bars.push(draw`M${x} ${rail}V${floorY}`);
    canvas.path(bars.join(''), 'none', { stroke: tones.woodShade, 'stroke-width': 2.4 * unit, opacity: 0.75 });
    canvas.rectangle(0, rail - 6 * unit, canvas.width, 9 * unit, tones.woodShade);
  });
  const leaf = canvas.isPortrait ? 0.09 : 0.07;
  const leaves: readonly Opening[] = [
    [edge, 0.17, edge + leaf, 0.765],
    [1 - edge - leaf, 0.17, 1 - edge, 0.765],
  ];
  for (const door of leaves) {
    canvas.path(squareOpening(canvas, door), tones.daylight, { opacity: 0.14 });
    const frame = squareOpening(canvas, door) + glazingBars(canvas, door, 2, 3);
    canvas.path(frame, 'none', { stroke: tones.wood, 'stroke-width': 8 * unit });
  }
  canvas.path(outline, 'none', { stroke: tones.woodShade, 'stroke-width': 14 * unit });
  paintLintel(room, edge, 0.17);
  paintFloorLight(room, edge + 0.04, 0.96 - edge);
}

/** One wide pane over a wall of stone, curtains drawn aside. */
function paintPictureWindow(room: Room): void {
  const { canvas, tones } = room;
  const { unit } = canvas;
  const left = canvas.isPortrait ? 0.09 : 0.13;
  const opening: Opening = [left, 0.2, 1 - left, 0.6];
  paintPlaster(room);
  paintStone(room, 0, 1, 0.56);
  const outline = squareOpening(canvas, opening);
  paintView(room, boxOf(room, opening), outline);
  canvas.path(glazingBars(canvas, opening, 3, 1), 'none', { stroke: tones.wood, 'stroke-width': 10 * unit });
  canvas.path(outline, 'none', { stroke: tones.woodShade, 'stroke-width': 16 * unit });
  canvas.rectangle(canvas.x(left - 0.02), canvas.y(0.6), canvas.x(1.04 - 2 * left), 20 * unit, tones.wood);
  canvas.rectangle(canvas.x(left - 0.02), canvas.y(0.6), canvas.x(1.04 - 2 * left), 5 * unit, tones.woodLit);
  const cloth = mixColours(tones.pale, tones.wall, 0.25);
  const drape = { top: 0.175, foot: 0.75, reach: 0.085, at: left - 0.03, cloth } as const;
  paintDrape(room, 'left', drape);
  paintDrape(room, 'right', drape);
  canvas.rectangle(canvas.x(left - 0.06), canvas.y(0.168), canvas.x(1.12 - 2 * left), 9 * unit, tones.woodShade, {
    rx: 4 * unit,
  });
  paintFloorLight(room, 0.3, 0.7, 0.22);
}

function boxOf({ canvas }: Room, [left, top, right, foot]: Opening) {
  return { x: canvas.x(left), y: canvas.y(top), width: canvas.x(right - left), height: canvas.y(foot - top) };
}

function paintPlaster({ canvas, tones, floorY }: Room): void {
  const fill = canvas.linearGradient([
    [0, tones.wallShade],
    [0.3, tones.wall],
    [1, mixColours(tones.wall, tones.wallShade, 0.25)],
  ]);
  canvas.rectangle(0, 0, canvas.width, floorY, fill);
}

function paintLintel({ canvas, tones }: Room, edge: number, top: number): void {
  const { unit } = canvas;
  const [x, y, width] = [canvas.x(edge) - 34 * unit, canvas.y(top) - 34 * unit, canvas.x(1 - 2 * edge) + 68 * unit];
  const timber = canvas.linearGradient([
    [0, tones.woodLit],
    [0.35, tones.wood],
    [1, tones.woodShade],
  ]);
  canvas.rectangle(x, y, width, 38 * unit, timber, { rx: 4 * unit });
}

/** Courses of rough stone between two shares of the width, from a share of the height down to the floor. */
function paintStone({ canvas, tones, floorY }: Room, from: number, to: number, top: number): void {
  const chance = chanceOf(canvas, `stone${from}`);
  const { unit } = canvas;
  const [left, right, head] = [canvas.x(from), canvas.x(to), canvas.y(top)];
  canvas.rectangle(left, head, right - left, floorY - head, mixColours(tones.wallShade, tones.ink, 0.25));
  let light = '';
  let middle = '';
  let dark = '';
  for (let y = head; y < floorY; ) {
    const course = chance.between(26, 46) * unit;
    for (let x = left - chance.between(0, 50) * unit; x < right; ) {
      const length = chance.between(36, 104) * unit;
      const stone = block(
        Math.max(left - 6 * unit, x),
        y,
        Math.min(right + 6 * unit, x + length),
        Math.min(floorY, y + course),
        3 * unit,
      );
      const shade = chance.next();
      if (shade < 0.3) light += stone;
      else if (shade < 0.75) middle += stone;
      else dark += stone;
      x += length;
    }
    y += course;
  }
  canvas.path(middle, tones.wall);
  canvas.path(light, mixColours(tones.wall, tones.wallLit, 0.5));
  canvas.path(dark, mixColours(tones.wall, tones.wallShade, 0.5));
  const fall = canvas.linearGradient([
    [0, tones.ink, 0.32],
    [0.4, tones.ink, 0],
    [1, tones.ink, 0.22],
  ]);
  canvas.rectangle(left, head, right - left, floorY - head, fall);
}

/** A stone with its corners knocked off, and mortar around it. */
function block(left: number, top: number, right: number, bottom: number, mortar: number): string {
  const [x, y, toX, toY] = [left + mortar / 2, top + mortar / 2, right - mortar / 2, bottom - mortar / 2];
  const corner = Math.min(6 * mortar, toX - x, toY - y) * 0.3;
  if (toX - x < mortar || toY - y < mortar) return '';
  return spline(
    outlineOf(`${x + corner},${y} ${toX - corner},${y} ${toX},${y + corner} ${toX},${toY - corner} ${toX - corner},${toY}
    ${x + corner},${toY} ${x},${toY - corner} ${x},${y + corner}`),
  );
}
