// The roof hatch of a safari car, seen by someone who stands in it: the raised roof above, its struts, the padded rim
// with who stands there, and what lies on it.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { outlineOf, pointsOf } from '#illustrations/drawing/points.ts';
import { tone } from '#illustrations/plates/light.ts';
import { circle, limb, polygon, spline } from '#illustrations/plates/paths.ts';
import { paintLongLens } from '#illustrations/plates/props/instruments.ts';
import { paintPerson } from '#illustrations/plates/props/people/person.ts';
import { spying } from '#illustrations/plates/props/people/poses.ts';
import { hikers } from '#illustrations/plates/props/people/wardrobe.ts';
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
    polygon(
      pointsOf(`-10,-10 ${width + 10},-10 ${width + 10},${roof * 0.72} ${width * 0.5},${roof} -10,${roof * 0.72}`),
    ),
    dark,
  );
  canvas.path(
    polygon(
      pointsOf(`-10,${roof * 0.72} ${width * 0.5},${roof} ${width + 10},${roof * 0.72} ${width + 10},${roof * 0.86}
      ${width * 0.5},${roof * 1.14} -10,${roof * 0.86}`),
    ),
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
    spline(
      outlineOf(`-30,${top + 14 * unit} ${width * 0.25},${top} ${width * 0.5},${top - 5 * unit} ${width * 0.75},${top}
      ${width + 30},${top + 14 * unit} ${width + 30},${height + 30}! -30,${height + 30}!`),
    ),
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
  const { props } = stage.spec;
  if (props.includes('binoculars')) paintWatcher(stage);
  const facing = stage.ahead;
  const place = stage.x(stage.layout === 'panel' ? 0.8 : canvas.isPortrait ? 0.72 : 0.78);
  if (props.includes('long-lens')) paintLongLens(canvas, place, top + 8 * unit, 1.5 * unit, facing, light);
  if (props.includes('lamp')) paintSpotlight(stage, place, top);
}

/** How large a fellow traveller is, and how far below the picture the feet are, in the measure of a person a hundred high. */
const neighbour = { size: 5.4, below: 55 };

/** Standing in the same hatch, between the viewer and its rim, with field glasses at the eyes. */
function paintWatcher(stage: Stage): void {
  const { canvas, light } = stage;
  const size = neighbour.size * canvas.unit;
  const x = stage.x(stage.layout === 'panel' ? 0.9 : 0.82);
  const foot = canvas.height + neighbour.below * size;
  const place = `translate(${x.toFixed(1)} ${foot.toFixed(1)}) scale(${(-stage.ahead * size).toFixed(3)} ${size.toFixed(3)})`;
  canvas.group({ transform: place }, () => {
    paintPerson(canvas, 0, 0, spying, { ...hikers[0], pack: undefined }, light);
    canvas.path('M11 -95.500h9l1 -1h5v8.500h-5l-1 -1h-9Z', mixColours(light.ink, '#1c1a18', 0.5));
  });
}

/** A lamp with a red glass, which does not blind an animal, and what it shows. */
function paintSpotlight({ canvas, light, x, y, ahead, spec, view }: Stage, from: number, top: number): void {
  const { unit } = canvas;
  const [lampX, lampY] = [from, top - 34 * unit];
  const [toX, toY] = [x(0.3), y(view.subjectY - 0.05)];
  const reach = 200 * unit;
  const beam = canvas.linearGradient(
    [
      [0, '#ff6a4a', 0.55],
      [0.5, '#ff5a3c', 0.2],
      [1, '#ff5a3c', 0.04],
    ],
    { x1: lampX, y1: lampY, x2: toX, y2: toY, inCanvasUnits: true },
  );
  if (spec.fauna.length > 0) {
    canvas.path(
      polygon(
        pointsOf(`${lampX},${lampY - 14 * unit} ${toX},${toY - reach * 0.62} ${toX - ahead * reach * 0.9},${toY}
        ${toX},${toY + reach * 0.34} ${lampX},${lampY + 14 * unit}`),
      ),
      beam,
    );
    canvas.ellipse(toX, y(view.subjectY), reach, reach * 0.2, '#ff6a4a', { opacity: 0.16 });
  }
  const metal = mixColours(light.ink, light.haze, 0.3);
  const side = -ahead;
  const at = (dx: number, dy: number): [number, number] => [lampX + side * dx * unit, lampY + dy * unit];
  canvas.path(
    spline([
      at(-30, -27),
      at(0, -26),
      at(30, -38),
      [...at(40, -40), 'corner'],
      [...at(40, 40), 'corner'],
      at(30, 36),
      at(0, 24),
      at(-30, 22),
    ]) + polygon([at(-16, 20), at(6, 20), at(2, 62), at(-20, 62)]),
    metal,
  );
  canvas.path(spline([at(40, -40), at(50, 0), at(40, 40), at(36, 0)]), '#ff8a66');
}
