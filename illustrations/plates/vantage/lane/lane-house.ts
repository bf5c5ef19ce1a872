// A house of a lane, seen by someone who walks past it: its wall and what is in it.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { outlineOf } from '#illustrations/drawing/points.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { tone } from '#illustrations/plates/light.ts';
import { polygon, spline } from '#illustrations/plates/paths.ts';
import { type MasonryTones, masonryTones } from '#illustrations/plates/props/houses/masonry.ts';
import {
  paintDoor,
  paintWindow,
  type Span,
  sideWall,
  type Wall,
} from '#illustrations/plates/vantage/lane/lane-openings.ts';
import type { Lane } from '#illustrations/plates/vantage/lane/lane-view.ts';
import { type House, lamu } from '#illustrations/plates/vantage/lane/towns.ts';

export function paintHouse(lane: Lane, side: -1 | 1, house: House): void {
  const { stage, town } = lane;
  const { canvas, light } = stage;
  const { from, to, height, wall } = house;
  // The sun reaches into the lane from the left: only the tops of the right-hand walls are lit.
  const tones = masonryTones(light, wall);
  const passed = sideWall(lane, side);
  const { quad } = passed;
  const haze = Math.min(0.4, Math.max(0, from - 0.8) * 0.13);
  const shaded = mixColours(tones.wall, tones.wallShade, side < 0 ? 0.72 : 0.34);
  canvas.path(quad([from, to], [0, height]), mixColours(shaded, light.haze, haze));
  if (side > 0) canvas.path(quad([from, to], [height * 0.56, height]), mixColours(tones.wallLit, light.haze, haze));
  canvas.path(quad([from, to], [0, 0.1]), tones.ink, { opacity: 0.16 });
  paintStains(lane, passed, `${side}-${from}`, [Math.max(from, 0.3), to], height);
  const edge = town === lamu ? tones.wallLit : mixColours(tone(light, '#a0603f', 0.6), light.ink, 0.24);
  canvas.path(quad([from, to], [height, height + 0.035]), mixColours(edge, light.haze, haze));
  canvas.path(quad([from, to], [height - 0.016, height]), light.ink, { opacity: 0.3 });
  canvas.path(quad([to * 0.985, to], [0, height]), light.ink, { opacity: 0.22 });
  paintWindows(lane, side, house, tones);
  if (house.door !== undefined) paintDoor(lane, passed, [house.door, house.door * 1.17], tones);
  if (house.balcony) paintBalcony(lane, side, house, tones);
  if (house.bench) paintBench(lane, side, house, tones);
}

/** Where plaster has come off, coral shows; in Lamu more of it. */
export function paintStains({ stage, town }: Lane, wall: Wall, name: string, [from, to]: Span, height: number): void {
  const { canvas, light } = stage;
  const chance = chanceOf(canvas, `lane-stains-${name}`);
  let stains = '';
  for (let stain = 0; stain < (town === lamu ? 26 : 9); stain += 1) {
    const along = from + (to - from) * chance.next() ** 1.3;
    const away = wall.awayAt(along);
    const up = chance.between(0.04, height - 0.1);
    const [wide, tall] = [away * chance.between(0.02, 0.06), chance.between(0.008, 0.022)];
    if (town === lamu) stains += wall.quad([along, along + wide], [up, up + tall]);
    else {
      const [x, y] = wall.at(along, up);
      const reach = (chance.between(14, 40) * canvas.unit) / away;
      stains += spline(
        outlineOf(`${x - reach / 2},${y} ${x},${y - reach * 0.5} ${x + reach / 2},${y} ${x},${y + reach * 0.7}`),
      );
    }
  }
  canvas.path(stains, mixColours(light.ink, '#8a6a4a', 0.5), { opacity: town === lamu ? 0.2 : 0.12 });
}

