// The sky: one gradient behind everything.

import type { Canvas, GradientStop } from '#illustrations/plates/canvas.ts';

export function paintSky(canvas: Canvas, stops: readonly GradientStop[]): void {
  canvas.rectangle(0, 0, canvas.width, canvas.height, canvas.linearGradient(stops));
}
