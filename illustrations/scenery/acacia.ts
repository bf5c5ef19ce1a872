// The umbrella thorn that gives the operator its name.

import { type LimbPoint, limb, twig } from '#illustrations/drawing/limbs.ts';
import type { OutlinePoint, Point } from '#illustrations/drawing/outline.ts';
import { lens } from '#illustrations/drawing/plain-shapes.ts';
import { limbOf, outlineOf } from '#illustrations/drawing/points.ts';
import { smoothShape } from '#illustrations/drawing/smooth-curves.ts';
import { group, place, shape } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';
import { leafy } from '#illustrations/scenery/leafy-edge.ts';

type Pad = readonly [x: number, y: number, width: number, height: number];

const ACACIA_TRUNK: readonly OutlinePoint[] = outlineOf(
  '-40,10! -15,-12 -9,-60 -8,-130 8,-172! 23,-140 13,-60 16,-14 36,10!',
);

const ACACIA_BRANCHES: readonly (readonly LimbPoint[])[] = [
  limbOf('4,-110,22 -38,-196,15 -124,-276,9 -246,-330,4'),
  limbOf('8,-120,22 58,-208,15 134,-284,9 246,-342,4'),
];

type Twig = readonly [from: Point, bend: Point, tip: Point, width: number];

const ACACIA_TWIGS: readonly Twig[] = [
  [[-32, -182], [-64, -264], [-100, -360], 14],
  [[-100, -256], [-160, -288], [-226, -300], 9],
  [[52, -196], [70, -280], [98, -372], 14],
  [[122, -272], [190, -304], [268, -310], 9],
  [[8, -140], [4, -260], [-14, -380], 18],
];

const ACACIA_PADS: readonly Pad[] = [
  [-248, -322, 190, 30],
  [-130, -350, 250, 42],
  [-40, -384, 250, 40],
  [96, -366, 270, 46],
  [70, -404, 190, 28],
  [240, -334, 210, 32],
  [-236, -296, 90, 14],
  [270, -306, 100, 15],
];

const ACACIA_LIT_PADS: readonly Pad[] = [
  [-264, -334, 110, 12],
  [-154, -370, 140, 14],
  [-50, -404, 130, 13],
  [76, -416, 120, 12],
  [134, -390, 140, 14],
  [226, -348, 120, 12],
];

/** An umbrella thorn, 430 units high and 680 wide at scale 1, standing on (x, y). */
export function acacia(palette: Palette, x: number, y: number, scale: number, flip = 1): string {
  const shadow = shape(lens(50, 8, 420, 18), palette.shade);
  const wood = shape(smoothShape(ACACIA_TRUNK) + ACACIA_BRANCHES.map(limb).join('') + twigs(ACACIA_TWIGS), palette.ink);
  const leaves = leafy(ACACIA_PADS.map(canopyPad).join(''), palette.ink, 17);
  const light = leafy(ACACIA_LIT_PADS.map(canopyPad).join(''), palette.shade, 9);
  return group({ transform: place(x, y, scale * flip, scale) }, [shadow, wood, leaves, light]);
}

function twigs(list: readonly Twig[]): string {
  return list.map(([from, bend, tip, width]) => twig(from, bend, tip, width)).join('');
}

function canopyPad([x, y, width, height]: Pad): string {
  const half = width / 2;
  return smoothShape([
    [x - half, y, 'corner'],
    [x - half * 0.62, y - height * 0.62],
    [x, y - height],
    [x + half * 0.62, y - height * 0.66],
    [x + half, y, 'corner'],
    [x + half * 0.4, y + height * 0.16],
    [x - half * 0.4, y + height * 0.14],
  ]);
}
