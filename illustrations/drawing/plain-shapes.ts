// Path data of plain shapes: straight edges, ellipses and flat lenses.

import { formatNumber, joinWhole } from '#illustrations/drawing/number-text.ts';
import { clockwise, type Point } from '#illustrations/drawing/outline.ts';
import { type Segment, writePath } from '#illustrations/drawing/path.ts';

/** A straight-edged closed shape. */
export function polygon(points: readonly Point[]): string {
  const lines = clockwise(points).map(
    (to, index): Segment => ({ kind: index === 0 ? 'move' : 'line', to: [to[0], to[1]] }),
  );
  return writePath([...lines, { kind: 'close' }]);
}

/** A whole ellipse around its centre. */
export function ellipsePath(centreX: number, centreY: number, radiusX: number, radiusY: number): string {
  const arc = `a${formatNumber(radiusX)} ${formatNumber(radiusY)} 0 1 1 `;
  const start = joinWhole([centreX - radiusX, centreY]);
  return `M${start}${arc}${formatNumber(radiusX * 2)} 0${arc}${formatNumber(-radiusX * 2)} 0z`;
}

/** A whole circle around its centre. */
export function circlePath(centreX: number, centreY: number, radius: number): string {
  return ellipsePath(centreX, centreY, radius, radius);
}

/** An upright rectangle from its top left corner. */
export function rectanglePath(x: number, y: number, width: number, height: number): string {
  const start = `M${formatNumber(x)} ${formatNumber(y)}`;
  return `${start}h${formatNumber(width)}v${formatNumber(height)}h${formatNumber(-width)}z`;
}

/** A lying leaf shape, fuller above than below: streaks of grass, distant crowns, light on water. */
export function lens(centreX: number, centreY: number, width: number, height: number): string {
  const half = Math.round(width / 2);
  const upper = joinWhole([half, height * -1.2, half * 2, 0]);
  const lower = joinWhole([-half, height * 0.7, half * -2, 0]);
  return `M${joinWhole([centreX - half, centreY])}q${upper}q${lower}z`;
}
