// The inside of a tent: a canvas ceiling with a scalloped valance, and its front either thrown open or of gauze
// windows.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { paintDrape } from '#illustrations/plates/interiors/drapes.ts';
import { paintBoards, paintFloorLight } from '#illustrations/plates/interiors/floor.ts';
import type { Room } from '#illustrations/plates/interiors/room-stage.ts';
import { paintView } from '#illustrations/plates/interiors/view.ts';
import { limb, polygon } from '#illustrations/plates/paths.ts';

/** Shares of the picture: the eaves at the sides, where the slope begins, and the ridge. */
const eaves = { y: 0.2, knee: 0.14, kneeY: 0.132, ridgeY: 0.058 };

export function paintTentRoom(room: Room): void {
  const { canvas, tones } = room;
  canvas.rectangle(0, 0, canvas.width, canvas.height, tones.wallShade);
  // Nobody closes a tent to the stars.
  if (room.spec.time === 'night' || room.chance.happens(0.64)) paintOpenFront(room);
  else paintGauzeFront(room);
  paintCeiling(room);
  paintValance(room);
}

/** Nothing but a deck rail between the floor and the plain. */
function paintOpenFront(room: Room): void {
  const { canvas, floorY } = room;
  const top = canvas.y(0.04);
  const opening = polygon(pointsOf(`0,${top} ${canvas.width},${top} ${canvas.width},${floorY} 0,${floorY}`));
  const left = canvas.x(0.05);
  paintView(room, { x: left, y: top, width: canvas.x(0.9), height: floorY - top }, opening);
  if (room.chance.happens(0.5)) paintDeckRail(room);
  paintBoards(room);
  paintFloorLight(room, 0.16, 0.84);
  paintDrape(room, 'left', { top: 0.14, foot: 0.83, reach: canvas.isPortrait ? 0.15 : 0.17 });
  paintDrape(room, 'right', { top: 0.14, foot: 0.83, reach: canvas.isPortrait ? 0.15 : 0.17 });
}

function paintDeckRail({ canvas, floorY, tones }: Room): void {
  const { unit, width } = canvas;
  const top = floorY - 74 * unit;
  let posts = '';
  for (let x = width * 0.03; x < width; x += 150 * unit) {
    posts += polygon(pointsOf(`${x},${top} ${x + 9 * unit},${top} ${x + 9 * unit},${floorY} ${x},${floorY}`));
  }
  canvas.path(posts, tones.woodShade);
  canvas.rectangle(0, top - 8 * unit, width, 11 * unit, tones.woodShade);
  canvas.rectangle(0, top + 26 * unit, width, 3 * unit, tones.woodShade);
  canvas.rectangle(0, top + 48 * unit, width, 3 * unit, tones.woodShade);
}

/** A canvas wall with a door and two windows of gauze, their blinds rolled up. */
function paintGauzeFront(room: Room): void {
  const { canvas, floorY, tones } = room;
  const top = canvas.y(0.06);
  const wall = canvas.linearGradient([
    [0, mixColours(tones.wall, tones.wallShade, 0.5)],
    [0.5, tones.wall],
    [1, mixColours(tones.wall, tones.wallShade, 0.3)],
  ]);
  canvas.rectangle(0, top, canvas.width, floorY - top, wall);
  const door = windowOutline(room, 0.345, 0.655, 0.2, 0.765);
  const windows = canvas.isPortrait
    ? [windowOutline(room, 0.05, 0.28, 0.27, 0.57), windowOutline(room, 0.72, 0.95, 0.27, 0.57)]
    : [windowOutline(room, 0.07, 0.29, 0.25, 0.57), windowOutline(room, 0.71, 0.93, 0.25, 0.57)];
  const openings = [door, ...windows].join('');
  const box = { x: 0, y: canvas.y(0.14), width: canvas.width, height: floorY - canvas.y(0.14) };
  paintView(room, box, openings, 'still');
  canvas.path(openings, 'none', { stroke: tones.woodShade, 'stroke-width': 7 * canvas.unit });
  for (const [left, right] of canvas.isPortrait
    ? [
        [0.05, 0.28],
        [0.72, 0.95],
      ]
    : [
        [0.07, 0.29],
        [0.71, 0.93],
      ]) {
    if (left === undefined || right === undefined) continue;
    paintGauze(room, left, right);
    paintRolledBlind(room, left, right, canvas.isPortrait ? 0.27 : 0.25);
  }
  paintBoards(room);
  paintFloorLight(room, 0.345, 0.655);
  paintSeams(room, top);
  paintDrape(room, 'left', { top: 0.19, foot: 0.79, reach: 0.078, at: 0.335 });
  paintDrape(room, 'right', { top: 0.19, foot: 0.79, reach: 0.078, at: 0.335 });
}

/** A rounded opening between shares of the picture. */
function windowOutline({ canvas }: Room, left: number, right: number, top: number, foot: number): string {
  const [x, y, toX, toY] = [canvas.x(left), canvas.y(top), canvas.x(right), canvas.y(foot)];
  const round = 16 * canvas.unit;
  return draw`M${x} ${toY}V${y + round}Q${x} ${y} ${x + round} ${y}H${toX - round}Q${toX} ${y} ${toX} ${y + round}V${toY}Z`;
}

