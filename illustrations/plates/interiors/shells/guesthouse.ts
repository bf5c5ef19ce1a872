// The inside of a guesthouse in town or on a farm: painted walls, a cornice, windows with curtains, pictures.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { paintDrape } from '#illustrations/plates/interiors/drapes.ts';
import { paintBoards, paintFloorLight, paintTiles } from '#illustrations/plates/interiors/floor.ts';
import { glazingBars, type Opening, squareOpening } from '#illustrations/plates/interiors/openings.ts';
import type { Room } from '#illustrations/plates/interiors/room-stage.ts';
import { paintView } from '#illustrations/plates/interiors/view.ts';
import { circle, polygon } from '#illustrations/plates/paths.ts';

export function paintGuesthouse(room: Room): void {
  const { chance } = room;
  paintWalls(room, chance.happens(0.5));
  if (chance.happens(0.7)) paintBoards(room, 20);
  else paintTiles(room, 10, 6);
  const form = chance.pick(['french', 'pair', 'wide'] as const);
  if (form === 'french') paintFrenchDoors(room);
  else if (form === 'pair') paintPair(room);
  else paintCasement(room);
  paintCornice(room);
}

function paintWalls(room: Room, hasDado: boolean): void {
  const { canvas, tones, floorY } = room;
  const fill = canvas.linearGradient([
    [0, mixColours(tones.wall, tones.wallShade, 0.4)],
    [0.3, tones.wall],
    [1, mixColours(tones.wall, tones.wallShade, 0.2)],
  ]);
  canvas.rectangle(0, 0, canvas.width, floorY, fill);
  if (!hasDado) return;
  const top = canvas.y(0.6);
  const { unit } = canvas;
  const panel = mixColours(tones.wallLit, '#ffffff', 0.15);
  canvas.rectangle(0, top, canvas.width, floorY - top, panel);
  let grooves = '';
  for (let x = 10 * unit; x < canvas.width; x += 44 * unit) grooves += draw`M${x} ${top + 12 * unit}V${floorY}`;
  canvas.path(grooves, 'none', { stroke: tones.wallShade, 'stroke-width': 2 * unit, opacity: 0.4 });
  canvas.rectangle(0, top, canvas.width, 11 * unit, mixColours(panel, tones.wallShade, 0.2));
}

/** A glazed double door onto the garden. */
function paintFrenchDoors(room: Room): void {
  const { canvas, floorY } = room;
  const left = canvas.isPortrait ? 0.24 : 0.335;
  const opening: Opening = [left, 0.2, 1 - left, 0.765];
  paintWindow(room, opening, 4, 4);
  const drape = { top: 0.175, foot: 0.77, reach: canvas.isPortrait ? 0.14 : 0.1, at: left - 0.055 } as const;
  paintCurtains(room, drape, left);
  paintPictures(room, left - 0.06);
  paintFloorLight(room, left, 1 - left);
  canvas.rectangle(0, floorY - 16 * canvas.unit, canvas.x(left) - 10 * canvas.unit, 16 * canvas.unit, skirting(room));
  canvas.rectangle(
    canvas.x(1 - left) + 10 * canvas.unit,
    floorY - 16 * canvas.unit,
    canvas.width,
    16 * canvas.unit,
    skirting(room),
  );
}

/** Two tall windows, and pictures on the wall between them. */
function paintPair(room: Room): void {
  const { canvas, floorY } = room;
  const windows: readonly Opening[] = canvas.isPortrait
    ? [
        [0.08, 0.22, 0.38, 0.57],
        [0.62, 0.22, 0.92, 0.57],
      ]
    : [
        [0.12, 0.2, 0.36, 0.6],
        [0.64, 0.2, 0.88, 0.6],
      ];
  const outlines = windows.map((window) => squareOpening(canvas, window)).join('');
  paintView(room, { x: 0, y: canvas.y(0.18), width: canvas.width, height: canvas.y(0.46) }, outlines, 'still');
  for (const window of windows) {
    paintFrame(room, window, 2, 3);
    paintSill(room, window);
    paintSwags(room, window);
  }
  paintPictureGroup(room, 0.5, 0.3);
  paintFloorLight(room, 0.1, 0.36, 0.3);
  paintFloorLight(room, 0.64, 0.9, 0.3);
  canvas.rectangle(0, floorY - 16 * canvas.unit, canvas.width, 16 * canvas.unit, skirting(room));
}

