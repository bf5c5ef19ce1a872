// The roof hatch of a safari car, seen by someone who stands in it: the raised roof above, its struts, the padded rim
// with what one puts down there.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Colour } from '#illustrations/plates/canvas.ts';
import { tone } from '#illustrations/plates/light.ts';
import { circle, limb, polygon, spline } from '#illustrations/plates/paths.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

export function paintHatch(stage: Stage): void {
  const { canvas, light } = stage;
  const { unit, width, height } = canvas;
  const cloth = mixColours(tone(light, '#6d6449'), light.ink, 0.52);
  const dark = mixColours(cloth, light.ink, 0.62);
  const lit = mixColours(cloth, light.rim, 0.4);
  const roof = 74 * unit;
  const rim = 122 * unit;
  canvas.path(
    polygon([
      [-10, -10],
      [width + 10, -10],
      [width + 10, roof * 0.72],
      [width * 0.5, roof],
      [-10, roof * 0.72],
    ]),
    dark,
  );
  canvas.path(
    polygon([
      [-10, roof * 0.72],
      [width * 0.5, roof],
      [width + 10, roof * 0.72],
      [width + 10, roof * 0.86],
      [width * 0.5, roof * 1.14],
      [-10, roof * 0.86],
    ]),
    lit,
  );
  for (const side of [-1, 1]) {
    const edge = side < 0 ? 0 : width;
    const strut = limb([
      [edge - side * 46 * unit, roof * 0.6, 20 * unit],
      [edge - side * 26 * unit, height - rim, 24 * unit],
    ]);
    canvas.path(strut, lit, { transform: `translate(${-3 * unit} 0)`, opacity: 0.7 });
    canvas.path(strut, dark);
  }
  const top = height - rim;
  canvas.path(
    spline([
      [-30, top + 14 * unit],
      [width * 0.25, top],
      [width * 0.5, top - 5 * unit],
      [width * 0.75, top],
      [width + 30, top + 14 * unit],
      [width + 30, height + 30, 'corner'],
      [-30, height + 30, 'corner'],
    ]),
    canvas.linearGradient(
      [
        [0, lit],
        [0.16, cloth],
        [0.75, dark],
        [1, dark],
      ],
      { x2: 0, y1: top, y2: height, inCanvasUnits: true },
    ),
  );
  let stitches = '';
  for (let x = 0; x < width; x += 26 * unit) stitches += circle(x, top + 34 * unit, 1.9 * unit);
  canvas.path(stitches, lit, { opacity: 0.6 });
  paintCamera(stage, dark, lit, top);
  paintFieldGlasses(stage, dark, lit, top);
}

/** A camera with a long lens on its bean bag. */
function paintCamera(stage: Stage, dark: Colour, lit: Colour, top: number): void {
  const { canvas, light } = stage;
  const { unit } = canvas;
  const x = stage.layout === 'panel' ? stage.x(0.9) : canvas.x(0.76);
  const bag = mixColours(tone(light, '#a88a55'), light.ink, 0.34);
  const at = (dx: number, dy: number) => [x + dx * unit, top + dy * unit] as const;
  canvas.path(spline([at(-88, 20), at(-66, -16), at(0, -24), at(70, -14), at(92, 20), at(0, 30)]), bag);
  const body = [
    polygon([at(20, -26), at(20, -76), at(40, -76), at(48, -90), at(80, -90), at(88, -76), at(106, -76), at(106, -26)]),
    limb([
      [...at(24, -52), 40 * unit],
      [...at(-60, -56), 46 * unit],
      [...at(-84, -57), 58 * unit],
      [...at(-104, -58), 58 * unit],
    ]),
  ].join('');
  canvas.path(body, lit, { transform: `translate(0 ${-2 * unit})`, opacity: 0.8 });
  canvas.path(body, mixColours(dark, '#000000', 0.25));
}

/** Field glasses, stood on their wide ends: two barrels, the bridge with its wheel, the eyepieces, the strap. */
function paintFieldGlasses(stage: Stage, dark: Colour, lit: Colour, top: number): void {
  const { canvas } = stage;
  const { unit } = canvas;
  const x = stage.layout === 'panel' ? stage.x(0.2) : canvas.x(0.16);
  const barrel = (side: -1 | 1) =>
    limb(
      (
        [
          [31, 12, 47],
          [30, -26, 45],
          [29, -36, 34],
          [27, -60, 40],
          [25, -74, 29],
          [25, -80, 33],
          [25, -92, 31],
        ] as const
      ).map(([aside, up, width]) => [x + side * aside * unit, top + up * unit, width * unit]),
    );
  const bridge = limb([
    [x - 22 * unit, top - 56 * unit, 20 * unit],
    [x, top - 60 * unit, 26 * unit],
    [x + 22 * unit, top - 56 * unit, 20 * unit],
  ]);
  const glasses = [barrel(-1), bridge, barrel(1)].join('');
  const strap = limb([
    [x + 44 * unit, top - 62 * unit, 5 * unit],
    [x + 84 * unit, top - 30 * unit, 6 * unit],
    [x + 104 * unit, top + 14 * unit, 6 * unit],
    [x + 74 * unit, top + 34 * unit, 6 * unit],
    [x + 30 * unit, top + 24 * unit, 5 * unit],
  ]);
  canvas.path(strap, mixColours(dark, lit, 0.3));
  canvas.path(glasses, lit, { transform: `translate(0 ${-2 * unit})`, opacity: 0.7 });
  canvas.path(glasses, mixColours(dark, '#000000', 0.25));
  const rings = [-1, 1].map((side) =>
    limb([
      [x + side * 25 * unit - 15 * unit, top - 80 * unit, 2.4 * unit],
      [x + side * 25 * unit + 15 * unit, top - 80 * unit, 2.4 * unit],
    ]),
  );
  canvas.path(rings.join(''), lit, { opacity: 0.7 });
}