function paintGauze({ canvas, tones }: Room, left: number, right: number): void {
  const [x, toX, y, toY] = [canvas.x(left), canvas.x(right), canvas.y(0.26), canvas.y(0.57)];
  canvas.rectangle(x, y, toX - x, toY - y, tones.wall, { opacity: 0.12 });
  const bars = draw`M${(x + toX) / 2} ${y}V${toY}M${x} ${(y + toY) / 2}H${toX}`;
  canvas.path(bars, 'none', { stroke: tones.woodShade, 'stroke-width': 5 * canvas.unit, opacity: 0.8 });
}

function paintRolledBlind({ canvas, tones }: Room, left: number, right: number, top: number): void {
  const { unit } = canvas;
  const [x, toX, y] = [canvas.x(left) - 12 * unit, canvas.x(right) + 12 * unit, canvas.y(top)];
  const roll = canvas.linearGradient([
    [0, tones.wallLit],
    [0.4, tones.wall],
    [1, tones.wallShade],
  ]);
  canvas.rectangle(x, y - 30 * unit, toX - x, 34 * unit, roll, { rx: 16 * unit });
  for (const share of [0.22, 0.78]) {
    const strap = x + (toX - x) * share;
    canvas.rectangle(strap, y - 33 * unit, 9 * unit, 46 * unit, tones.accent);
  }
}

function paintSeams({ canvas, floorY, tones }: Room, top: number): void {
  const seams = [0.03, 0.325, 0.675, 0.97].map((share) =>
    limb([
      [canvas.x(share), top, 2 * canvas.unit],
      [canvas.x(share), floorY, 3 * canvas.unit],
    ]),
  );
  canvas.path(seams.join(''), tones.ink, { opacity: 0.28 });
}

function paintCeiling({ canvas, tones }: Room): void {
  const { width, height, unit } = canvas;
  const slope: Point[] = [
    [0, 0],
    [width, 0],
    [width, height * eaves.y],
    [width * (1 - eaves.knee), height * eaves.kneeY],
    [width * 0.5, height * eaves.ridgeY],
    [width * eaves.knee, height * eaves.kneeY],
    [0, height * eaves.y],
  ];
  const cloth = canvas.fade(tones.wallShade, mixColours(tones.wall, tones.wallShade, 0.18));
  canvas.path(polygon(slope), cloth);
  const lining = canvas.linearGradient(
    [
      [0, tones.wallLit, 0],
      [0.5, tones.wallLit, 0.3],
      [1, tones.wallLit, 0],
    ],
    { x2: 1, y2: 0 },
  );
  canvas.path(polygon(slope), lining);
  let seams = '';
  for (const side of [-0.42, -0.27, -0.13, 0.13, 0.27, 0.42]) {
    const foot = height * (eaves.ridgeY + Math.abs(side) * 0.205);
    seams += limb([
      [width * (0.5 + side * 1.5), -8, 4 * unit],
      [width * (0.5 + side), foot, 2 * unit],
    ]);
  }
  canvas.path(seams, tones.ink, { opacity: 0.26 });
  canvas.path(
    polygon(
      pointsOf(`${width * 0.494},-5 ${width * 0.506},-5 ${width * 0.503},${height * eaves.ridgeY}
      ${width * 0.497},${height * eaves.ridgeY}`),
    ),
    tones.wood,
  );
}

/** The valance along the eaves: a band with scallops, edged in the accent colour. */
function paintValance({ canvas, tones }: Room): void {
  const { width, height, unit } = canvas;
  const edge = (x: number): number => {
    const aside = Math.abs(x / width - 0.5);
    const kneeAside = 0.5 - eaves.knee;
    if (aside < kneeAside) return height * (eaves.ridgeY + (aside / kneeAside) * (eaves.kneeY - eaves.ridgeY));
    return height * (eaves.kneeY + ((aside - kneeAside) / eaves.knee) * (eaves.y - eaves.kneeY));
  };
  const scallops = Math.round(width / (58 * unit));
  const fringe = (drop: number): string => {
    let path = draw`M0 ${height * eaves.y}L${width * eaves.knee} ${height * eaves.kneeY}L${width / 2} ${height * eaves.ridgeY}`;
    path += draw`L${width * (1 - eaves.knee)} ${height * eaves.kneeY}L${width} ${height * eaves.y}`;
    for (let scallop = scallops; scallop > 0; scallop -= 1) {
      const [x, middle, end] = [scallop, scallop - 0.5, scallop - 1].map((step) => (width * step) / scallops) as [
        number,
        number,
        number,
      ];
      path += draw`L${x} ${edge(x) + drop * 0.62}Q${middle} ${edge(middle) + drop * 1.5} ${end} ${edge(end) + drop * 0.62}`;
    }
    return `${path}Z`;
  };
  canvas.path(fringe(52 * unit), tones.accent);
  canvas.path(fringe(44 * unit), mixColours(tones.wallLit, tones.pale, 0.3));
}