/** One wide casement with a deep sill. */
function paintCasement(room: Room): void {
  const { canvas, floorY } = room;
  const left = canvas.isPortrait ? 0.14 : 0.24;
  const opening: Opening = [left, 0.2, 1 - left, 0.585];
  paintWindow(room, opening, 5, 2);
  paintSill(room, opening);
  paintCurtains(room, { top: 0.17, foot: 0.74, reach: 0.09, at: left - 0.05 }, left);
  paintPictures(room, left - 0.06);
  paintFloorLight(room, left + 0.05, 0.95 - left, 0.24);
  canvas.rectangle(0, floorY - 16 * canvas.unit, canvas.width, 16 * canvas.unit, skirting(room));
}

function skirting({ tones }: Room): string {
  return mixColours(tones.wallLit, tones.wood, 0.15);
}

function paintWindow(room: Room, opening: Opening, columns: number, rows: number): void {
  const { canvas } = room;
  const [left, top, right, foot] = opening;
  const box = { x: canvas.x(left), y: canvas.y(top), width: canvas.x(right - left), height: canvas.y(foot - top) };
  paintView(room, box, squareOpening(canvas, opening));
  paintFrame(room, opening, columns, rows);
}

function paintFrame({ canvas, tones }: Room, opening: Opening, columns: number, rows: number): void {
  const { unit } = canvas;
  const paint = mixColours(tones.wallLit, '#fffaf0', 0.45);
  const outline = squareOpening(canvas, opening);
  paintWithin(canvas, outline, () =>
    canvas.path(outline, 'none', { stroke: tones.ink, 'stroke-width': 40 * unit, opacity: 0.16 }),
  );
  canvas.path(glazingBars(canvas, opening, columns, rows), 'none', { stroke: paint, 'stroke-width': 6 * unit });
  canvas.path(glazingBars(canvas, opening, 2, 1), 'none', { stroke: paint, 'stroke-width': 14 * unit });
  canvas.path(outline, 'none', { stroke: mixColours(paint, tones.wallShade, 0.35), 'stroke-width': 24 * unit });
  canvas.path(outline, 'none', { stroke: paint, 'stroke-width': 17 * unit });
}

function paintSill({ canvas, tones }: Room, [left, , right, foot]: Opening): void {
  const { unit } = canvas;
  const [x, y, width] = [canvas.x(left) - 24 * unit, canvas.y(foot) + 6 * unit, canvas.x(right - left) + 48 * unit];
  canvas.rectangle(x, y, width, 14 * unit, mixColours(tones.wallLit, '#fffaf0', 0.45));
  canvas.rectangle(x, y + 14 * unit, width, 9 * unit, tones.ink, { opacity: 0.2 });
}

function paintCurtains(room: Room, drape: Parameters<typeof paintDrape>[2], left: number): void {
  const { canvas, tones } = room;
  const cloth = mixColours(tones.second, tones.pale, 0.45);
  paintDrape(room, 'left', { ...drape, cloth });
  paintDrape(room, 'right', { ...drape, cloth });
  const { unit } = canvas;
  const [x, toX, y] = [canvas.x(left - 0.075), canvas.x(1.075 - left), canvas.y(drape.top) - 2 * unit];
  canvas.rectangle(x, y, toX - x, 8 * unit, tones.woodShade, { rx: 4 * unit });
  canvas.path(circle(x, y + 4 * unit, 10 * unit) + circle(toX, y + 4 * unit, 10 * unit), tones.woodShade);
}

/** Short curtains on either side of one window. */
function paintSwags({ canvas, tones }: Room, [left, top, right, foot]: Opening): void {
  const { unit } = canvas;
  const cloth = mixColours(tones.second, tones.pale, 0.45);
  const shade = mixColours(cloth, tones.ink, 0.3);
  const [head, bottom] = [canvas.y(top) - 22 * unit, canvas.y(foot) + 46 * unit];
  for (const [side, edge] of [
    [1, left],
    [-1, right],
  ] as const) {
    const at = (inward: number) => canvas.x(edge) + side * inward * unit;
    const panel = polygon(pointsOf(`${at(-34)},${head} ${at(46)},${head} ${at(30)},${bottom} ${at(-40)},${bottom}`));
    canvas.path(panel, cloth);
    const folds = [-22, -6, 12, 28].map((fold) =>
      polygon(
        pointsOf(`${at(fold)},${head} ${at(fold + 5)},${head} ${at(fold * 0.8 + 6)},${bottom}
        ${at(fold * 0.8 - 2)},${bottom}`),
      ),
    );
    canvas.path(folds.join(''), shade, { opacity: 0.45 });
  }
  canvas.rectangle(
    canvas.x(left) - 56 * unit,
    head - 6 * unit,
    canvas.x(right - left) + 112 * unit,
    8 * unit,
    tones.woodShade,
    { rx: 4 * unit },
  );
}

