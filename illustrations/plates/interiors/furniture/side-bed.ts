// A bed seen from its side, its head on the right.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { LimbPoint } from '#illustrations/drawing/limbs.ts';
import type { OutlinePoint } from '#illustrations/drawing/outline.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { draw } from '#illustrations/plates/draw.ts';
import type { BedPlan } from '#illustrations/plates/interiors/furniture/bed-plan.ts';
import { paintCushion } from '#illustrations/plates/interiors/furniture/cushion.ts';
import { paintAt, type Spot } from '#illustrations/plates/interiors/room-stage.ts';
import type { RoomTones } from '#illustrations/plates/interiors/room-tones.ts';
import { limb, polygon, spline } from '#illustrations/plates/paths.ts';

/** Half its length, in centimetres, and how much of its upper side shows. */
const half = 106;
const postHeight = 216;
const depth = 17;

export function paintSideBed(canvas: Canvas, spot: Spot, tones: RoomTones, plan: BedPlan): void {
  const isPosted = plan.hanging !== 'none';
  paintAt(canvas, spot, () => {
    canvas.ellipse(0, -3, half * 1.2, 9, tones.ink, { opacity: 0.4 });
    if (isPosted) paintFarPosts(canvas, tones);
    paintFrame(canvas, tones);
    paintLinen(canvas, tones);
    paintThrow(canvas, tones, plan);
    if (isPosted) {
      paintNearPosts(canvas, tones);
      paintNet(canvas, tones);
    }
  });
}

function paintFarPosts(canvas: Canvas, tones: RoomTones): void {
  canvas.path(`M${-half + 8} ${-postHeight - 2}h4V-60h-4ZM${half - 12} ${-postHeight - 2}h4V-60h-4Z`, tones.woodShade);
  canvas.path(
    polygon(
      pointsOf(`${-half + 6},${-postHeight - depth + 12} ${half - 6},${-postHeight - depth + 12}
      ${half - 6},${-postHeight - depth + 16} ${-half + 6},${-postHeight - depth + 16}`),
    ),
    tones.woodShade,
  );
  canvas.path(`M${-half + 8} ${-postHeight}H${half - 8}V-70H${-half + 8}Z`, tones.net, { opacity: 0.14 });
}

function paintFrame(canvas: Canvas, tones: RoomTones): void {
  const timber = canvas.linearGradient([
    [0, tones.woodLit],
    [0.4, tones.wood],
    [1, tones.woodShade],
  ]);
  canvas.path(`M${half} -122H${half + 7}V0H${half}Z`, tones.wood);
  canvas.path(`M${half - 6} -128Q${half + 3} -134 ${half + 12} -128V-120H${half - 6}Z`, tones.woodLit);
  canvas.path(`M${-half - 6} -66H${-half + 1}V0H${-half - 6}Z`, tones.wood);
  canvas.path(`M${-half} -34H${half}V-14H${-half}Z`, timber);
}

function paintLinen(canvas: Canvas, tones: RoomTones): void {
  const upper: OutlinePoint[] = [
    [-half, -56, 'corner'],
    [half - 2, -58, 'corner'],
    [half - 10, -58 - depth, 'corner'],
    [-half + 10, -56 - depth, 'corner'],
  ];
  canvas.path(spline(upper), mixColours(tones.linen, '#ffffff', 0.2));
  paintCushion(canvas, [half - 32, -62], [56, 36], mixColours(tones.linen, tones.linenShade, 0.4), tones);
  paintCushion(canvas, [half - 42, -58], [54, 30], tones.linen, tones);
  paintCushion(canvas, [half - 66, -57], [36, 26], tones.accent, tones);
  const drop: OutlinePoint[] = [
    [-half - 3, -57, 'corner'],
    [half - 22, -58, 'corner'],
    [half - 24, -30],
    [half * 0.5, -25],
    [half * 0.2, -29],
    [-half * 0.2, -24],
    [-half * 0.6, -28],
    [-half - 4, -24, 'corner'],
  ];
  const fill = canvas.fade(tones.linen, mixColours(tones.linen, tones.linenShade, 0.85));
  canvas.path(`M${half - 26} -58H${half - 1}V-34H${half - 26}Z`, mixColours(tones.linen, tones.linenShade, 0.6));
  canvas.path(spline(drop), fill);
  canvas.path('M58 -58Q62 -44 58 -30M30 -58Q26 -42 32 -28M-6 -58Q-2 -42 -8 -27', 'none', {
    stroke: tones.ink,
    'stroke-width': 1.2,
    opacity: 0.14,
  });
}

