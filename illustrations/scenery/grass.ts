// Grass in the foreground.

import { interpolate } from '#illustrations/drawing/interpolation.ts';
import { between, createRandom } from '#illustrations/drawing/random.ts';
import { element, group, place } from '#illustrations/drawing/svg.ts';
import { SHEET_HEIGHT, SHEET_WIDTH } from '#illustrations/sheet.ts';

type Stretch = readonly [fromX: number, toX: number];

type GrassRow = {
  readonly seed: string;
  readonly height: number;
  readonly clumps: number;
  readonly stretches?: readonly Stretch[];
};

/** Grass along the lower edge: one clump is drawn once and reused at varying sizes along each stretch. */
export function grass(fill: string, { seed, height, clumps, stretches = [[0, SHEET_WIDTH]] }: GrassRow): string {
  const random = createRandom(seed);
  const copies = stretches.flatMap(([fromX, toX]) => {
    const count = Math.round((clumps * (toX - fromX)) / SHEET_WIDTH);
    return Array.from({ length: count }, (_, index) => {
      const x = interpolate(fromX, toX, (index + random()) / count);
      const size = (height / 100) * between(random, 0.55, 1.1);
      const flip = random() < 0.35 ? -1 : 1;
      return element('use', { href: '#g', transform: place(x, SHEET_HEIGHT, size * flip, size) });
    });
  });
  const clump = element('path', { id: 'g', d: grassClump(seed) });
  return element('defs', {}, clump) + group({ fill }, copies);
}

function grassClump(seed: string): string {
  const random = createRandom(`${seed}:clump`);
  let path = '';
  for (let blade = 0; blade < 11; blade += 1) {
    const rootX = between(random, -55, 55);
    const height = between(random, 45, 100);
    const lean = between(random, -18, 52);
    path += grassBlade(rootX, height, lean);
  }
  return path;
}

function grassBlade(rootX: number, height: number, lean: number): string {
  const up = [lean * 0.1, -height * 0.6, lean, -height].map(Math.round);
  const down = [-lean * 0.6, height * 0.4, 6 - lean, height].map(Math.round);
  return `M${Math.round(rootX)} 10q${up.join(' ')}q${down.join(' ')}z`;
}
