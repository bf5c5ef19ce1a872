// A hot-air balloon, drawn once and reused at several distances.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { interpolate } from '#illustrations/drawing/interpolation.ts';
import { type Point, withSharpEnds } from '#illustrations/drawing/outline.ts';
import { circlePath, ellipsePath } from '#illustrations/drawing/plain-shapes.ts';
import { outlineOf } from '#illustrations/drawing/points.ts';
import { smoothLine, smoothShape } from '#illustrations/drawing/smooth-curves.ts';
import { type Attributes, type Drawing, element, place, shape, stroke } from '#illustrations/drawing/svg.ts';
import { type Palette, TERRACOTTA } from '#illustrations/palette.ts';

const BALLOON_TOP = -470;
const BALLOON_MOUTH = -64;
const QUARTER_TURN = Math.PI / 2;
const BALLOON_SHARES = [0, 0.04, 0.13, 0.26, 0.42, 0.6, 0.78, 0.9, 1];

/** A balloon hanging over (0, 0), its crown 470 units up. At night its burner lights the cloth from inside. */
export function balloon(palette: Palette): Drawing {
  const lit = palette.time === 'night';
  const cloth = lit ? mixColours(palette.lamp, palette.disc, 0.45) : palette.white;
  const goreTurn = Math.PI / 9;
  const gores = [-4.5, -2.5, -0.5, 1.5, 3.5].map((start) => balloonGore(start * goreTurn, (start + 1) * goreTurn));
  return [
    shape(balloonGore(-QUARTER_TURN, QUARTER_TURN), cloth),
    shape(gores.join(''), lit ? mixColours(palette.lamp, TERRACOTTA, 0.6) : palette.accentShade),
    shape(balloonBelt(0.36, 0.52), lit ? mixColours(palette.lamp, palette.accentShade, 0.35) : palette.accent),
    stroke(balloonBeltLine(0.36) + balloonBeltLine(0.52), cloth, 5),
    shape(balloonGore(Math.PI / 5.4, QUARTER_TURN), palette.ink, { opacity: lit ? 0.34 : 0.24 }),
    ...balloonBasket(palette),
  ];
}

/** Distant balloons are the same drawing, thinned by the air in front of them. */
export function balloonCopy(x: number, y: number, scale: number, opacity: number): string {
  const thinned: Attributes = opacity === 1 ? {} : { opacity };
  return element('use', { href: '#balloon', transform: place(x, y, scale), ...thinned });
}

/** Half the width of the envelope at a share of the way from its crown (0) to its mouth (1). */
function balloonRadius(share: number): number {
  const crown = Math.sqrt(Math.max(0, 1 - (1 - share / 0.42) ** 2));
  const skirt = interpolate(1, 0.17, ((share - 0.42) / 0.58) ** 1.35);
  return 190 * (share < 0.42 ? crown : skirt);
}

function balloonPoint(share: number, turn: number): Point {
  return [balloonRadius(share) * Math.sin(turn), interpolate(BALLOON_TOP, BALLOON_MOUTH, share)];
}

/** The part of the envelope between two angles around its axis. */
function balloonGore(fromTurn: number, toTurn: number, shares: readonly number[] = BALLOON_SHARES): string {
  const there = shares.map((share) => balloonPoint(share, fromTurn));
  const back = shares.map((share) => balloonPoint(share, toTurn)).reverse();
  return smoothShape([...there, ...back]);
}

function balloonBelt(topShare: number, bottomShare: number): string {
  const turns = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((share) => share * QUARTER_TURN);
  const top = turns.map((turn) => beltPoint(topShare, turn));
  const bottom = turns.map((turn) => beltPoint(bottomShare, turn)).reverse();
  return smoothShape(withSharpEnds([...top]).concat(withSharpEnds([...bottom])));
}

function balloonBeltLine(share: number): string {
  const turns = [-1, -0.5, 0, 0.5, 1].map((portion) => portion * QUARTER_TURN);
  return smoothLine(turns.map((turn) => beltPoint(share, turn)));
}

/** Belts sag in the middle because the envelope is seen slightly from below. */
function beltPoint(share: number, turn: number): Point {
  const [x, y] = balloonPoint(share, turn);
  return [x, y + 20 * Math.cos(turn)];
}

function balloonBasket(palette: Palette): Drawing {
  const basket = smoothShape(outlineOf('-30,-8! 30,-8! 25,34! -25,34!'));
  const people = [-17, 0, 16].map((headX) => circlePath(headX, -20, 6.5) + ellipsePath(headX, -8, 8, 9)).join('');
  return [
    shape(ellipsePath(0, BALLOON_MOUTH, 32, 6), palette.ink),
    stroke('M-31-64L-27-6M31-64L27-6M-12-60l-2 40M12-60l2 40', palette.ink, 3),
    shape('M0-62q11 14 0 30q-11-16 0-30z', palette.lamp),
    shape(people + basket, palette.ink),
    stroke('M-28 4h56M-27 18h54', palette.accentShade, 2.5),
  ];
}
