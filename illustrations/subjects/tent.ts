// A canvas tent on a deck, near and far.

import { ellipsePath, polygon, rectanglePath } from '#illustrations/drawing/plain-shapes.ts';
import { outlineOf, pointsOf } from '#illustrations/drawing/points.ts';
import { smoothShape } from '#illustrations/drawing/smooth-curves.ts';
import { type Drawing, disc, group, place, shape, stroke } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';

/** A ridge tent seen three-quarter on, 700 units wide, its deck standing on (x, y). */
export function tent(palette: Palette, x: number, y: number, scale: number): string {
  return group({ transform: place(x, y, scale) }, [
    shape(ellipsePath(60, 36, 440, 16), palette.shade),
    ...tentDeck(palette),
    ...tentBody(palette),
    ...tentEntrance(palette),
    ...tentRoof(palette),
    stroke('M-266-168L-352 24M412-150l76 160', palette.ink, 3),
  ]);
}

function tentDeck(palette: Palette): Drawing {
  const posts = [-262, -130, 20, 140, 268, 396].map((postX) => rectanglePath(postX, 8, 10, 32)).join('');
  const steps = polygon(pointsOf('-110,18 40,18 54,44 -124,44'));
  return [
    shape(posts, palette.ink),
    shape(rectanglePath(-290, -4, 730, 16), palette.ink),
    shape(rectanglePath(-290, -4, 730, 5), palette.near),
    shape(steps, palette.ink),
  ];
}

function tentBody(palette: Palette): Drawing {
  const front = polygon(pointsOf('-210,-4 -210,-168 -35,-300 140,-168 140,-4'));
  const side = polygon(pointsOf('140,-4 140,-170 372,-158 372,-4'));
  const window = polygon(pointsOf('186,-128 326,-122 326,-58 186,-60'));
  return [shape(front, palette.white), shape(side, palette.whiteShade), shape(window, tentWindow(palette))];
}

function tentWindow(palette: Palette): string {
  return palette.time === 'night' ? palette.lamp : palette.middle;
}

function tentEntrance(palette: Palette): Drawing {
  const opening = smoothShape(outlineOf('-140,-4! -128,-150! -35,-214! 58,-150! 70,-4!'));
  const leftFlap = smoothShape(outlineOf('-35,-214! -132,-150! -146,-4! -112,-4! -122,-78 -98,-150'));
  const rightFlap = smoothShape(outlineOf('-35,-214! 62,-150! 76,-4! 42,-4! 52,-78 28,-150'));
  const bed = smoothShape(outlineOf('-96,-4! -96,-44! -30,-52 26,-44! 26,-4!'));
  return [
    shape(opening, palette.time === 'night' ? palette.lamp : palette.ink),
    shape(bed, palette.time === 'night' ? palette.accentShade : palette.shade),
    stroke('M-35-206v50', palette.time === 'night' ? palette.accentShade : palette.near, 3),
    disc(-35, -142, 15, palette.time === 'night' ? palette.disc : palette.accent),
    shape(leftFlap + rightFlap, palette.whiteShade),
  ];
}

function tentRoof(palette: Palette): Drawing {
  const slope = smoothShape(outlineOf('-35,-346! 150,-330 330,-338! 380,-230 446,-146! 310,-140 180,-150! 62,-246'));
  const fly = smoothShape(
    outlineOf('-35,-346! 70,-248 184,-152! 166,-138! 60,-222 -35,-304! -130,-222 -236,-140! -256,-154! -142,-248'),
  );
  const seams = 'M86-338q46 98 122 188M208-337q54 104 122 193';
  return [
    shape(slope, palette.near),
    stroke(seams, palette.ground, 3),
    shape(fly, palette.ink),
    shape(
      rectanglePath(-39, -364, 7, 30) + rectanglePath(-214, -150, 8, 148) + rectanglePath(136, -150, 8, 148),
      palette.ink,
    ),
  ];
}

/** A far-off tent: two flat planes, a dark door and a lamp after dark. */
export function distantTent(palette: Palette, x: number, y: number, scale: number): string {
  const slopes = polygon(pointsOf('-260,-140 -40,-330 250,-320 360,-140'));
  const front = polygon(pointsOf('-200,0 -200,-150 -40,-280 110,-150 110,0'));
  const door = polygon(pointsOf('-90,0 -70,-130 -40,-160 -10,-130 10,0'));
  return group({ transform: place(x, y, scale) }, [
    shape(slopes, palette.ground),
    shape(rectanglePath(100, -150, 210, 150), palette.middle),
    shape(front, palette.whiteShade),
    shape(door, palette.time === 'night' ? palette.lamp : palette.shade),
  ]);
}