/** A picture on either side, where the wall has room. */
function paintPictures(room: Room, free: number): void {
  if (free < 0.16) return;
  paintPictureGroup(room, free / 2, 0.3);
  paintPictureGroup(room, 1 - free / 2, 0.3);
}

/** One print, or two above each other: a sun over hills, a leaf, a stripe. */
function paintPictureGroup(room: Room, across: number, top: number): void {
  const { canvas } = room;
  const chance = chanceOf(canvas, `pictures${across}`);
  const count = chance.whole(1, 2);
  for (let picture = 0; picture < count; picture += 1) {
    const size = (count === 1 ? 120 : 84) * canvas.unit;
    paintPicture(room, canvas.x(across), canvas.y(top) + picture * size * 1.42, size, chance.whole(0, 2));
  }
}

function paintPicture({ canvas, tones }: Room, x: number, y: number, width: number, subject: number): void {
  const height = width * 1.2;
  const [left, inner] = [x - width / 2, width * 0.12];
  canvas.rectangle(left + width * 0.03, y + width * 0.04, width, height, tones.ink, { opacity: 0.22 });
  canvas.rectangle(left, y, width, height, tones.wood);
  canvas.rectangle(left + width * 0.05, y + width * 0.05, width * 0.9, height - width * 0.1, tones.linen);
  const [artX, artY, artWidth, artHeight] = [
    left + inner * 1.4,
    y + inner * 1.4,
    width - inner * 2.8,
    height - inner * 2.8,
  ];
  canvas.rectangle(artX, artY, artWidth, artHeight, tones.pale);
  if (subject === 0) {
    canvas.circle(x, artY + artHeight * 0.42, artWidth * 0.26, tones.second);
    canvas.rectangle(artX, artY + artHeight * 0.62, artWidth, artHeight * 0.38, tones.accent);
  } else if (subject === 1) {
    const half = artWidth * 0.3;
    canvas.path(
      draw`M${x} ${artY + artHeight * 0.9}Q${x - half * 1.6} ${artY + artHeight * 0.5} ${x} ${artY + artHeight * 0.12}Q${x + half * 1.6} ${artY + artHeight * 0.5} ${x} ${artY + artHeight * 0.9}Z`,
      tones.leaf,
    );
    canvas.path(draw`M${x} ${artY + artHeight * 0.95}V${artY + artHeight * 0.2}`, 'none', {
      stroke: tones.pale,
      'stroke-width': artWidth * 0.025,
    });
  } else {
    canvas.rectangle(artX, artY + artHeight * 0.14, artWidth, artHeight * 0.16, tones.accent);
    canvas.rectangle(artX, artY + artHeight * 0.42, artWidth, artHeight * 0.16, tones.second);
    canvas.rectangle(artX, artY + artHeight * 0.7, artWidth, artHeight * 0.16, tones.leaf);
  }
}

/** The ceiling, and the moulding where it meets the wall. */
function paintCornice({ canvas, tones }: Room): void {
  const { width, unit } = canvas;
  const bottom = canvas.y(0.085);
  const ceiling = canvas.fade(
    mixColours(tones.wallLit, tones.wallShade, 0.45),
    mixColours(tones.wallLit, '#fffaf0', 0.2),
  );
  canvas.rectangle(0, 0, width, bottom, ceiling);
  canvas.rectangle(0, bottom, width, 22 * unit, mixColours(tones.wallLit, '#fffaf0', 0.4));
  canvas.rectangle(0, bottom + 13 * unit, width, 4 * unit, tones.wallShade, { opacity: 0.4 });
  canvas.rectangle(0, bottom + 22 * unit, width, 30 * unit, tones.ink, { opacity: 0.1 });
}
