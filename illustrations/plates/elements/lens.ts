// A flat lens of light, shade or foam lying on ground or water.

import type { Chance } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';

/** Path data; with a chance, the bulge leans to one side. */
export function lens(x: number, y: number, width: number, height: number, chance?: Chance): string {
  const lean = (chance?.between(-0.15, 0.15) ?? 0) * width;
  const left = x - width / 2;
  const right = x + width / 2;
  const top = draw`${x - width * 0.25 + lean} ${y - height * 0.75} ${x + width * 0.2 + lean} ${y - height * 0.8} ${right} ${y}`;
  const bottom = draw`${x + width * 0.2} ${y + height * 0.35} ${x - width * 0.25} ${y + height * 0.35} ${left} ${y}`;
  return `${draw`M${left} ${y}`}C${top}C${bottom}Z`;
}
