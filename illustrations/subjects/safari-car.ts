// The car on the track.

import { circlePath, ellipsePath, polygon, rectanglePath } from '#illustrations/drawing/plain-shapes.ts';
import { outlineOf, pointsOf } from '#illustrations/drawing/points.ts';
import { smoothShape } from '#illustrations/drawing/smooth-curves.ts';
import { disc, group, place, shape } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';

/** A safari car seen from behind, 200 units wide, with its roof raised and two people looking out. */
export function safariCar(palette: Palette, x: number, y: number, scale: number): string {
  const tyres = rectanglePath(-84, -46, 40, 50) + rectanglePath(44, -46, 40, 50);
  const body = smoothShape(
    outlineOf('-92,-40! -96,-96 -84,-110! -74,-168! 74,-168! 84,-110! 96,-96 92,-40! 84,-24 -84,-24'),
  );
  const window = polygon(pointsOf('-66,-158 66,-158 72,-114 -72,-114'));
  const people = [-34, 26].map((headX) => circlePath(headX, -192, 12) + ellipsePath(headX, -172, 18, 14)).join('');
  const hats = [-34, 26].map((headX) => ellipsePath(headX, -198, 20, 4)).join('');
  const roof = smoothShape(outlineOf('-86,-222! -80,-236 80,-236 86,-222!'));
  const roofPosts = rectanglePath(-78, -224, 5, 58) + rectanglePath(73, -224, 5, 58);
  const lights = palette.time === 'night' ? palette.lamp : palette.accent;
  return group({ transform: place(x, y, scale) }, [
    shape(ellipsePath(14, 4, 132, 12), palette.shade),
    shape(tyres + people + hats + roofPosts, palette.ink),
    shape(body, palette.white),
    shape(rectanglePath(-93, -66, 186, 26) + rectanglePath(-88, -42, 176, 18), palette.shade),
    shape(window, palette.near),
    shape(roof, palette.ink),
    disc(0, -86, 38, palette.ink),
    disc(0, -86, 15, palette.whiteShade),
    shape(rectanglePath(-90, -96, 14, 24) + rectanglePath(76, -96, 14, 24), lights),
  ]);
}
