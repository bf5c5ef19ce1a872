// A family of elephants in single file.

import { type LimbPoint, limb } from '#illustrations/drawing/limbs.ts';
import { ellipsePath } from '#illustrations/drawing/plain-shapes.ts';
import { limbOf, pointsOf } from '#illustrations/drawing/points.ts';
import { smoothShape } from '#illustrations/drawing/smooth-curves.ts';
import { type Drawing, element, group, place, shape } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';
import type { Standing } from '#illustrations/subjects/standing.ts';

/** Four elephants walking to the right, with their shadows. */
export function elephantFamily(palette: Palette): Drawing {
  const walkers: readonly Standing[] = limbOf('1020,870,1.06 846,874,0.5 694,870,0.92 516,864,0.68');
  const shadows = walkers.map(([x, y, scale]) => ellipsePath(x + 6, y, 110 * scale, 8 * scale)).join('');
  const copies = walkers.map(([x, y, scale]) => element('use', { href: '#elephant', transform: place(x, y, scale) }));
  return [element('defs', {}, group({ id: 'elephant' }, elephant(palette))), shape(shadows, palette.shade), ...copies];
}

/** An elephant walking to the right, about 120 units tall. */
function elephant(palette: Palette): Drawing {
  const body = smoothShape(
    pointsOf(
      '-88,-66 -84,-92 -60,-110 -26,-112 6,-106 30,-112 50,-122 70,-118 84,-104 92,-80 96,-52 98,-28',
      '104,-12 111,-10 112,-20 119,-18 118,-4 106,2 94,-6 86,-26 80,-48 70,-54 54,-44 30,-36 -20,-34',
      '-60,-40',
    ),
  );
  const legs: readonly (readonly LimbPoint[])[] = [
    limbOf('46,-58,40 50,-30,24 50,-4,23'),
    limbOf('20,-54,38 12,-28,23 6,-4,22'),
    limbOf('-62,-66,48 -70,-32,26 -70,-4,23'),
    limbOf('-42,-60,44 -38,-30,26 -34,-4,22'),
  ];
  const tail = limb(limbOf('-80,-88,10 -98,-66,5 -102,-36,7'));
  const ear = smoothShape(pointsOf('38,-112 18,-106 8,-84 20,-58 36,-46 46,-66 48,-96'));
  const tusk = limb(limbOf('82,-58,8 96,-46,7 116,-50,3'));
  return [
    shape(body + legs.map(limb).join('') + tail, palette.ink),
    shape(ear, palette.shade),
    shape(tusk, palette.whiteShade),
  ];
}
