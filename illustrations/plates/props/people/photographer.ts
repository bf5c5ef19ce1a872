// A photographer behind a tripod: a camera with a long lens at the eye, one hand under it.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { limb, polygon } from '#illustrations/plates/paths.ts';
import { paintPerson } from '#illustrations/plates/props/people/person.ts';
import { focusing } from '#illustrations/plates/props/people/poses.ts';
import { hikers } from '#illustrations/plates/props/people/wardrobe.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';

const reference = 170;
/** As a share of the width. */
export const photographerHeight = 100 / reference;

/** Where the lens rests on its three legs, and where those stand. */
const head = { x: 22, y: -77 };
const feet = [-6, 44, 16] as const;

export function paintPhotographer(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, mirrored = false } = setting;
  const metal = mixColours('#2c2a28', light.ink, 0.6);
  const pale = mixColours('#e4ddcb', light.ink, 0.35);
  paintStanding(canvas, { x, y, width, reference }, mirrored, () => {
    const legs = feet.map((foot) =>
      limb([
        [head.x, head.y, 3.4],
        [foot, 0, 2],
      ]),
    );
    canvas.path(legs.slice(0, 2).join(''), metal);
    canvas.group({ transform: 'translate(-16 0)' }, () => {
      paintPerson(canvas, 0, 0, focusing, { ...hikers[1], pack: undefined }, light);
    });
    canvas.path(legs[2] ?? '', metal);
    const camera = polygon(pointsOf('-1,-95 4,-99 10,-99 14,-95 14,-80 -1,-80'));
    const lens = polygon(pointsOf('14,-92 34,-92 40,-95 62,-95 62,-79 40,-79 34,-83 14,-83'));
    canvas.path(camera + lens, light.rim, { transform: 'translate(-0.6 -1)' });
    canvas.path(lens, pale);
    canvas.path(`${camera}M56 -96.500H66V-77.500H56ZM18 -93H24V-82H18Z`, metal);
    canvas.path(`M${head.x - 5} -84H${head.x + 5}V-76H${head.x - 5}Z`, metal);
  });
}
