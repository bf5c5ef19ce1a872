// From a seat: the side window of a safari car, one pane slid back, field glasses on its sill.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { tone } from '#illustrations/plates/light.ts';
import { polygon } from '#illustrations/plates/paths.ts';
import { paintFieldGlasses } from '#illustrations/plates/props/instruments.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

export function paintWindow(stage: Stage): void {
  const { canvas, light, layout } = stage;
  const { unit, width, height } = canvas;
  const trim = mixColours(tone(light, '#5c5a4c'), light.ink, 0.56);
  const dark = mixColours(trim, light.ink, 0.7);
  const lit = mixColours(trim, light.rim, 0.42);
  const [top, sill, side] = [64 * unit, height - 128 * unit, 46 * unit];
  // Wide pictures look through two of its windows, the second one beside the panel.
  const post = layout === 'panel' ? [width * 0.68] : [];
  const edges = [0, ...post, width].sort((one, other) => one - other);
  const panes = edges.slice(1).map((right, index) => ({ left: (edges[index] ?? 0) + side, right: right - side }));
  const round = 54 * unit;
  const hole = ({ left, right }: (typeof panes)[number]) =>
    draw`M${left + round} ${top}H${right - round}Q${right} ${top} ${right} ${top + round}V${sill - round}` +
    draw`Q${right} ${sill} ${right - round} ${sill}H${left + round}Q${left} ${sill} ${left} ${sill - round}` +
    draw`V${top + round}Q${left} ${top} ${left + round} ${top}Z`;
  const holes = panes.map(hole).join('');
  // The pane that is shut has the sky in it.
  for (const { left, right } of panes) {
    const bar = stage.x(0.76);
    const [from, to] = stage.mirrored ? [left, bar] : [bar, right];
    if (canvas.isPortrait || layout === 'panel') continue;
    canvas.rectangle(from, top, to - from, sill - top, light.haze, { opacity: 0.14 });
    const glare = (at: number, wide: number) =>
      polygon([
        [from + (to - from) * at, top],
        [from + (to - from) * (at + wide), top],
        [from + (to - from) * (at + wide - 0.3), sill],
        [from + (to - from) * (at - 0.3), sill],
      ]);
    canvas.path(glare(0.52, 0.2) + glare(0.8, 0.06), '#ffffff', { opacity: 0.12 });
    canvas.rectangle(bar - 9 * unit, top, 18 * unit, sill - top, dark);
    canvas.rectangle(bar - 9 * unit, top, 4 * unit, sill - top, lit);
  }
  const frame = `M-10 -10H${width + 10}V${height + 10}H-10Z`;
  canvas.path(frame + holes, lit, { 'fill-rule': 'evenodd', transform: `translate(0 ${-4 * unit})` });
  canvas.path(
    frame + holes,
    canvas.linearGradient(
      [
        [0, dark],
        [0.84, trim],
        [0.9, mixColours(trim, light.rim, 0.16)],
        [1, dark],
      ],
      { x2: 0, y1: 0, y2: height, inCanvasUnits: true },
    ),
    { 'fill-rule': 'evenodd' },
  );
  const place = stage.x(layout === 'panel' ? 0.84 : canvas.isPortrait ? 0.78 : 0.86);
  if (stage.spec.props.includes('binoculars'))
    paintFieldGlasses(canvas, place, sill + 40 * unit, (canvas.isPortrait ? 1.2 : 1.5) * unit, light);
}
