// What frames the scene on its right: a tree of the country, or nothing.

import { mixColours } from '#scripts/illustrations/drawing/colour.ts';
import { type Chance, chanceOf } from '#scripts/illustrations/plates/chance.ts';
import type { PlateSpec } from '#scripts/illustrations/plates/plate-spec.ts';
import type { Actor } from '#scripts/illustrations/plates/scene/actor.ts';
import type { Stage } from '#scripts/illustrations/plates/scene/stage.ts';
import { paintAcacia } from '#scripts/illustrations/plates/trees/acacia.ts';
import { paintBaobab } from '#scripts/illustrations/plates/trees/baobab.ts';
import { paintDoumPalm } from '#scripts/illustrations/plates/trees/doum-palm.ts';
import { paintEuphorbia } from '#scripts/illustrations/plates/trees/euphorbia.ts';
import { paintFern } from '#scripts/illustrations/plates/trees/fern.ts';
import { paintGroundsel } from '#scripts/illustrations/plates/trees/groundsel.ts';
import { paintLobelia } from '#scripts/illustrations/plates/trees/lobelia.ts';
import { paintPalm } from '#scripts/illustrations/plates/trees/palm.ts';
import { paintRainforestTree } from '#scripts/illustrations/plates/trees/rainforest-tree.ts';

type FrameKind = 'acacia' | 'baobab' | 'doum-palm' | 'euphorbia' | 'groundsel' | 'palm' | 'rainforest' | 'none';

export interface Frame {
  paint(): void;
  /** What it covers: nobody should stand behind it. */
  readonly actors: readonly Actor[];
}

export function planFrame(stage: Stage): Frame {
  const chance = chanceOf(stage.canvas, 'frame');
  const kind = frameKind(stage.spec, chance);
  const height = chance.next();
  return framers[kind](stage, stage.canvas.isPortrait ? 1.06 : chance.between(0.9, 0.945), height);
}

function frameKind({ landmark, biome, props }: PlateSpec, chance: Chance): FrameKind {
  switch (landmark) {
    case 'sea':
      return 'palm';
    case 'peaks':
      return 'groundsel';
    case 'forest':
      return 'rainforest';
    case 'mesa':
      return chance.happens(0.75) ? 'doum-palm' : 'acacia';
    case 'escarpment':
      return chance.happens(biome === 'savannah' ? 0.35 : 0.75) ? 'euphorbia' : 'acacia';
    case 'cone':
      return chance.happens(0.5) ? 'euphorbia' : 'acacia';
    case 'lake':
      return chance.happens(0.8) ? 'acacia' : 'none';
    default:
      if (props.includes('falls')) return 'doum-palm';
      if (biome === 'redearth' && chance.happens(0.6)) return 'baobab';
      return chance.happens(0.84) ? 'acacia' : 'none';
  }
}

type Framer = (stage: Stage, x: number, height: number) => Frame;

