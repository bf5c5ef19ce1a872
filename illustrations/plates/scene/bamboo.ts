// The bamboo belt of the volcanoes: a stand far back on either side with the mountain between, and a nearer one as
// frame.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintMistBanks } from '#illustrations/plates/elements/mist.ts';
import type { PlateSpec } from '#illustrations/plates/plate-spec.ts';
import type { Frame } from '#illustrations/plates/scene/frame-parts.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';
import { paintBamboo } from '#illustrations/plates/trees/bamboo.ts';
import { paintFern } from '#illustrations/plates/trees/fern.ts';

/** Bamboo grows where golden monkeys live, and below a volcano where there are gorillas. */
export function isBamboo({ landmark, fauna }: PlateSpec): boolean {
  const shows = (animal: string) => fauna.some(({ species }) => species === animal);
  return shows('golden-monkey') || (landmark === 'cone' && shows('gorilla'));
}

/** Rows from the farthest: how many culms, how tall in canvas units, how much of their colour distance takes. */
const rows = [
  { culms: 14, height: 300, lower: 0.045, paleness: 0.72 },
  { culms: 11, height: 430, lower: 0.085, paleness: 0.44 },
] as const;
/** How far in from either edge a stand reaches, as a share of the width. */
const reach = 0.4;

export function paintBambooStands(stage: Stage): void {
  const { canvas, light, ground, horizon } = stage;
  const leaf = mixColours(mixColours(ground.bush, '#5d8a3c', 0.5), light.ink, 0.2);
  for (const [row, { culms, height, lower, paleness }] of rows.entries()) {
    const chance = chanceOf(canvas, `bamboo-row-${row}`);
    const ink = mixColours(leaf, light.haze, paleness);
    const y = canvas.y(horizon + lower);
    for (let culm = 0; culm < culms; culm += 1) {
      const inward = reach * chance.next() ** 1.3;
      const isLeft = culm % 2 === 0 && !stage.hasWords;
      const x = canvas.x(isLeft ? inward : 1 - inward);
      const tall = height * chance.between(0.75, 1.2) * (1.25 - inward) * canvas.unit;
      paintBamboo(canvas, x, y + chance.between(-8, 14) * canvas.unit, tall, {
        ink,
        lit: mixColours(ink, ground.light, 0.4),
        facing: isLeft ? 1 : -1,
        bow: chance.between(0.02, 0.16),
        leavesFrom: 0.22,
        name: `bamboo-${row}-${culm}`,
      });
    }
    const bank = { y: y + 10 * canvas.unit, count: 7, width: [400, 900], height: [40, 90] } as const;
    paintMistBanks(canvas, { ...bank, colour: light.haze, opacity: 0.5, name: `bamboo-mist-${row}` });
  }
}

/** Where near culms stand, by their place across the scene; they lean toward its middle and out of the picture. */
const nearCulms = [
  { x: 0.985, girth: 0.031, tall: 1.2 },
  { x: 0.925, girth: 0.027, tall: 1.14 },
  { x: 0.875, girth: 0.019, tall: 1.06 },
  { x: 0.02, girth: 0.029, tall: 1.18 },
];

const ferns = [
  { x: 0.03, length: 210 },
  { x: 0.9, length: 190 },
  { x: 0.98, length: 230 },
];

export function bambooFrame(stage: Stage): Frame {
  const { canvas } = stage;
  const column = (x: number, width: number) => ({ x, y: 1, width: width * stage.size.width, height: canvas.height });
  return {
    paint: () => paintNearBamboo(stage),
    actors: [column(0.94, 0.16), column(0.03, 0.1)].map((box) => ({ ...box, paint() {} })),
  };
}

function paintNearBamboo(stage: Stage): void {
  const { canvas, light, ground } = stage;
  const leaf = mixColours(mixColours(ground.bush, '#557f36', 0.55), light.ink, 0.3);
  for (const [index, { x, girth, tall }] of nearCulms.entries()) {
    // Words stand there, or it is the middle of a wide picture.
    if ((stage.hasWords || stage.layout === 'panel') && x < 0.5) continue;
    const ink = mixColours(leaf, light.ink, index % 2 === 0 ? 0.42 : 0.2);
    const isRight = stage.x(x) > canvas.width / 2;
    paintBamboo(canvas, stage.x(x), stage.y(1.03), tall * canvas.height, {
      ink,
      lit: mixColours(ink, ground.light, 0.42),
      rim: light.rim,
      facing: isRight ? -1 : 1,
      girth,
      bow: 0.03,
      leavesFrom: 0.46,
      name: `near-bamboo-${index}`,
    });
  }
  for (const [index, { x, length }] of ferns.entries()) {
    const style = { ink: mixColours(light.ink, leaf, 0.25), name: `bamboo-fern-${index}` };
    paintFern(canvas, stage.x(x), stage.y(1), length * canvas.unit, style);
  }
}
