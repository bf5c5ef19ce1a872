// The inside of a house on the coast: white coral walls, a ceiling of mangrove poles, arches or one wide opening.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { paintDrape } from '#illustrations/plates/interiors/drapes.ts';
import { paintFloorLight, paintScreed, paintTiles } from '#illustrations/plates/interiors/floor.ts';
import { archedOpening, type Opening, squareOpening } from '#illustrations/plates/interiors/openings.ts';
import type { Room } from '#illustrations/plates/interiors/room-stage.ts';
import { paintView } from '#illustrations/plates/interiors/view.ts';
import { polygon } from '#illustrations/plates/paths.ts';

const ceilingFoot = 0.13;
/** How thick the walls are where an opening cuts them, in canvas units. */
const reveal = 26;

/** What reaches the floor and lets light in: shares of the width. */
type Doorway = readonly [from: number, to: number];

export function paintVillaRoom(room: Room): void {
  const { chance } = room;
  const isTiled = chance.happens(0.5);
  const form = chance.pick(['arches', 'arches', 'wide', 'pointed'] as const);
  paintWalls(room);
  const [from, to] = form === 'wide' ? paintWideOpening(room) : paintArches(room, form === 'pointed' ? 1 : 0);
  if (isTiled) paintTiles(room, 9, 5);
  else paintScreed(room);
  paintFloorLight(room, from, to, 0.5);
  paintPoles(room);
}

function paintWalls({ canvas, tones, floorY }: Room): void {
  const fill = canvas.linearGradient([
    [0, mixColours(tones.wall, tones.wallShade, 0.55)],
    [0.35, tones.wall],
    [1, mixColours(tones.wall, tones.wallShade, 0.3)],
  ]);
  canvas.rectangle(0, 0, canvas.width, floorY, fill);
}

/** Three arches, the middle one down to the floor, with niches for pots in the wall between. */
function paintArches(room: Room, point: number): Doorway {
  const { canvas, floorY } = room;
  const doors: readonly Opening[] = canvas.isPortrait
    ? [
        [0.04, 0.3, 0.25, 0.58],
        [0.32, 0.2, 0.68, 0.765],
        [0.75, 0.3, 0.96, 0.58],
      ]
    : [
        [0.07, 0.27, 0.25, 0.6],
        [0.345, 0.18, 0.655, 0.765],
        [0.75, 0.27, 0.93, 0.6],
      ];
  const outlines = doors.map((door) => archedOpening(canvas, door, point));
  paintReveal(room, outlines);
  const box = { x: 0, y: canvas.y(0.15), width: canvas.width, height: floorY - canvas.y(0.15) };
  paintView(room, box, outlines.join(''), 'still');
  for (const [index, door] of doors.entries()) if (index !== 1) paintSill(room, door);
  if (!canvas.isPortrait) {
    paintNiche(room, 0.298, 0.36, 0.05);
    paintNiche(room, 0.702, 0.36, 0.05);
  }
  return [0.35, 0.65];
}

/** One opening the width of the room, white curtains, and a bench built into the wall beside it. */
function paintWideOpening(room: Room): Doorway {
  const { canvas, tones, floorY } = room;
  const edge = canvas.isPortrait ? 0.1 : 0.17;
  const opening: Opening = [edge, 0.19, 1 - edge, 0.765];
  const outline = squareOpening(canvas, opening);
  paintReveal(room, [outline]);
  paintView(
    room,
    { x: canvas.x(edge), y: canvas.y(0.19), width: canvas.x(1 - 2 * edge), height: floorY - canvas.y(0.19) },
    outline,
  );
  const drape = {
    top: 0.185,
    foot: 0.77,
    reach: 0.1,
    at: edge,
    cloth: mixColours(tones.linen, tones.wall, 0.3),
  } as const;
  paintDrape(room, 'left', drape);
  paintDrape(room, 'right', drape);
  if (!canvas.isPortrait) {
    for (const up of [0.3, 0.46]) {
      paintNiche(room, 0.085, up, 0.05);
      paintNiche(room, 0.915, up, 0.05);
    }
  }
  return [edge, 1 - edge];
}

/** The lit thickness of the wall around its openings. */
function paintReveal({ canvas, tones, mirrored }: Room, outlines: readonly string[]): void {
  const aside = (mirrored ? -1 : 1) * reveal * 0.5 * canvas.unit;
  const d = outlines.join('');
  canvas.path(d, 'none', {
    stroke: mixColours(tones.wall, tones.wallShade, 0.6),
    'stroke-width': reveal * canvas.unit,
  });
  canvas.path(d, 'none', {
    stroke: tones.wallLit,
    'stroke-width': reveal * 0.8 * canvas.unit,
    transform: `translate(${aside.toFixed(1)} ${(aside * 0.3).toFixed(1)})`,
  });
}

function paintSill({ canvas, tones }: Room, [left, , right, foot]: Opening): void {
  const { unit } = canvas;
  canvas.rectangle(
    canvas.x(left) - 16 * unit,
    canvas.y(foot),
    canvas.x(right - left) + 32 * unit,
    14 * unit,
    tones.wallLit,
  );
  canvas.rectangle(
    canvas.x(left) - 16 * unit,
    canvas.y(foot) + 14 * unit,
    canvas.x(right - left) + 32 * unit,
    8 * unit,
    tones.wallShade,
    {
      opacity: 0.6,
    },
  );
}

/** A niche in the plaster with a pot in it. */
function paintNiche({ canvas, tones, chance }: Room, across: number, top: number, width: number): void {
  const { unit } = canvas;
  const niche: Opening = [across - width / 2, top, across + width / 2, top + 0.12];
  canvas.path(archedOpening(canvas, niche, 1), mixColours(tones.wall, tones.wallShade, 0.75));
  const [x, y] = [canvas.x(across), canvas.y(top + 0.12)];
  const size = chance.between(0.75, 1.05) * 30 * unit;
  const pot = `M${(-0.5).toFixed(1)} 0C-1 -0.5 -0.9 -1.2 -0.3 -1.500V-1.900H0.300V-1.500C0.9 -1.2 1 -0.5 0.5 0Z`;
  canvas.path(pot, chance.pick([tones.accent, tones.second, tones.wood]), {
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})`,
  });
  canvas.rectangle(canvas.x(across - width / 2), y, canvas.x(width), 5 * unit, tones.wallLit);
}

/** Round poles side by side, running toward the viewer. */
function paintPoles({ canvas, tones }: Room): void {
  const { width, height, unit } = canvas;
  const bottom = height * ceilingFoot;
  canvas.rectangle(0, 0, width, bottom, mixColours(tones.wall, tones.wallShade, 0.7));
  const poles = canvas.isPortrait ? 11 : 21;
  let body = '';
  let light = '';
  for (let pole = 0; pole < poles; pole += 1) {
    const middle = ((pole + 0.5) / poles - 0.5) * width;
    const half = width / poles / 3.4;
    const beam = (from: number, to: number) =>
      polygon([
        [width / 2 + (middle + from * half) * 1.34, 0],
        [width / 2 + (middle + to * half) * 1.34, 0],
        [width / 2 + middle + to * half, bottom],
        [width / 2 + middle + from * half, bottom],
      ]);
    body += beam(-1, 1);
    light += beam(-0.5, 0.1);
  }
  canvas.path(body, tones.woodShade);
  canvas.path(light, tones.wood, { opacity: 0.8 });
  canvas.rectangle(0, bottom, width, 13 * unit, tones.wallLit);
  canvas.rectangle(0, bottom + 13 * unit, width, 24 * unit, tones.ink, { opacity: 0.13 });
}