const framers: Readonly<Record<FrameKind, Framer>> = {
  none: () => ({ paint() {}, actors: [] }),
  acacia: (stage, x, height) => {
    const tall = (420 + 190 * height) * stage.canvas.unit;
    return tree(stage, x, 0.955, tall, { crown: 1.6, crownFrom: 0.5 }, (at, foot) =>
      paintAcacia(stage.canvas, at, foot, tall, { ...inks(stage), tiers: 4, lean: 0.04, name: 'framing-acacia' }),
    );
  },
  baobab: (stage, x, height) => {
    const tall = (600 + 90 * height) * stage.canvas.unit;
    return tree(stage, x, 0.94, tall, { crown: 0.9, crownFrom: 0.5, trunk: 0.34 }, (at, foot) =>
      paintBaobab(stage.canvas, at, foot, tall, { ...inks(stage), name: 'framing-baobab' }),
    );
  },
  'doum-palm': (stage, x, height) => {
    const tall = (540 + 110 * height) * stage.canvas.unit;
    return tree(stage, x, 0.985, tall, { crown: 0.8, crownFrom: 0.55 }, (at, foot) =>
      paintDoumPalm(stage.canvas, at, foot, tall, { ...inks(stage), name: 'framing-doum' }),
    );
  },
  euphorbia: (stage, x, height) => {
    const tall = (420 + 90 * height) * stage.canvas.unit;
    return tree(stage, x, 1, tall, { crown: 0.95, crownFrom: 0.2 }, (at, foot) =>
      paintEuphorbia(stage.canvas, at, foot, tall, { ...inks(stage), name: 'framing-euphorbia' }),
    );
  },
  groundsel: (stage, x, height) => {
    const { canvas } = stage;
    const tall = (400 + 80 * height) * canvas.unit;
    return tree(stage, x, 1, tall, { crown: 0.6, crownFrom: 0.2 }, (at, foot) => {
      paintGroundsel(canvas, at, foot, tall, { ...inks(stage), name: 'framing-groundsel' });
      paintGroundsel(canvas, stage.x(0.07), stage.y(1.02), tall * 0.7, { ...inks(stage), name: 'small-groundsel' });
      paintLobelia(canvas, stage.x(x - 0.14), foot, 190 * canvas.unit, { ...inks(stage), name: 'framing-lobelia' });
    });
  },
  palm: (stage, x, height) => {
    const { canvas } = stage;
    const tall = (760 + 60 * height) * canvas.unit;
    return tree(stage, x, 1.03, tall, { crown: 0.8, crownFrom: 0.6 }, (at, foot) => {
      const shorter = at - stage.ahead * 110 * canvas.unit;
      const { ink, lit } = inks(stage);
      const behind = { ...inks(stage), ink: mixColours(ink, lit, 0.35), lean: 0.12, name: 'farther-palm' };
      paintPalm(canvas, shorter, foot, tall * 0.76, behind);
      paintPalm(canvas, at, foot, tall, { ...inks(stage), lean: 0.26, name: 'framing-palm' });
    });
  },
  rainforest: (stage, x) => ({
    paint: () => paintForestFrame(stage, x),
    actors: [{ x, y: 1, width: 220 * stage.canvas.unit, height: stage.canvas.height, paint() {} }],
  }),
};

/** The shares of its height a tree's crown is wide, begins at, and its trunk is wide. */
interface Shape {
  crown: number;
  crownFrom: number;
  trunk?: number;
}

function tree(
  stage: Stage,
  x: number,
  foot: number,
  tall: number,
  { crown, crownFrom, trunk = 0.18 }: Shape,
  paint: (x: number, foot: number) => void,
): Frame {
  const { canvas } = stage;
  const crownFoot = foot - (tall * crownFrom) / canvas.height;
  return {
    paint: () => paint(stage.x(x), stage.y(foot)),
    actors: [
      { x, y: foot, width: tall * trunk, height: tall, paint() {} },
      { x, y: crownFoot, width: tall * crown, height: tall * (1 - crownFrom), paint() {} },
    ],
  };
}

/** Silhouettes, their lit leaves and their edge of light; framing trees lean and look into the scene. */
function inks({ light, ground, mirrored }: Stage) {
  const { ink, rim } = light;
  return { ink, lit: mixColours(ink, ground.light, 0.42), rim, facing: mirrored ? 1 : -1 } as const;
}

const ferns = [
  { x: 0.04, length: 270 },
  { x: 0.13, length: 200 },
  { x: 0.8, length: 180 },
  { x: 0.9, length: 260 },
  { x: 0.98, length: 230 },
];

/** Forest giants whose crowns are far above the picture, and ferns at their feet. */
function paintForestFrame(stage: Stage, x: number): void {
  const { canvas } = stage;
  const chance = chanceOf(canvas, 'forest-frame');
  const style = inks(stage);
  const tall = 1250 * canvas.unit;
  paintRainforestTree(canvas, stage.x(x), stage.y(1.02), tall, { ...style, name: 'framing-giant' });
  if (!stage.isHero && chance.happens(0.6)) {
    paintRainforestTree(canvas, stage.x(0.03), stage.y(1.02), tall * 1.1, { ...style, name: 'second-giant' });
  }
  for (const [index, { x: share, length }] of ferns.entries()) {
    const isInner = index === 1 || index === 2;
    const ink = isInner ? mixColours(style.ink, style.lit, 0.6) : style.ink;
    paintFern(canvas, stage.x(share), stage.y(1), length * canvas.unit, { ...style, ink, name: `fern-${index}` });
  }
}
