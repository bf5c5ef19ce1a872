// The procession of animals that walks along the upper edge of the footer. It takes the colour of its surroundings and
// repeats without a seam.

import { writePath } from '#illustrations/drawing/path.ts';
import { element, place } from '#illustrations/drawing/svg.ts';
import { extentOf, segmentsOf } from '#illustrations/identity/path-segments.ts';
import { type Species, silhouetteOf } from '#illustrations/plates/animals/species.ts';

interface Walker {
  species: Species;
  /** Of what its silhouette counts as height. */
  height: number;
  /** Room behind it, to the walker that follows. */
  gap: number;
}

/** Within a family, and between families. */
const near = 9;
const far = 34;

/** From the last to the first. */
const procession: readonly Walker[] = [
  { species: 'elephant', height: 78, gap: far },
  { species: 'elephant-calf', height: 38, gap: near },
  { species: 'elephant', height: 70, gap: near },
  { species: 'zebra', height: 44, gap: far },
  { species: 'zebra', height: 47, gap: near },
  { species: 'wildebeest', height: 46, gap: far },
  { species: 'wildebeest', height: 49, gap: near },
  { species: 'wildebeest', height: 45, gap: near },
  { species: 'giraffe-grazing', height: 55, gap: far },
  { species: 'giraffe', height: 63, gap: near },
  { species: 'lioness', height: 38, gap: far },
  { species: 'lion', height: 43, gap: near },
  { species: 'ostrich', height: 43, gap: far },
  { species: 'ostrich', height: 40, gap: near },
  { species: 'buffalo', height: 50, gap: far },
  { species: 'buffalo', height: 47, gap: near },
  { species: 'impala', height: 36, gap: far },
  { species: 'impala', height: 38, gap: near },
  { species: 'impala', height: 35, gap: near },
  { species: 'rhino', height: 56, gap: far },
  { species: 'oryx', height: 46, gap: far },
  { species: 'oryx', height: 43, gap: near },
  { species: 'cheetah', height: 35, gap: far },
];

const baseline = 170;
const groundDepth = 6;

/** An SVG file, one tile of the frieze. */
export function drawFrieze(): string {
  const ids = new Map(
    [...new Set(procession.map(({ species }) => species))].map((species, index) => [species, `a${index}`]),
  );
  const definitions = [...ids].map(([species, id]) => element('path', { id, d: writePath(segmentsFor(species)) }));

  // Half of the first gap moves to the other end of the tile, so that nobody touches its edges.
  let x = -far / 2;
  const walkers = procession.map(({ species, height, gap }) => {
    const scale = height / silhouetteOf(species).height;
    const [left, right] = extentOf(segmentsFor(species));
    const centre = x + gap - left * scale;
    x = centre + right * scale;
    return element('use', { href: `#${ids.get(species)}`, transform: place(centre, baseline, scale) });
  });

  const width = Math.round(x + far / 2);
  const height = baseline + groundDepth;
  const ground = element('path', { d: `M0 ${baseline - 1}h${width}v${groundDepth + 1}H0z` });
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, fill: 'currentColor' };
  return `${element('svg', attributes, element('defs', {}, definitions.join('')) + walkers.join('') + ground)}\n`;
}

function segmentsFor(species: Species) {
  const { far: farLimbs, near: body } = silhouetteOf(species);
  return segmentsOf(farLimbs + body);
}
