// The sea cut open at the water's edge: above it sky and sail, below it a coral garden with its fish.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import type { Colour } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { blob } from '#illustrations/plates/elements/blob.ts';
import { ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import { tone } from '#illustrations/plates/light.ts';
import { circle, limb, polygon } from '#illustrations/plates/paths.ts';
import type { PlateSpec } from '#illustrations/plates/plate-spec.ts';
import { paintDolphins } from '#illustrations/plates/props/reef/dolphins.ts';
import { paintShoal } from '#illustrations/plates/props/reef/shoal.ts';
import { paintSnorkeller, type Snorkeller } from '#illustrations/plates/props/reef/snorkeller.ts';
import { paintTurtle } from '#illustrations/plates/props/reef/turtle.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

/** Where the surface cuts the picture, as a share of its height. */
export const surface = 0.6;

export function isReef({ props }: PlateSpec): boolean {
  return props.includes('reef');
}

export function paintReef(stage: Stage): void {
  const { canvas, light } = stage;
  const { unit } = canvas;
  const top = ridgeLine(canvas, { y: canvas.y(surface), amplitude: 12, scale: 260, octaves: 2, name: 'surface' });
  const below = (points: readonly Point[]) =>
    polygon([...points, [canvas.width + 20, canvas.height + 10], [-20, canvas.height + 10]]);
  const lowered = (depth: number) => top.map(([x, y]): Point => [x, y + depth * unit]);
  const [shallow, deep] = [tone(light, '#57cdc8', 0.6), tone(light, '#0b5f80', 0.6)];
  const water = canvas.linearGradient(
    [
      [0, shallow],
      [0.45, mixColours(shallow, deep, 0.6)],
      [1, deep],
    ],
    { x2: 0, y1: canvas.y(surface), y2: canvas.height, inCanvasUnits: true },
  );
  const { mirrored, hasWords } = stage;
  paintDolphins(canvas, stage.x(hasWords ? 0.86 : 0.72), stage.y(surface) - 14 * unit, 250 * unit, { light, mirrored });
  canvas.path(below(top), water);
  paintShafts(stage);
  paintSeaFloor(stage, deep);
  paintShoal(canvas, { x: stage.x(0.63), y: stage.y(0.745), facing: stage.ahead, name: 'yellow' }, '#f4c542');
  paintShoal(canvas, { x: stage.x(0.2), y: stage.y(0.85), facing: stage.ahead, name: 'blue' }, '#9fe0f0');
  paintTurtle(canvas, stage.x(0.4), stage.y(0.79), 190 * unit, { light, mirrored });
  paintSwimmers(stage);
  canvas.path(polygon([...top, ...lowered(9).toReversed()]), '#ffffff', { opacity: 0.75 });
  canvas.path(polygon([...lowered(9), ...lowered(26).toReversed()]), shallow, { opacity: 0.5 });
}

/** One at the surface, one who has dived to look closer: where they are, how they are turned, what they wear. */
const swimmers: readonly (Snorkeller & { readonly x: number; readonly y: number; readonly dive: number })[] = [
  { x: 0.56, y: surface + 0.022, dive: 4, shirt: '#f2c14e', fins: '#e4577c', skin: '#d8b08e' },
  { x: 0.78, y: surface + 0.13, dive: 28, shirt: '#d9484c', fins: '#f2c14e', skin: '#6b4630' },
];

function paintSwimmers({ canvas, light, x, y, ahead }: Stage): void {
  const size = 1.05 * canvas.unit;
  for (const { x: across, y: down, dive, ...swimmer } of swimmers) {
    const turn = `scale(${(-ahead * size).toFixed(3)} ${size.toFixed(3)}) rotate(${dive})`;
    canvas.group({ transform: `translate(${x(across).toFixed(1)} ${y(down).toFixed(1)}) ${turn}` }, () =>
      paintSnorkeller(canvas, light, swimmer),
    );
  }
}

/** Light that the waves bundle. */
function paintShafts({ canvas, x }: Stage): void {
  const chance = chanceOf(canvas, 'reef-shafts');
  const fill = canvas.linearGradient([
    [0, '#e8fff6', 0.34],
    [1, '#e8fff6', 0],
  ]);
  for (let shaft = 0; shaft < 7; shaft += 1) {
    const left = x(chance.next());
    const [width, run] = [chance.between(30, 110) * canvas.unit, chance.between(-120, -20) * canvas.unit];
    canvas.path(
      polygon(
        pointsOf(`${left},${canvas.y(surface)} ${left + width},${canvas.y(surface)}
        ${left + run + width * 1.5},${canvas.height} ${left + run},${canvas.height}`),
      ),
      fill,
    );
  }
}

const corals: readonly Colour[] = ['#e4577c', '#f08a4b', '#b765b0', '#f2c14e', '#d9484c', '#7cc6a4'];

/** Coral heads, fans and fingers, the far ones blue with distance. */
function paintSeaFloor(stage: Stage, deep: Colour): void {
  const { canvas } = stage;
  const { unit } = canvas;
  for (const [row, { y, distance, size }] of floors.entries()) {
    const chance = chanceOf(canvas, `reef-${row}`);
    const sand = ridgeLine(canvas, {
      y: canvas.y(y),
      amplitude: 34,
      scale: 300,
      octaves: 3,
      name: `reef-floor-${row}`,
    });
    for (let x = 0; x < canvas.width; x += chance.between(50, 120) * size * unit) {
      const colour = mixColours(chance.pick(corals), deep, distance);
      paintCoral(stage, [x, canvas.y(y) + 20 * unit], chance.between(38, 92) * size * unit, colour, chance);
    }
    const ground = mixColours('#1a3f52', deep, distance);
    canvas.path(polygon([...sand, [canvas.width + 20, canvas.height + 10], [-20, canvas.height + 10]]), ground);
  }
}

const floors = [
  { y: 0.93, distance: 0.66, size: 0.75 },
  { y: 0.985, distance: 0.14, size: 1.15 },
];

function paintCoral({ canvas }: Stage, [x, y]: Point, size: number, colour: Colour, chance: Chance): void {
  const lit = mixColours(colour, '#ffffff', 0.3);
  const kind = chance.pick(['head', 'fan', 'fingers'] as const);
  if (kind === 'head') {
    canvas.path(blob(canvas, x, y - size * 0.2, [size * 0.6, size * 0.5], `coral-${Math.round(x)}`, 0.1), colour);
    const dots = Array.from({ length: 12 }, () =>
      circle(x + chance.between(-0.42, 0.42) * size, y - size * chance.between(0.1, 0.56), size * 0.035),
    );
    canvas.path(dots.join(''), lit, { opacity: 0.6 });
    return;
  }
  const count = kind === 'fan' ? 9 : 5;
  const spread = kind === 'fan' ? 1.1 : 0.7;
  const branches = Array.from({ length: count }, (_, index) => {
    const angle = -Math.PI / 2 + (index / (count - 1) - 0.5) * 2 * spread;
    const reach = size * chance.between(0.75, 1.1);
    const thick = size * (kind === 'fan' ? 0.05 : 0.15);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return limb([
      [x, y, thick],
      [x + cos * reach * 0.5, y + sin * reach * 0.55, thick * 0.9],
      [x + cos * reach * 0.82, y + sin * reach, thick * (kind === 'fan' ? 0.5 : 0.85)],
    ]);
  });
  canvas.path(branches.join(''), colour);
}
