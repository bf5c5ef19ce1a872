// A house seen from one of its corners: a gable end in the light, a long side with its door, a roof over both. What it
// is built of, how steep its roof is and what stands before it make it a villa, a cottage or a tent under tin.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { interpolate } from '#illustrations/drawing/interpolation.ts';
import type { LimbPoint } from '#illustrations/drawing/limbs.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { limbOf } from '#illustrations/drawing/points.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { isLampLit, tone } from '#illustrations/plates/light.ts';
import { limb, polygon, polyline } from '#illustrations/plates/paths.ts';
import { masonryTones } from '#illustrations/plates/props/houses/masonry.ts';
import { paintRoofPlane, type RoofKind } from '#illustrations/plates/props/houses/roof-plane.ts';
import type { PropSetting } from '#illustrations/plates/props/prop-setting.ts';

type WallKind = 'lime' | 'boards' | 'stone' | 'cloth';

export interface HouseBuild {
  /** How wide the gable end and the long side are drawn. */
  readonly end: number;
  readonly long: number;
  /** From the floor to the eaves, and from there to the ridge. */
  readonly eaves: number;
  readonly rise: number;
  /** How much of its length the ridge is shorter at either end; a gable has none. */
  readonly hip?: number;
  /** How high its floor stands above the ground, on posts. */
  readonly stilts?: number;
  /** How far a veranda reaches out along its side. */
  readonly veranda?: number;
  readonly chimney?: true;
  readonly walls: readonly [kind: WallKind, colour: Colour];
  readonly roof: RoofKind;
  /** Windows along its side; the door is between them. */
  readonly windows: number;
}

export interface HousePlace {
  readonly x: number;
  /** Where its nearest corner stands. */
  readonly y: number;
  readonly size: number;
  /** Whether its gable end is on its right. */
  readonly turned?: boolean;
}

/** How much farther corners stand higher in the picture, and how much smaller they are. */
const receding = { end: 0.13, long: 0.075, shrink: 0.94 };

