// The font files of the npm packages, opened. Static cuts only: fontkit cannot set a weight of a variable one.

import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

export type Family = 'brygada-1918' | 'figtree';

export interface Cut {
  family: Family;
  weight: 400 | 500 | 600 | 700;
  style?: 'normal' | 'italic';
}

/** The Latin part of one cut. */
export function openFont({ family, weight, style = 'normal' }: Cut): Font {
  return openSync(resolve(`@fontsource/${family}/files/${family}-latin-${weight}-${style}.woff`));
}
