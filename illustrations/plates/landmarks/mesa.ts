// A table mountain: sheer walls over a skirt of scree, one end in shadow, and a small butte far off.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { bush } from '#illustrations/plates/elements/bush.ts';
import { craggyLine } from '#illustrations/plates/elements/craggy.ts';
import { paintMist } from '#illustrations/plates/elements/mist.ts';
import { heightAt } from '#illustrations/plates/elements/ridges.ts';
import { paintButtresses } from '#illustrations/plates/landmarks/buttresses.ts';
import { leftToRight, paintBeds, paintCracks, paintSpurs, type Wall } from '#illustrations/plates/landmarks/cliffs.ts';
import { type Frame, frameOf, type LandmarkPlace } from '#illustrations/plates/landmarks/landmark-place.ts';
import { fadingDown, palingRock, type RockTones, rockTones } from '#illustrations/plates/landmarks/rock-tones.ts';
import { tone } from '#illustrations/plates/light.ts';
import { polygon } from '#illustrations/plates/paths.ts';

const sandstone = '#b25c45';

const skyline = pointsOf(
  '-660,-4 -480,34 -352,90 -274,146 -246,246 -204,294 -120,304 -20,297 92,306 172,288 208,262 232,178 276,116 366,70 500,30 700,-4',
);

const butte = pointsOf('-130,-4 -84,24 -52,56 -44,104 -10,112 26,108 36,60 74,26 130,-4');

/** The walls stand between these, from the foot of the rock to the summit. */
const walls = { from: -250, to: 238, foot: 168, top: 306 };

export function paintMesa(canvas: Canvas, place: LandmarkPlace): void {
  const frame = frameOf(canvas, place);
  const { light } = place;
  const rock = mixColours(tone(light, sandstone, 0.75), light.far, 0.24);
  const tones = rockTones(light, rock);
  paintButte(canvas, frame, rockTones(light, mixColours(rock, light.haze, 0.45)));
  paintTable(canvas, frame, tones, place);
  paintMist(canvas, frame.at(0, 6)[1], 100, light.haze, 0.65);
}

function paintButte(canvas: Canvas, frame: Frame, tones: RockTones): void {
  const distant = butte.map(([across, up]): Point => [across - 560, up * 0.82]);
  const outline = craggyLine(canvas, frame.line(distant), { roughness: 0.08, depth: 5, name: 'butte' });
  const body = polygon(outline);
  canvas.path(body, palingRock(canvas, tones, frame.at(0, 92)[1], frame.base));
  paintWithin(canvas, body, () => {
    const shade = frame.line(pointsOf('-556,120 -548,60 -562,30 -540,0 -400,0 -400,120'));
    canvas.path(polygon(shade), fadingDown(canvas, tones.shade, 0.5, [frame.at(0, 92)[1], frame.base]));
  });
}

function paintTable(canvas: Canvas, frame: Frame, tones: RockTones, place: LandmarkPlace): void {
  const outline = leftToRight(craggyLine(canvas, frame.line(skyline), { roughness: 0.09, depth: 5, name: 'mesa' }));
  const [first, last] = [outline[0] ?? [0, 0], outline[outline.length - 1] ?? [0, 0]];
  const below = frame.base + 40 * canvas.unit;
  const body = polygon([...outline, [last[0], below], [first[0], below]]);
  const ends = [frame.at(walls.from, 0)[0], frame.at(walls.to, 0)[0]];
  const rim = outline.filter(([, y]) => y < frame.at(0, walls.foot)[1]);
  const wall: Wall = { rim, from: Math.min(...ends), to: Math.max(...ends), name: 'mesa' };

  canvas.path(body, palingRock(canvas, tones, frame.at(0, walls.top)[1], frame.base + 4 * canvas.unit));
  paintWithin(canvas, body, () => {
    paintScree(canvas, frame, tones, place.mirrored);
    paintWalls(canvas, frame, wall, tones, place.mirrored);
    paintShadedEnd(canvas, frame, tones);
  });
  paintSummitBushes(canvas, wall, mixColours(mixColours(tones.rock, place.ground.bush, 0.55), place.light.ink, 0.2));
}

/** Buttresses with their cracks and beds of stone. */
function paintWalls(canvas: Canvas, frame: Frame, wall: Wall, tones: RockTones, mirrored: boolean): void {
  paintButtresses(canvas, wall, {
    width: [20, 62],
    foot: frame.at(0, walls.foot)[1],
    fade: [frame.at(0, walls.top)[1], frame.at(0, walls.foot - 60)[1]],
    shadeSide: mirrored ? -1 : 1,
    lit: tones.lit,
    litOpacity: 0.62,
    shade: tones.shade,
    shadeOpacity: 0.46,
  });
  paintBeds(canvas, wall, [26, 62, 96, 118], tones.shade, 0.22);
  paintCracks(canvas, wall, {
    step: 17,
    start: [6, 60],
    length: [40, 130],
    width: [2, 6],
    colour: tones.shade,
    opacity: 0.5,
  });
}

/** Fans of rubble that lean against the walls. */
function paintScree(canvas: Canvas, frame: Frame, tones: RockTones, mirrored: boolean): void {
  const rim = leftToRight(
    frame.line([
      [-620, 10],
      [-352, 96],
      [-262, walls.foot + 10],
      [246, walls.foot + 10],
      [366, 74],
      [680, 4],
    ]),
  );
  const ends = [rim[0]?.[0] ?? 0, rim[rim.length - 1]?.[0] ?? 0] as const;
  paintSpurs(
    canvas,
    { rim, from: ends[0], to: ends[1], name: 'mesa-scree' },
    {
      spacing: [34, 100],
      foot: frame.base,
      shadeSide: mirrored ? -1 : 1,
      lit: tones.lit,
      shade: tones.shade,
      opacity: 0.5,
      start: [-14, 20],
    },
  );
}

/** The end turned away from the light, down to its own scree. */
function paintShadedEnd(canvas: Canvas, frame: Frame, tones: RockTones): void {
  const edge = craggyLine(canvas, frame.line(pointsOf('70,330 92,236 78,170 150,96 166,20 260,-40')), {
    roughness: 0.1,
    depth: 5,
    name: 'mesa-shade',
  });
  const shade = polygon([...edge, frame.at(760, -40), frame.at(760, 330)]);
  canvas.path(shade, fadingDown(canvas, tones.shade, 0.6, [frame.at(0, walls.top)[1], frame.base]));
}

function paintSummitBushes(canvas: Canvas, wall: Wall, colour: string): void {
  const chance = chanceOf(canvas, 'mesa-bushes');
  const { unit } = canvas;
  let path = '';
  for (let x = wall.from + 30 * unit; x < wall.to - 30 * unit; x += chance.between(4, 16) * unit) {
    path += bush(x, heightAt(wall.rim, x) + 2 * unit, chance.between(3, 8) * unit, chance);
  }
  canvas.path(path, colour, { opacity: 0.8 });
}