export function paintHouse(canvas: Canvas, place: HousePlace, build: HouseBuild, setting: PropSetting): void {
  const { light } = setting;
  const { end, long, eaves, rise, hip = 0, stilts = 0, veranda = 0 } = build;
  const [kind, colour] = build.walls;
  const chance = chanceOf(canvas, `house${Math.round(place.x)}-${Math.round(place.y)}`);
  const tones = masonryTones(light, colour);
  const half = (end + long) / 2;
  const side = place.turned ? -1 : 1;
  const at = ([x, y]: Point): Point => [place.x + side * (x - half) * place.size, place.y + y * place.size];
  const shape = (points: readonly Point[]) => polygon(points.map(at));
  const line = (points: readonly Point[]) => polyline(points.map(at));
  const stroke = (width: number) => Math.max(0.5, width * place.size);

  const floor = -stilts;
  const [left, right]: readonly [Point, Point] = [
    [0, floor - end * receding.end],
    [end + long, floor - long * receding.long],
  ];
  const corner: Point = [end, floor];
  const up = ([x, y]: Point, height: number): Point => [x, y - height];
  const [leftEave, cornerEave, rightEave] = [
    up(left, eaves * receding.shrink),
    up(corner, eaves),
    up(right, eaves * receding.shrink * 0.97),
  ];
  const apex: Point = [end / 2, (leftEave[1] + cornerEave[1]) / 2 - rise];
  const far: Point = [apex[0] + long, apex[1] - long * receding.long + rise * 0.04];
  const ridge: [Point, Point] = [between(apex, far, hip), between(far, apex, hip)];
  /** A place on the side wall: how far along, how far up. */
  const onSide = (along: number, height: number): Point =>
    between(up(corner, height * eaves), up(right, height * eaves * receding.shrink * 0.97), along);
  const out: Point = [veranda, veranda * receding.end];

  const [isLit, isShaded] = side > 0 ? [tones.wallLit, tones.wallShade] : [tones.wall, tones.wallLit];
  paintShadow();
  if (stilts > 0) paintStilts();
  if (build.chimney) paintChimney();
  canvas.path(shape([left, corner, cornerEave, ...(hip > 0 ? [] : [apex]), leftEave]), wallFill(isLit, 0.1));
  canvas.path(shape([corner, right, rightEave, cornerEave]), wallFill(mixColours(tones.wall, isShaded, 0.55), 0.26));
  paintTexture();
  paintOpenings();
  if (veranda > 0) paintVerandaFloor();
  const shade = [cornerEave, rightEave, onSide(1, veranda > 0 ? 0.45 : 0.8), onSide(0, veranda > 0 ? 0.4 : 0.78)];
  canvas.path(shape(shade), tones.ink, { opacity: 0.34 });
  if (veranda > 0) paintVerandaPosts();
  paintRoof();

  /** The ground is dark along its foot, and farther out on the side away from the light. */
  function paintShadow(): void {
    const [near, beyond] = [moved([end, 5], out), moved([right[0], -long * receding.long + 4], out)];
    const back: Point = [0, 2 - end * receding.end];
    const thrown: readonly Point[] = side > 0 ? [moved(beyond, [long * 0.24, -1])] : [];
    const thrownBack: readonly Point[] = side > 0 ? [] : [moved(back, [-long * 0.24, 5])];
    canvas.path(shape([...thrownBack, back, [end, 5], near, beyond, ...thrown, up(right, floor)]), tones.ink, {
      opacity: 0.34,
    });
  }

  function wallFill(from: Colour, fall: number): string {
    return canvas.fade(from, mixColours(from, tones.ink, fall));
  }

  function paintStilts(): void {
    const feet: Point[] = [left, between(left, corner, 0.5), corner, onSide(0.33, 0), onSide(0.66, 0), right].map(
      ([x, y]) => [x, y],
    );
    canvas.path(shape([left, corner, right, up(right, -stilts), up(corner, -stilts), up(left, -stilts)]), tones.ink, {
      opacity: 0.42,
    });
    canvas.path(feet.map((foot) => line([foot, up(foot, -stilts * 1.06)])).join(''), 'none', {
      stroke: tones.timber,
      'stroke-width': stroke(3.4),
    });
  }

  function paintChimney(): void {
    const [x, y] = between(ridge[0], ridge[1], 0.7);
    const stack: Point[] = [
      [x - 5, y + 12],
      [x - 5, y - 17],
      [x + 7, y - 18],
      [x + 7, y + 12],
    ];
    canvas.path(shape(stack), mixColours(tone(light, '#94877a', 0.5), tones.ink, 0.2));
    canvas.path(shape([up([x + 2, y], -12), up([x + 2, y], 18), up([x + 7, y], 18), up([x + 7, y], -12)]), tones.ink, {
      opacity: 0.3,
    });
    const plume: LimbPoint[] = limbOf('0,20,3 4,36,7 1,56,10 9,78,15 22,104,20').map(([dx = 0, rise = 0, wide = 0]) => [
      ...at([x + dx, y - rise]),
      wide * place.size,
    ]);
    canvas.path(limb(plume), mixColours(light.haze, '#ffffff', 0.3), { opacity: 0.34 });
  }

  function paintTexture(): void {
    if (kind === 'lime') return;
    let lines = '';
    if (kind === 'boards') {
      for (let board = 1; board < 12; board += 1) lines += line([onSide(board / 12, 0), onSide(board / 12, 1)]);
      for (let board = 1; board < 6; board += 1) {
        const foot = between(left, corner, board / 6);
        lines += line([foot, up(foot, eaves + (hip > 0 ? 0 : rise * (1 - Math.abs(board / 3 - 1))))]);
      }
    } else if (kind === 'stone') {
      for (let joint = 0; joint < 34; joint += 1) {
        const [along, high, wide] = [chance.next() * 0.9, chance.between(0.04, 0.94), chance.between(0.04, 0.08)];
        lines += line([onSide(along, high), onSide(along + wide, high), onSide(along + wide, high - 0.07)]);
        const foot = between(left, corner, along);
        if (joint < 14) lines += line([up(foot, high * eaves), up([foot[0] + wide * end, foot[1]], high * eaves)]);
      }
    } else for (const along of [0.02, 0.34, 0.67]) lines += line([onSide(along, 0), onSide(along, 1)]);
    canvas.path(lines, 'none', { stroke: tones.ink, 'stroke-width': stroke(0.9), opacity: 0.26 });
  }

  function paintOpenings(): void {
    const isLamp = isLampLit(light);
    const dark = kind === 'cloth' && !isLamp ? mixColours(tones.wallShade, tones.ink, 0.5) : tones.inside;
    const box = (from: number, to: number, low: number, high: number) =>
      shape([onSide(from, low), onSide(to, low), onSide(to, high), onSide(from, high)]);
    const count = build.windows + 1;
    const doorAt = Math.floor(count / 2);
    let [frames, panes, bars] = ['', '', ''];
    for (let index = 0; index < count; index += 1) {
      const middle = (index + 0.5) / count;
      const wide = Math.min(0.11, 0.3 / count);
      const low = index === doorAt ? 0 : 0.34;
      frames += box(middle - wide * 1.3, middle + wide * 1.3, Math.max(0, low - 0.05), 0.83);
      panes += box(middle - wide, middle + wide, low, 0.78);
      bars += line([onSide(middle, low), onSide(middle, 0.78)]);
    }
    // One window in the gable end.
    const foot = between(left, corner, 0.36);
    const wing = between(left, corner, 0.64);
    panes += shape([up(foot, eaves * 0.34), up(wing, eaves * 0.34), up(wing, eaves * 0.76), up(foot, eaves * 0.76)]);
    canvas.path(frames, kind === 'lime' ? tones.wallShade : tones.timber, { opacity: 0.85 });
    canvas.path(panes, dark);
    canvas.path(bars, 'none', { stroke: tones.timber, 'stroke-width': stroke(1.2) });
  }

  function paintVerandaFloor(): void {
    const deck =
      kind === 'boards' ? mixColours(tones.timber, light.rim, 0.3) : mixColours(tones.wall, tones.wallLit, 0.5);
    const [from, to] = [corner, right];
    canvas.path(shape([from, to, moved(to, out), moved(from, out)]), deck);
    const lip = Math.max(5, stilts * 0.3);
    canvas.path(
      shape([moved(from, out), moved(to, out), up(moved(to, out), -lip), up(moved(from, out), -lip)]),
      tones.wallShade,
    );
  }

  function paintVerandaPosts(): void {
    let posts = '';
    for (let post = 0; post <= 4; post += 1) {
      const foot = moved(onSide(post / 4, 0), out);
      posts += line([foot, up(foot, eaves * 0.84)]);
      if (stilts > 0) posts += line([foot, up(foot, -stilts)]);
    }
    canvas.path(posts, 'none', {
      stroke: kind === 'lime' ? tones.wallLit : mixColours(tones.timber, light.rim, 0.2),
      'stroke-width': stroke(kind === 'lime' ? 4 : 2.8),
    });
    if (stilts === 0) return;
    const rail = (height: number) => line([up(moved(corner, out), height), up(moved(right, out), height)]);
    canvas.path(rail(eaves * 0.32) + rail(eaves * 0.17), 'none', {
      stroke: mixColours(tones.timber, light.rim, 0.35),
      'stroke-width': stroke(1.7),
    });
  }

  function paintRoof(): void {
    const over = eaves * 0.1;
    const drop = veranda > 0 ? eaves * 0.14 : eaves * 0.08;
    const lift = (point: Point, dx: number, dy: number) => at([point[0] + dx, point[1] + dy]);
    const eaveCorner = lift(moved(cornerEave, out), over * 0.5, drop);
    const eaveRight = lift(moved(rightEave, out), over * 1.4, drop * 0.8);
    const eaveLeft = lift(leftEave, -over * 1.6, drop * 0.9);
    const [one, other] =
      hip > 0 ? [at(ridge[0]), at(ridge[1])] : [lift(ridge[0], -over * 1.1, 0), lift(ridge[1], over, 0)];
    const style = { kind: build.roof, light, ink: tones.ink, size: place.size, chance };
    if (hip > 0) paintRoofPlane(canvas, [eaveLeft, eaveCorner, one, one], { ...style, isLit: side > 0 });
    else {
      // The edge of the roof above the gable.
      canvas.path(polyline([eaveLeft, one, eaveCorner]), 'none', {
        stroke: mixColours(tones.timber, light.rim, 0.3),
        'stroke-width': stroke(3.4),
        'stroke-linejoin': 'round',
      });
    }
    paintRoofPlane(canvas, [eaveCorner, eaveRight, other, one], { ...style, isLit: side < 0 });
  }
}

function between(from: Point, to: Point, share: number): Point {
  return [interpolate(from[0], to[0], share), interpolate(from[1], to[1], share)];
}

function moved([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy];
}
