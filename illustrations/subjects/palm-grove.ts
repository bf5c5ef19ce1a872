// Two coconut palms on the shore.

import { type LimbPoint, limb } from '#illustrations/drawing/limbs.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { circlePath, lens, polygon } from '#illustrations/drawing/plain-shapes.ts';
import { limbOf } from '#illustrations/drawing/points.ts';
import { element, group, place, shape } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';

type Frond = readonly [degrees: number, reach: number, droop: number];

const FRONDS: readonly Frond[] = limbOf(
  '-176,210,190 -152,240,170 -122,200,110 -60,210,110 -30,240,170 -4,210,190 150,130,150 32,130,150',
);

const LEAFLETS = 11;

/** Both palms with their shadow; one crown is drawn once and reused. */
export function palmGrove(palette: Palette): string {
  const trunks: readonly (readonly LimbPoint[])[] = [
    limbOf('1436,940,44 1408,820,25 1352,560,18 1322,330,16'),
    limbOf('1502,938,38 1506,800,20 1496,640,16 1462,500,14'),
  ];
  const crown = element('path', { id: 'crown', d: palmCrown() });
  return [
    shape(lens(1490, 938, 240, 16), palette.time === 'night' ? palette.shade : palette.far),
    shape(trunks.map(limb).join(''), palette.ink),
    element('defs', {}, crown),
    group({ fill: palette.ink }, [
      element('use', { href: '#crown', transform: place(1322, 334) }),
      element('use', { href: '#crown', transform: place(1462, 504, -0.72, 0.72) }),
    ]),
  ].join('');
}

function palmCrown(): string {
  return FRONDS.map(palmFrond).join('') + circlePath(0, 4, 16);
}

/** A drooping spine with a saw-toothed fringe of leaflets hanging from it. */
function palmFrond([degrees, reach, droop]: Frond): string {
  const angle = (degrees * Math.PI) / 180;
  const spine = (share: number): Point => [
    Math.cos(angle) * reach * share,
    Math.sin(angle) * reach * share + droop * share ** 2,
  ];
  const upperEdge = [0, 0.2, 0.4, 0.6, 0.8, 1].map(spine);
  const fringe: Point[] = [];
  for (let leaflet = LEAFLETS; leaflet >= 1; leaflet -= 1) {
    const share = leaflet / LEAFLETS;
    const length = 14 + 50 * Math.sin(Math.PI * share) ** 0.7;
    const tip = spine(Math.min(1.06, share + 0.1));
    const notch = spine(share - 0.5 / LEAFLETS);
    fringe.push([tip[0], tip[1] + length], [notch[0], notch[1] + 7]);
  }
  return polygon([...upperEdge, ...fringe]);
}
