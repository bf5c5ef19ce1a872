// Room: a bed under a net, the tent wall rolled up towards the sunrise.

import type { OutlinePoint } from '#illustrations/drawing/outline.ts';
import { ellipsePath } from '#illustrations/drawing/plain-shapes.ts';
import { smoothLine, smoothShape } from '#illustrations/drawing/smooth-curves.ts';
import { type Drawing, group, rectangle, shape, stroke } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';
import { clouds } from '#illustrations/scenery/clouds.ts';
import { ridge } from '#illustrations/scenery/ridges.ts';
import { sky } from '#illustrations/scenery/sky.ts';
import { treeLine } from '#illustrations/scenery/tree-line.ts';
import { SHEET_BLEED, SHEET_HEIGHT, SHEET_WIDTH } from '#illustrations/sheet.ts';
import { roomBed } from '#illustrations/subjects/bed.ts';
import { bedsideTable } from '#illustrations/subjects/bedside-table.ts';
import { netDrapes, netOutline } from '#illustrations/subjects/mosquito-net.ts';

const ROOM_FLOOR_Y = 770;

export function roomPoster(palette: Palette): Drawing {
  return [
    ...sky(palette, [800, 400, 112]),
    clouds(palette, [
      [430, 260, 260],
      [1180, 320, 280],
    ]),
    ridge(palette.horizon, { seed: 'room:horizon', y: 520, height: 120, wavelength: 260 }),
    ridge(palette.far, { seed: 'room:far', y: 560, height: 110, wavelength: 380 }),
    ridge(palette.middle, { seed: 'room:middle', y: 640, height: 54, wavelength: 300 }),
    treeLine(palette.near, 'room:trees', 20, 696, 52),
    ridge(palette.near, { seed: 'room:near', y: 694, height: 18, wavelength: 420 }),
    ...roomFloor(palette),
    shape(netOutline(), palette.white, { opacity: 0.34 }),
    ...roomBed(palette),
    ...netDrapes(palette),
    ...bedsideTable(palette, 1262, 856),
    ...roomCanvas(palette),
  ];
}

function roomFloor(palette: Palette): Drawing {
  const boards = [-7, -5, -3, -1, 1, 3, 5, 7]
    .map((lane) => `M${800 + lane * 106} ${ROOM_FLOOR_Y}L${800 + lane * 176} ${SHEET_HEIGHT}`)
    .join('');
  return [
    rectangle(0, ROOM_FLOOR_Y, SHEET_WIDTH, SHEET_HEIGHT - ROOM_FLOOR_Y, palette.ground),
    stroke(boards, palette.shade, 4),
    shape(ellipsePath(800, 892, 560, 66), palette.shade),
    shape(ellipsePath(800, 892, 520, 56), palette.accentShade),
    stroke(ellipsePath(800, 892, 476, 46), palette.accent, 5, { 'stroke-dasharray': '26 18' }),
  ];
}

/** The dark tent around the view: roof, scalloped edge and rolled side curtains. */
function roomCanvas(palette: Palette): Drawing {
  const eaves: readonly OutlinePoint[] = [
    [SHEET_WIDTH + SHEET_BLEED, 250, 'corner'],
    [1240, 132],
    [800, 74, 'corner'],
    [360, 132],
    [-SHEET_BLEED, 250, 'corner'],
  ];
  const roof = smoothShape([
    [-SHEET_BLEED, -SHEET_BLEED, 'corner'],
    [SHEET_WIDTH + SHEET_BLEED, -SHEET_BLEED, 'corner'],
    ...eaves,
  ]);
  const curtain = smoothShape([
    [-SHEET_BLEED, 150, 'corner'],
    [250, 150, 'corner'],
    [262, 330],
    [180, 520],
    [140, 600],
    [176, 720],
    [214, 900, 'corner'],
    [-SHEET_BLEED, 920, 'corner'],
  ]);
  const curtainFolds = [
    'M200 160C214 350 140 500 96 600 130 720 150 820 160 900',
    'M130 170C140 360 90 500 52 600 76 720 90 820 92 900',
    'M60 180C64 370 34 500 14 600',
  ].join('');
  const side = [
    shape(curtain, palette.shade),
    stroke(curtainFolds, palette.ink, 7),
    stroke('M-10 596q80 26 152 4', palette.accentShade, 18),
  ];
  return [
    ...side,
    group({ transform: `translate(${SHEET_WIDTH} 0) scale(-1 1)` }, side),
    shape(roof, palette.ink),
    stroke(smoothLine(eaves), palette.shade, 10),
  ];
}