/** The blanket over the foot end. */
function paintThrow(canvas: Canvas, tones: RoomTones, { blanket }: BedPlan): void {
  const [left, right] = [-half - 5, -half * 0.3];
  const top = polygon(pointsOf(`${left},-57 ${right},-58 ${right + 8},${-58 - depth} ${left + 12},${-57 - depth}`));
  const front = polygon(pointsOf(`${left},-58 ${right},-58.5 ${right - 2},-20 ${left - 1},-19`));
  const ground = blanket === 'border' ? tones.pale : tones.accent;
  canvas.path(top, mixColours(ground, '#fffaf0', 0.12));
  canvas.path(front, ground);
  paintWithin(canvas, front + top, () => {
    const width = right - left;
    const count = blanket === 'plain' ? 1 : 5;
    for (let stripe = 0; stripe < count; stripe += 1) {
      const x = left + ((stripe + 0.5) / count) * width;
      const thick = blanket === 'border' ? 4 : 6;
      const colour = blanket === 'border' ? tones.accent : stripe % 2 === 0 ? tones.pale : tones.second;
      if (blanket === 'zigzag') {
        let path = draw`M${x} -90`;
        for (let y = -84; y < -10; y += 8) path += draw`L${x + (Math.round((y + 84) / 8) % 2 === 0 ? 5 : -5)} ${y}`;
        canvas.path(path, 'none', { stroke: tones.pale, 'stroke-width': 2.6 });
      } else {
        canvas.rectangle(x - thick / 2, -90, thick, 80, colour, { opacity: 0.9 });
      }
    }
  });
}

function paintNearPosts(canvas: Canvas, tones: RoomTones): void {
  canvas.path(`M${-half - 7} ${-postHeight}h6V0h-6ZM${half + 1} ${-postHeight}h6V0h-6Z`, tones.wood);
  canvas.path(`M${-half - 12} ${-postHeight - 4}H${half + 12}v8H${-half - 12}Z`, tones.wood);
  canvas.path(`M${-half - 12} ${-postHeight - 4}H${half + 12}v2.500H${-half - 12}Z`, tones.woodLit);
}

function paintNet(canvas: Canvas, tones: RoomTones): void {
  for (const side of [-1, 1]) {
    const x = (share: number) => side * share * half;
    const outline: OutlinePoint[] = [
      [x(1.03), -postHeight + 4, 'corner'],
      [x(0.1), -postHeight + 4, 'corner'],
      [x(0.42), -170],
      [x(0.78), -118],
      [x(0.92), -96],
      [x(0.88), -62],
      [x(0.74), 6, 'corner'],
      [x(1.12), 8, 'corner'],
      [x(1.06), -60],
      [x(1.05), -100],
    ];
    canvas.path(spline(outline), tones.net, { opacity: 0.46 });
    let folds = '';
    for (let fold = 0; fold < 6; fold += 1) {
      const line: LimbPoint[] = [
        [x(0.98 - fold * 0.14), -postHeight + 5, 1],
        [x(1 - fold * 0.09), -158, 1.8],
        [x(0.99 - fold * 0.03), -98, 0.8],
        [x(1.04 - fold * 0.055), 5, 1.5],
      ];
      folds += limb(line);
    }
    canvas.path(folds, '#ffffff', { opacity: 0.22 });
  }
}
