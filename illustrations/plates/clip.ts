// Painting inside a shape only.

import type { Canvas } from '#illustrations/plates/canvas.ts';

/** Runs `paint` and keeps what it added inside the outline. */
export function paintWithin(canvas: Canvas, outline: string, paint: () => void): void {
  const id = canvas.newId();
  canvas.define(`<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  canvas.group({ 'clip-path': `url(#${id})` }, paint);
}
