// A dhow as one sees it from a height on the shore: into the open hull, with its rig and crew above, its shadow under it.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { OutlinePoint } from '#illustrations/drawing/outline.ts';
import { outlineOf, pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { limb, spline } from '#illustrations/plates/paths.ts';
import { dhowReference, dhowTones, paintCrew, paintRig } from '#illustrations/plates/props/dhow.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';

const bow: OutlinePoint = [142, -48, 'corner'];
/** The gunwale on the far side and on the near one, and the waterline, each from stern to bow. */
const far: readonly OutlinePoint[] = outlineOf('-124,-32! -84,-46 20,-48 104,-42');
const near: readonly OutlinePoint[] = pointsOf('-84,-12 20,-8 104,-20');
const waterline: readonly OutlinePoint[] = pointsOf('-114,-4 -80,12 10,17 92,4 126,-18');
const benches = [-62, -14, 40, 84];
/** How far from the waterline the crew sit, toward the keel. */
const aboard = -14;

export function paintDhowFromAbove(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, mirrored = false } = setting;
  const tones = dhowTones(light, '#3e7f86');
  const gunwale = spline([...far, bow, ...near.toReversed()]);
  const side = spline([far[0] ?? bow, ...near, bow, ...waterline.toReversed()]);
  paintStanding(canvas, { x, y, width, reference: dhowReference }, mirrored, () => {
    canvas.path(spline([...waterline, [150, 0], [60, 34], [-60, 38], [-128, 18]]), '#0d4f58', { opacity: 0.3 });
    canvas.path(gunwale, mixColours(tones.hull, tones.sail, 0.42));
    canvas.path(spline([...far, bow, [96, -36], [20, -40], [-82, -38]]), tones.hullShade);
    for (const at of benches) {
      canvas.path(
        limb([
          [at - 3, -42, 7],
          [at + 3, -12, 7],
        ]),
        tones.hull,
      );
    }
    canvas.group({ transform: `translate(0 ${aboard})` }, () => {
      paintRig(canvas, tones);
      paintCrew(canvas, light, tones);
    });
    canvas.path(side, tones.hull);
    canvas.path(spline([far[0] ?? bow, ...near, bow, [104, -14], [20, -2], [-84, -6]]), tones.stripe);
    canvas.path('M-112 2Q-60 18 10 21Q80 12 124 -12Q96 18 10 26Q-70 22 -112 2Z', tones.foam, { opacity: 0.6 });
  });
}
