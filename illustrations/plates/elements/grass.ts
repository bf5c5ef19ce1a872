// The grass at the viewer's feet, and the seed heads that stand above it.

import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';
import type { Range } from '#illustrations/plates/elements/range.ts';
import { ellipse } from '#illustrations/plates/paths.ts';

export interface Grass {
  /** Where the roots are, on the canvas. */
  y: number;
  count: number;
  height: Range;
  colour: Colour;
  opacity?: number;
  /** How far blades bend, as a share of their height. */
  lean?: number;
  /** How far the roots lie apart in depth, in multiples of `canvas.unit`. */
  spread?: number;
  /** The stretch of the picture's width it covers, in shares. */
  from?: number;
  to?: number;
  name: string;
}

const BLADE_WIDTH = 3.2;

export function paintGrass(canvas: Canvas, grass: Grass): void {
  const { y, count, height, colour, opacity = 1, lean = 0.25, spread = 10, from = -0.02, to = 1.02, name } = grass;
  const chance = chanceOf(canvas, name);
  let blades = '';
  for (let blade = 0; blade < count; blade += 1) {
    const x = canvas.x(chance.between(from, to));
    const root = y + chance.next() * spread * canvas.unit;
    const length = chance.between(...height) * canvas.unit * chance.between(0.6, 1);
    const bend = (lean + chance.bell() * 0.28) * length;
    const width = BLADE_WIDTH * canvas.unit * chance.between(0.6, 1.2);
    const [tipX, tipY] = [x + bend, root - length];
    blades += draw`M${x - width / 2} ${root}Q${x + bend * 0.15} ${root - length * 0.6} ${tipX} ${tipY}`;
    blades += draw`Q${x + bend * 0.3 + width / 2} ${root - length / 2} ${x + width / 2} ${root}Z`;
  }
  canvas.path(blades, colour, opacity < 1 ? { opacity } : {});
}

export type SeedHeads = Omit<Grass, 'opacity' | 'height'> & { height?: Range };

const SEEDS = 9;
const STALK_WIDTH = 1.3;

export function paintSeedHeads(canvas: Canvas, heads: SeedHeads): void {
  const { y, count, height = [50, 110], colour, lean = 0.3, spread = 10, from = 0, to = 1, name } = heads;
  const chance = chanceOf(canvas, name);
  let stalks = '';
  let seeds = '';
  for (let head = 0; head < count; head += 1) {
    const x = canvas.x(chance.between(from, to));
    const root = y + chance.next() * spread * canvas.unit;
    const length = chance.between(...height) * canvas.unit;
    const bend = (lean + chance.bell() * 0.2) * length;
    const [tipX, tipY] = [x + bend, root - length];
    stalks += draw`M${x} ${root}Q${x + bend * 0.15} ${root - length * 0.65} ${tipX} ${tipY}`;
    seeds += earOfSeeds(tipX, tipY, bend, length, chance.between(0.16, 0.24) * length, canvas.unit);
  }
  canvas.path(stalks, 'none', { stroke: colour, 'stroke-width': STALK_WIDTH * canvas.unit });
  canvas.path(seeds, colour);
}

/** Seeds to either side of a stalk's last stretch, which nods the way the stalk bends. */
function earOfSeeds(tipX: number, tipY: number, bend: number, length: number, reach: number, unit: number): string {
  const steepness = Math.hypot(bend * 0.85, length * 0.35);
  const [alongX, alongY] = [(bend * 0.85) / steepness, (-length * 0.35) / steepness];
  let seeds = '';
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const share = seed / SEEDS;
    const side = seed % 2 === 0 ? -1 : 1;
    const size = (1.5 + 1.5 * Math.sin(Math.PI * (share * 0.8 + 0.1))) * unit;
    const x = tipX - alongX * reach * share + side * size * 0.55;
    const y = tipY - alongY * reach * share + reach * share * 0.75;
    seeds += ellipse(x, y, size * 0.5, size * 1.25);
  }
  return seeds;
}
