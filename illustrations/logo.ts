// The brand marks: an umbrella thorn standing before the ringed sun.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { type LimbPoint, limb } from '#illustrations/drawing/limbs.ts';
import type { OutlinePoint } from '#illustrations/drawing/outline.ts';
import { rectanglePath } from '#illustrations/drawing/plain-shapes.ts';
import { limbOf, outlineOf } from '#illustrations/drawing/points.ts';
import { smoothShape } from '#illustrations/drawing/smooth-curves.ts';
import { type Drawing, disc, element, shape, svgDocument } from '#illustrations/drawing/svg.ts';

export const ACACIA_GREEN = '#1f4a38';
const TERRACOTTA = '#c4552b';
export const CREAM = '#fbf6ec';

/** Width and height of the grid the header mark is drawn on. */
export const LOGO_SIZE = 640;
const LOGO_CENTRE = LOGO_SIZE / 2;

const SUN_Y = 296;

type SunRing = { readonly radius: number; readonly strength: number };

const SUN_RINGS: readonly SunRing[] = [
  { radius: 224, strength: 0.2 },
  { radius: 176, strength: 0.46 },
  { radius: 126, strength: 1 },
];

const CANOPY: readonly OutlinePoint[] = outlineOf('64,358! 176,292 320,264 464,292 576,358! 450,344 320,340 190,344');

const TRUNK: readonly OutlinePoint[] = outlineOf('258,556! 294,534 303,490 306,430 334,430 337,490 346,534 382,556!');

const BRANCHES: readonly (readonly LimbPoint[])[] = [
  limbOf('317,460,28 272,404,20 160,346,10'),
  limbOf('323,456,28 370,400,20 484,344,10'),
  limbOf('320,440,24 324,390,17 316,340,12'),
];

/** The ground is a slice of the disc, kept inside its rim so that the rim stays whole. */
const GROUND = 'M166 546Q320 508 474 546A272 272 0 0 1 166 546z';

/** The ringed sun of the header mark, on a ground of acacia green. */
export function logoSun(): Drawing {
  return SUN_RINGS.map(({ radius, strength }) =>
    disc(LOGO_CENTRE, SUN_Y, radius, mixColours(ACACIA_GREEN, TERRACOTTA, strength)),
  );
}

/** The tree of the header mark, as path data. */
export function logoTree(): string {
  return smoothShape(CANOPY) + smoothShape(TRUNK) + BRANCHES.map(limb).join('');
}

/** Header mark: a dark disc with its own pale rim, so that it holds on light and on dark pages. */
export function logoMark(): Drawing {
  return [
    disc(LOGO_CENTRE, LOGO_CENTRE, 318, CREAM),
    disc(LOGO_CENTRE, LOGO_CENTRE, 300, ACACIA_GREEN),
    ...logoSun(),
    shape(logoTree() + GROUND, CREAM),
  ];
}

/** The header mark as a file. */
export function drawLogo(): string {
  return svgDocument(LOGO_SIZE, LOGO_SIZE, logoMark());
}

const FAVICON_SIZE = 320;

const FAVICON_CANOPY: readonly OutlinePoint[] = outlineOf(
  '2,186! 74,136 160,118 246,136 318,186! 240,180 160,178 80,180',
);

const FAVICON_BRANCHES: readonly (readonly LimbPoint[])[] = [
  limbOf('160,276,40 160,258,36 160,240,34'),
  limbOf('160,252,28 122,214,24 66,168,16'),
  limbOf('160,252,28 198,214,24 254,168,16'),
];

/** Tab icon: sun, crown and trunk only. The tree turns pale where the browser's own theme is dark. */
export function drawFavicon(): string {
  const theme = `path{fill:${ACACIA_GREEN}}@media(prefers-color-scheme:dark){path{fill:${CREAM}}}`;
  const tree = smoothShape(FAVICON_CANOPY) + FAVICON_BRANCHES.map(limb).join('') + rectanglePath(40, 280, 240, 20);
  return svgDocument(FAVICON_SIZE, FAVICON_SIZE, [
    element('style', {}, theme),
    disc(FAVICON_SIZE / 2, 128, 112, TERRACOTTA),
    element('path', { d: tree }),
  ]);
}

const SMALL_FAVICON_CANOPY: readonly OutlinePoint[] = outlineOf('0,180! 70,138 160,120 250,138 320,180!');

/** Where a tab has 16 pixels: no branches, and edges on whole pixels (20 units each). */
export function drawSmallFavicon(): string {
  const tree = smoothShape(SMALL_FAVICON_CANOPY) + rectanglePath(140, 180, 40, 100) + rectanglePath(40, 280, 240, 20);
  return svgDocument(FAVICON_SIZE, FAVICON_SIZE, [
    disc(FAVICON_SIZE / 2, 140, 120, TERRACOTTA),
    shape(tree, ACACIA_GREEN),
  ]);
}
