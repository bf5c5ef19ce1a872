// The house at the corner where one comes into a lane, on the right: it faces the viewer, however wide the picture is.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { polygon } from '#illustrations/plates/paths.ts';
import { masonryTones } from '#illustrations/plates/props/houses/masonry.ts';
import { paintStains } from '#illustrations/plates/vantage/lane/lane-house.ts';
import {
  facingWall,
  paintDoor,
  paintKangas,
  paintWindow,
  type Span,
} from '#illustrations/plates/vantage/lane/lane-openings.ts';
import type { Lane } from '#illustrations/plates/vantage/lane/lane-view.ts';
import { lamu } from '#illustrations/plates/vantage/lane/towns.ts';

/** After how much of its length the front begins again, in shares of the height. */
const bay = 1.5;
const high = 1.5;
/** A bay from its left to its right: a door, windows above it, and wares or a bench beside it. */
const door: Span = [0.16, 0.36];
const windows = [0.22, 0.62, 1.02, 1.3];
const beside: Span = [0.52, 1.28];
const windowWide = 0.1;

export function paintCorner(lane: Lane): void {
  const { stage, town } = lane;
  const { canvas, light } = stage;
  const wall = facingWall(lane, town.corner.away);
  const tones = masonryTones(light, town.corner.wall);
  const [left] = wall.at(0, 0);
  const bays = Math.max(1, Math.ceil(((canvas.width - left) * town.corner.away) / (canvas.height * bay)));
  const whole: Span = [0, bays * bay];
  canvas.path(wall.quad(whole, [0, high]), mixColours(tones.wall, tones.wallShade, 0.3));
  // The sun comes over the roofs on the left.
  const shade = [wall.at(0, 0.86), wall.at(0.5, 0.8), wall.at(0.5, 0.9), wall.at(1.3, 0.8)];
  const sunny = [...shade, wall.at(whole[1], 0.74), wall.at(whole[1], high), wall.at(0, high)];
  canvas.path(polygon(sunny), mixColours(tones.wall, tones.wallLit, 0.7));
  canvas.path(wall.quad(whole, [0, 0.1]), tones.ink, { opacity: 0.16 });
  paintStains(lane, wall, 'corner', whole, high);
  for (let start = 0; start < whole[1]; start += bay) {
    const within = ([from, to]: Span): Span => [start + from, start + to];
    for (const at of windows) paintWindow(lane, wall, within([at, at + windowWide]), 0.66, town.shutters[0], tones);
    paintDoor(lane, wall, within(door), tones);
    if (town !== lamu) paintKangas(lane, wall, start + beside[0], tones);
    else {
      canvas.path(wall.quad(within(beside), [0, 0.12]), mixColours(tones.wall, tones.wallShade, 0.8));
      canvas.path(wall.quad(within(beside), [0.1, 0.12]), tones.wallLit);
    }
  }
}
