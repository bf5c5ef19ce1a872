// Tents that are built in: under a roof on poles, of iron sheet on a hill and of palm where it is hot, or on a plinth
// above a river that floods.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { boulder } from '#illustrations/plates/elements/boulder.ts';
import { tone } from '#illustrations/plates/light.ts';
import { polygon, polyline } from '#illustrations/plates/paths.ts';
import type { HousePlace } from '#illustrations/plates/props/houses/house.ts';
import { type MasonryTones, masonryTones, paintJoints } from '#illustrations/plates/props/houses/masonry.ts';
import { paintRoofPlane, type RoofKind } from '#illustrations/plates/props/houses/roof-plane.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';
import { paintTent, type TentCloth } from '#illustrations/plates/props/tent.ts';

const reference = 300;

/** On a hill it stands on a terrace of dry stone, whose wall is this high at the side that looks down. */
const terrace = 40;

export function paintShelteredTent(roof: RoofKind, cloth?: TentCloth) {
  return (canvas: Canvas, { x, y, size, turned = false }: HousePlace, setting: PropSetting): void => {
    const { light } = setting;
    const chance = chanceOf(canvas, `sheltered${Math.round(x)}`);
    const tones = masonryTones(light, '#a39382');
    const poles = { stroke: tones.timber, 'stroke-width': 5 };
    paintStanding(canvas, { x, y, width: reference * size, reference }, turned, () => {
      if (roof === 'iron') paintTerrace(canvas, tones, chance);
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
      canvas.path(polygon(pointsOf('-156,-116 -46,-184 64,-117')), tones.ink, { opacity: 0.5 });
      paintTent(canvas, 0, 0, reference, setting, cloth);
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
      canvas.path(polyline(pointsOf('-160,-115 -48,-188 66,-114')), 'none', {
        stroke: tone(light, '#c9c9bd', 0.6),
        'stroke-width': 5,
        'stroke-linejoin': 'round',
      });
    });
  };
}

/** A floor of beaten earth held by two courses of stones, each a stone of its own. */
function paintTerrace(canvas: Canvas, tones: MasonryTones, chance: Chance): void {
  canvas.path(
    `M-186 -4H172L184 12L176 ${terrace * 0.5}L-168 ${terrace}L-196 ${terrace * 0.9}Z`,
    mixColours(tones.wallShade, tones.ink, 0.6),
  );
  const stones = { body: '', top: '', shade: '' };
  for (const course of [1, 0.45]) {
    for (let x = -184; x < 172; ) {
      const width = chance.between(34, 66);
      const foot = terrace * course * (1 - (0.5 * (x + 184)) / 356) + 6;
      const stone = boulder(x + width / 2, foot, [width, terrace * 0.6], 1, chance);
      stones.body += stone.body;
      stones.top += stone.top;
      stones.shade += stone.shade;
      x += width * 0.9;
    }
  }
  canvas.path(stones.body, tones.wallShade);
  canvas.path(stones.top, tones.wall);
  canvas.path(stones.shade, mixColours(tones.wallShade, tones.ink, 0.3));
  canvas.path('M-192 -2H174L184 6L-194 8Z', tones.wall);
}

/** How high the plinth stands. */
const plinth = 46;

export function paintPlinthTent(canvas: Canvas, { x, y, size }: HousePlace, setting: PropSetting): void {
  const { light } = setting;
  const tones = masonryTones(light, '#b59a78');
  const chance = chanceOf(canvas, `plinth${Math.round(x)}`);
  paintStanding(canvas, { x, y, width: reference * size, reference }, false, () => {
    canvas.ellipse(10, 2, 172, 9, tones.ink, { opacity: 0.32 });
    canvas.path(`M-158 0L-150 ${-plinth}H148L156 0Z`, tones.wall);
    canvas.path(`M40 0V${-plinth}H148L156 0Z`, tones.wallShade, { opacity: 0.55 });
    canvas.path(`M-154 ${-plinth}H152V${4 - plinth}H-154Z`, tones.wallLit);
    paintJoints(canvas, { left: -148, right: 140, top: -plinth }, tones, chance);
    let steps = '';
    for (let step = 0; step < 9; step += 1) {
      const [top, wide] = [-plinth + (step * plinth) / 9, 30 + step * 1.6];
      steps += `M${-26 - wide} ${top}H${-26 + wide}V${top + 2.4}H${-26 - wide}Z`;
    }
    canvas.path(`M-58 ${-plinth}H6L18 0H-70Z`, tones.wallShade);
    canvas.path(steps, tones.wallLit);
    paintTent(canvas, 0, -plinth, reference, setting);
  });
}
