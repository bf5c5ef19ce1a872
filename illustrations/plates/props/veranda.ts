// What stands around a tent or a lodge: decking, camp chairs, lamps on posts.

import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { draw } from '#illustrations/plates/draw.ts';

export interface TimberTones {
  readonly timber: Colour;
  readonly timberLit: Colour;
  readonly ink: Colour;
}

/** A deck from `left` to `right` whose boards lie at `top`, on short posts down to the ground at 0. */
export function paintPlanks(
  canvas: Canvas,
  { left, right, top }: { readonly left: number; readonly right: number; readonly top: number },
  tones: TimberTones,
): void {
  const posts = 6;
  const step = (right - left - 16) / (posts - 1);
  let supports = '';
  for (let index = 0; index < posts; index += 1) supports += draw`M${left + 6 + index * step} ${top + 4}h5V0h-5Z`;
  canvas.path(`M${left + 4} ${top + 6}H${right - 4}V-1H${left + 4}Z`, tones.ink, { opacity: 0.55 });
  canvas.path(supports, tones.timber);
  canvas.path(`M${left} ${top}H${right}V${top + 7}H${left}Z`, tones.timber);
  canvas.path(`M${left} ${top}H${right}V${top + 2.2}H${left}Z`, tones.timberLit);
}

/** A folding chair with a cloth back and seat; `facing` 1 looks right. */
export function paintCampChair(
  canvas: Canvas,
  x: number,
  y: number,
  facing: 1 | -1,
  frame: Colour,
  cloth: Colour,
): void {
  canvas.group({ transform: `translate(${x} ${y}) scale(${facing} 1)` }, () => {
    canvas.path('M-11 -28L-8.5 -28L-5 -13L-7.5 -12ZM-8 -14H9V-11H-7Z', cloth);
    canvas.path('M-9 -13L9 0M9 -12L-9 0M-8 -13L-12 -29M-9 -19H8M8 -19V-12', 'none', {
      stroke: frame,
      'stroke-width': 1.7,
    });
  });
}

/** A lantern on a crooked pole, burning or not. */
export function paintLampPost(canvas: Canvas, x: number, y: number, burning: boolean, ink: Colour): void {
  canvas.group({ transform: `translate(${x} ${y})` }, () => {
    if (burning) {
      const halo = canvas.radialGradient([
        [0, '#ffd98f', 0.75],
        [0.3, '#ffb865', 0.35],
        [1, '#ffb865', 0],
      ]);
      canvas.circle(7, -33, 30, halo);
    }
    canvas.path('M0 0V-44Q0 -48 7 -48V-42', 'none', { stroke: ink, 'stroke-width': 1.8 });
    canvas.path('M3.5 -39H10.500L11.5 -28H2.500Z', burning ? '#fff0c2' : '#d9c79a');
    canvas.path('M7 -44L12 -39H2ZM2 -28H12V-26H2ZM6.4 -39h1.200v11h-1.200Z', ink);
  });
}