function paintWindows(lane: Lane, side: -1 | 1, { from, to, height, balcony, door }: House, tones: MasonryTones): void {
  const { stage, town } = lane;
  const shutter = chanceOf(stage.canvas, `lane-windows-${side}-${from}`).pick(town.shutters);
  const start = Math.max(from, 0.34);
  const count = town === lamu ? 1 : 2;
  for (const up of town === lamu ? [0.66] : [0.2, 0.7]) {
    if (up + 0.2 > height || (up > 0.4 && balcony)) continue;
    for (let index = 0; index < count; index += 1) {
      // Equal steps on the wall are unequal ones in the picture.
      const step = (to - start) / (count + 0.6);
      const near = start + step * (index + 0.55);
      const far = near + Math.min(step * 0.34, 0.16 * near);
      // Of a window at the viewer's elbow one would see a corner.
      if (up < 0.3 && near < 0.8) continue;
      if (door !== undefined && up < 0.3 && near < door * 1.24 && far > door * 0.9) continue;
      paintWindow(lane, sideWall(lane, side), [near, far], up, shutter, tones);
    }
  }
}

/** A balcony of turned wood that stands out over the lane, under a roof of its own. */
function paintBalcony({ stage, at }: Lane, side: -1 | 1, { from, to, height }: House, tones: MasonryTones): void {
  const { canvas, light } = stage;
  const wood = mixColours(tone(light, '#7c5230', 0.5), light.ink, 0.22);
  const start = Math.max(from, 0.42);
  const [near, far] = [start + (to - start) * 0.14, start + (to - start) * 0.8];
  const out = side * 0.66;
  const floor = height > 1.2 ? 0.74 : 0.64;
  const front = (away: readonly [number, number], up: readonly [number, number]) =>
    polygon([at(out, away[0], up[0]), at(out, away[0], up[1]), at(out, away[1], up[1]), at(out, away[1], up[0])]);
  const across = (away: number, up: readonly [number, number]) =>
    polygon([at(out, away, up[0]), at(out, away, up[1]), at(side, away, up[1]), at(side, away, up[0])]);
  canvas.path(
    polygon([at(out, near, floor), at(out, far, floor), at(side, far, floor), at(side, near, floor)]),
    light.ink,
  );
  canvas.path(across(near, [floor, floor + 0.26]), mixColours(tones.inside, light.ink, 0.4));
  canvas.path(front([near, far], [floor, floor + 0.26]), mixColours(tones.inside, wood, 0.3));
  canvas.path(across(near, [floor, floor + 0.1]), mixColours(wood, light.ink, 0.25));
  canvas.path(front([near, far], [floor, floor + 0.1]), wood);
  const posts = 6;
  for (let post = 0; post <= posts; post += 1) {
    const away = near + ((far - near) * post) / posts;
    canvas.path(front([away, away + (far - near) * 0.03], [floor, floor + 0.26]), wood);
  }
  const eaves = mixColours(tone(light, '#a0603f', 0.6), light.ink, 0.2);
  canvas.path(across(near, [floor + 0.25, floor + 0.29]), mixColours(eaves, light.ink, 0.3));
  canvas.path(front([near * 0.98, far], [floor + 0.25, floor + 0.29]), eaves);
}

/** A stone bench along the wall, where one sits in the evening. */
function paintBench({ at, stage }: Lane, side: -1 | 1, { from, to, door }: House, tones: MasonryTones): void {
  const { canvas, light } = stage;
  const [near, far] = door === undefined ? [Math.max(from, 0.5), to] : [door * 1.3, Math.max(to, door * 1.6)];
  const out = side * 0.74;
  canvas.path(polygon([at(out, near, 0.1), at(side, near, 0.1), at(side, far, 0.1), at(out, far, 0.1)]), tones.wallLit);
  canvas.path(
    polygon([at(out, near, 0), at(out, near, 0.1), at(out, far, 0.1), at(out, far, 0)]),
    mixColours(tones.wall, tones.wallShade, 0.8),
  );
  canvas.path(
    polygon([at(out, near, 0), at(out, near, 0.1), at(side, near, 0.1), at(side, near, 0)]),
    mixColours(tones.wallShade, light.ink, 0.14),
  );
}
