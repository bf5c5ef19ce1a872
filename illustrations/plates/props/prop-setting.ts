// What every prop is told about the picture it stands in.

import type { Ground } from '#illustrations/plates/biomes.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import type { Light } from '#illustrations/plates/light.ts';
import { numberText } from '#illustrations/plates/paths.ts';

export interface PropSetting {
  readonly light: Light;
  readonly ground: Ground;
  /** Props face right and take their light from the left, unless mirrored. */
  readonly mirrored?: boolean;
}

/**
 * Runs `paint` in a prop's own coordinates: x from its middle, y up to negative from the ground it stands on, sized so
 * that `reference` of them span `width` on the canvas.
 */
export function paintStanding(
  canvas: Canvas,
  place: { readonly x: number; readonly y: number; readonly width: number; readonly reference: number },
  mirrored: boolean,
  paint: () => void,
): void {
  const scale = place.width / place.reference;
  const scaleText = scale.toFixed(4);
  const move = `translate(${numberText(place.x)} ${numberText(place.y)})`;
  canvas.group({ transform: `${move} scale(${mirrored ? '-' : ''}${scaleText} ${scaleText})` }, paint);
}
