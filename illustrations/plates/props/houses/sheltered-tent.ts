// A tent under a roof on poles: of iron sheet on a hill, of palm where it is hot.

import type { Canvas } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { tone } from '#illustrations/plates/light.ts';
import { polygon, polyline } from '#illustrations/plates/paths.ts';
import type { HousePlace } from '#illustrations/plates/props/houses/house.ts';
import { masonryTones, paintJoints } from '#illustrations/plates/props/houses/masonry.ts';
import { paintRoofPlane, type RoofKind } from '#illustrations/plates/props/houses/roof-plane.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';
import { paintTent } from '#illustrations/plates/props/tent.ts';

const reference = 300;

export function paintShelteredTent(roof: RoofKind) {
  return (canvas: Canvas, { x, y, size, turned = false }: HousePlace, setting: PropSetting): void => {
    const { light } = setting;
    const chance = chanceOf(canvas, `sheltered${Math.round(x)}`);
    const tones = masonryTones(light, '#a39382');
    const poles = { stroke: tones.timber, 'stroke-width': 5 };
    paintStanding(canvas, { x, y, width: reference * size, reference }, turned, () => {
      // The bathroom behind its wall of stone.
      canvas.path('M96 0V-84H156V-8Z', tones.wall);
      canvas.path('M130 -2V-84H156V-8Z', tones.wallShade, { opacity: 0.6 });
      paintJoints(canvas, { left: 96, right: 150, top: -84 }, tones, chance);
      canvas.path(
        polyline([
          [146, -6],
          [146, -118],
        ]),
        'none',
        poles,
      );
      canvas.path(
        polygon([
          [-156, -116],
          [-46, -184],
          [64, -117],
        ]),
        tones.ink,
        { opacity: 0.5 },
      );
      paintTent(canvas, 0, 0, reference, setting);
      canvas.path(
        polyline([
          [-150, 0],
          [-150, -118],
        ]) +
          polyline([
            [58, 0],
            [58, -120],
          ]),
        'none',
        poles,
      );
      const style = { kind: roof, light, ink: tones.ink, size: 1.6, chance };
      paintRoofPlane(
        canvas,
        [
          [66, -114],
          [168, -108],
          [104, -166],
          [-48, -188],
        ],
        { ...style, isLit: false },
      );
      canvas.path(
        polyline([
          [-160, -115],
          [-48, -188],
          [66, -114],
        ]),
        'none',
        {
          stroke: tone(light, '#c9c9bd', 0.6),
          'stroke-width': 5,
          'stroke-linejoin': 'round',
        },
      );
    });
  };
}
