// A ruined wall of coral stone with a pointed arch in it.

import { type OutlinePoint, outlineContains, type Point } from '#illustrations/drawing/outline.ts';
import { polygon } from '#illustrations/drawing/plain-shapes.ts';
import { outlineOf, pointsOf } from '#illustrations/drawing/points.ts';
import { between, createRandom } from '#illustrations/drawing/random.ts';
import { smoothHole, smoothLine, smoothShape } from '#illustrations/drawing/smooth-curves.ts';
import { type Drawing, shape, stroke } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';
import { stranglerFig } from '#illustrations/subjects/strangler-fig.ts';

const ARCH_OPENING: readonly OutlinePoint[] = outlineOf(
  '640,880! 640,560 664,440 730,344 800,286! 870,344 936,440 960,560 960,880!',
);

const ARCH_MOULDING: readonly OutlinePoint[] = outlineOf(
  '596,880! 596,556 624,418 704,302 800,226! 896,302 976,418 1004,556 1004,880!',
);

const WALL_OUTLINE: readonly Point[] = pointsOf(
  '232,900 240,356 296,344 302,262 384,250 392,204 556,194 566,164 702,156 716,130 886,134 900,172',
  '1004,184 1016,264 1066,284 1074,424 1122,444 1128,604 1202,624 1208,744 1320,758 1328,900',
);

/** The inner side of the wall's thickness, seen on the right of the opening. */
const ARCH_REVEAL: readonly OutlinePoint[] = outlineOf(
  '800,286! 870,344 936,440 960,560 960,880! 926,880! 927,566 914,452 862,357',
);

const WALL_NICHE: readonly OutlinePoint[] = outlineOf('378,660! 378,540 396,486 428,452! 460,486 478,540 478,660!');

/** The wall with its plaster, stones, niche, moulding and the fig on its crest. */
export function coralArch(palette: Palette): Drawing {
  const opening = smoothHole(ARCH_OPENING);
  return [
    shape(polygon(WALL_OUTLINE) + opening, palette.ground),
    ...wallStones(palette),
    shape(smoothShape(WALL_NICHE), palette.shade),
    shape(smoothShape(ARCH_MOULDING) + opening, palette.near),
    stroke(smoothLine(ARCH_MOULDING), palette.shade, 6),
    shape(smoothShape(ARCH_REVEAL), palette.shade),
    ...stranglerFig(palette),
  ];
}

/** Coral blocks showing through the plaster, in two tones. */
function wallStones(palette: Palette): Drawing {
  const random = createRandom('arch:stones');
  const tones = { light: '', dark: '' };
  for (let course = 0; course < 19; course += 1) {
    for (let column = 0; column < 13; column += 1) {
      const x = 270 + column * 82 + (course % 2) * 41;
      const y = 220 + course * 34;
      const isShown = random() < 0.42 && isOnBareWall(x, y);
      const stone = wallStone(x, y, between(random, 52, 76), between(random, 20, 27));
      if (isShown) {
        tones[random() < 0.55 ? 'light' : 'dark'] += stone;
      }
    }
  }
  return [shape(tones.light, palette.near, { opacity: 0.5 }), shape(tones.dark, palette.shade, { opacity: 0.45 })];
}

function wallStone(x: number, y: number, width: number, height: number): string {
  return polygon([
    [x - width / 2, y - height * 0.4],
    [x + width * 0.44, y - height / 2],
    [x + width / 2, y + height * 0.36],
    [x - width * 0.42, y + height / 2],
  ]);
}

/** True where a whole stone fits between the wall's edge and the moulding around the arch. */
function isOnBareWall(x: number, y: number): boolean {
  const halfStone = 44;
  const isInside =
    outlineContains(WALL_OUTLINE, x - halfStone, y - 16) && outlineContains(WALL_OUTLINE, x + halfStone, y - 16);
  const touchesArch = [-halfStone, 0, halfStone].some((reach) => outlineContains(ARCH_MOULDING, x + reach, y));
  return isInside && !touchesArch;
}
