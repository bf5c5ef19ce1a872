// What frames the scene on its right: a tree of the country, or nothing.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import type { CameraName, PropName } from '#illustrations/plates/plate-spec.ts';
import { bambooFrame, isBamboo } from '#illustrations/plates/scene/bamboo.ts';
import { cameraOf } from '#illustrations/plates/scene/camera.ts';
import { isCrag } from '#illustrations/plates/scene/crag.ts';
import { isCat, isOpenWater } from '#illustrations/plates/scene/fauna.ts';
import type { Frame } from '#illustrations/plates/scene/frame-parts.ts';
import { isMoorland } from '#illustrations/plates/scene/moorland.ts';
import { isReef } from '#illustrations/plates/scene/reef.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';
import { needsWater } from '#illustrations/plates/scene/water.ts';
import { paintAcacia } from '#illustrations/plates/trees/acacia.ts';
import { paintBaobab } from '#illustrations/plates/trees/baobab.ts';
import { paintDoumPalm } from '#illustrations/plates/trees/doum-palm.ts';
import { paintEuphorbia } from '#illustrations/plates/trees/euphorbia.ts';
import { paintFern } from '#illustrations/plates/trees/fern.ts';
import { paintGroundsel } from '#illustrations/plates/trees/groundsel.ts';
import { paintLobelia } from '#illustrations/plates/trees/lobelia.ts';
import { paintPalm } from '#illustrations/plates/trees/palm.ts';
import { paintRainforestTree } from '#illustrations/plates/trees/rainforest-tree.ts';

type FrameKind =
  | 'acacia'
  | 'bamboo'
  | 'baobab'
  | 'doum-palm'
  | 'euphorbia'
  | 'groundsel'
  | 'palm'
  | 'rainforest'
  | 'none';

export function planFrame(stage: Stage): Frame {
  const chance = chanceOf(stage.canvas, 'frame');
  const kind = frameKind(stage, chance);
  const height = chance.next();
  return framers[kind](stage, stage.canvas.isPortrait ? 1.06 : chance.between(0.9, 0.945), height);
}

function frameKind({ canvas, spec, hasWords, layout }: Stage, chance: Chance): FrameKind {
  const { landmark, biome, props } = spec;
  if (layout === 'thumb' || treeless.includes(cameraOf(spec))) return 'none';
  // At the head of a page, lava and its tree would stand in the middle.
  if (layout === 'panel' && props.includes('lava')) return 'none';
  if (isOpenWater(spec) || isCrag(spec) || isReef(spec) || props.includes('islet')) return 'none';
  // In an upright picture its crown would hang before the cat on the rock.
  if (canvas.isPortrait && props.includes('kopje') && spec.fauna.some(({ species }) => isCat(species))) return 'none';
  if (isBamboo(spec)) return 'bamboo';
  if (props.includes('falls')) return biome === 'redearth' ? 'euphorbia' : 'rainforest';
  if (bareOfTrees.some((prop) => props.includes(prop))) return 'none';
  switch (landmark) {
    case 'sea':
      return 'palm';
    case 'peaks':
      return isMoorland(spec) ? 'groundsel' : chance.happens(0.5) ? 'acacia' : 'euphorbia';
    case 'forest':
      // Around a spring in dry country palms shade the water.
      return needsWater(spec) ? 'doum-palm' : 'rainforest';
    case 'mesa':
      return chance.happens(0.75) ? 'doum-palm' : 'acacia';
    case 'escarpment':
      return chance.happens(biome === 'savannah' ? 0.35 : 0.75) ? 'euphorbia' : 'acacia';
    case 'cone':
      return chance.happens(0.5) ? 'euphorbia' : 'acacia';
    case 'lake':
      return chance.happens(0.8) ? 'acacia' : 'none';
    default:
      // No baobab grows where orphaned elephants are raised, high up beside Nairobi.
      if (biome === 'redearth' && !props.includes('keeper') && chance.happens(0.6)) return 'baobab';
      return hasWords || chance.happens(0.84) ? 'acacia' : 'none';
  }
}

/** A tree before these would hide half of them. */
const bareOfTrees: readonly PropName[] = [
  'villas',
  'cottages',
  'hillcamp',
  'townhouse',
  'chalets',
  'blocks',
  'terraces',
  'hearths',
  'guesthouse',
  'farmhouse',
  'bungalow',
  'plinths',
  'figs',
  'ridge',
  'photographer',
];

/** From a hill, a balloon, a hatch or a tent other things frame the view, and nothing frames a face. */
const treeless: readonly CameraName[] = [
  'hill',
  'balloon',
  'afar',
  'sky',
  'hatch',
  'window',
  'fire',
  'portrait',
  'canvas',
];

type Framer = (stage: Stage, x: number, height: number) => Frame;

const framers: Readonly<Record<FrameKind, Framer>> = {
  none: () => ({ paint() {}, actors: [] }),
  bamboo: bambooFrame,
  acacia: (stage, x, height) => {
    const tall = (420 + 190 * height) * stage.canvas.unit;
    return tree(
      stage,
      x,
      0.955,
      tall,
      [trunk, { width: 1.2, from: 0.3, to: 0.62 }, { width: 2.05, from: 0.6, to: 1.05 }],
      (at, foot) =>
        paintAcacia(stage.canvas, at, foot, tall, { ...inks(stage), tiers: 4, lean: 0.04, name: 'framing-acacia' }),
    );
  },
  baobab: (stage, x, height) => {
    const tall = (600 + 90 * height) * stage.canvas.unit;
    return tree(
      stage,
      x,
      0.94,
      tall,
      [
        { ...trunk, width: 0.36 },
        { width: 1.05, from: 0.5, to: 1 },
      ],
      (at, foot) => paintBaobab(stage.canvas, at, foot, tall, { ...inks(stage), name: 'framing-baobab' }),
    );
  },
  'doum-palm': (stage, x, height) => {
    const tall = (540 + 110 * height) * stage.canvas.unit;
    return tree(stage, x, 0.985, tall, [trunk, { width: 0.8, from: 0.55, to: 1 }], (at, foot) =>
      paintDoumPalm(stage.canvas, at, foot, tall, { ...inks(stage), name: 'framing-doum' }),
    );
  },
  euphorbia: (stage, x, height) => {
    const tall = (420 + 90 * height) * stage.canvas.unit;
    return tree(stage, x, 1, tall, [trunk, { width: 0.95, from: 0.2, to: 1 }], (at, foot) =>
      paintEuphorbia(stage.canvas, at, foot, tall, { ...inks(stage), name: 'framing-euphorbia' }),
    );
  },
  groundsel: (stage, x, height) => {
    const { canvas } = stage;
    const chance = chanceOf(canvas, 'groundsels');
    const tall = (360 + 130 * height) * canvas.unit;
    const others = {
      left: chance.between(0.03, 0.13),
      right: x - chance.between(0.1, 0.16),
      lobelia: chance.between(0.68, 0.8),
    };
    return tree(stage, x, 1, tall, [trunk, { width: 0.6, from: 0.2, to: 1 }], (at, foot) => {
      const style = inks(stage);
      if (chance.happens(0.5)) {
        const behind = { ...style, ink: mixColours(style.ink, style.lit, 0.25), name: 'second-groundsel' };
        paintGroundsel(canvas, stage.x(others.right), stage.y(0.97), tall * 0.62, behind);
      }
      paintGroundsel(canvas, at, foot, tall, { ...style, name: 'framing-groundsel' });
      paintGroundsel(canvas, stage.x(others.left), stage.y(1.02), tall * 0.7, { ...style, name: 'small-groundsel' });
      const lobelia = chance.between(150, 230) * canvas.unit;
      paintLobelia(canvas, stage.x(others.lobelia), foot, lobelia, { ...style, name: 'framing-lobelia' });
    });
  },
  palm: (stage, x, height) => {
    const { canvas } = stage;
    const tall = (760 + 60 * height) * canvas.unit;
    return tree(stage, x, 1.03, tall, [trunk, { width: 0.8, from: 0.6, to: 1 }], (at, foot) => {
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

/** A part of a tree as a box, in shares of the tree's height: how wide, and from where up to where. */
interface Part {
  width: number;
  from: number;
  to: number;
}

const trunk: Part = { width: 0.18, from: 0, to: 1 };

function tree(
  stage: Stage,
  x: number,
  foot: number,
  tall: number,
  parts: readonly Part[],
  paint: (x: number, foot: number) => void,
): Frame {
  const { canvas } = stage;
  return {
    paint: () => paint(stage.x(x), stage.y(foot)),
    actors: parts.map(({ width, from, to }) => ({
      x,
      y: foot - (tall * from) / canvas.height,
      width: tall * width,
      height: tall * (to - from),
      paint() {},
    })),
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
  // In the head of a page the far side of the scene is the middle of the picture.
  if (stage.layout !== 'words' && stage.layout !== 'panel' && chance.happens(0.6)) {
    paintRainforestTree(canvas, stage.x(0.03), stage.y(1.02), tall * 1.1, { ...style, name: 'second-giant' });
  }
  for (const [index, { x: share, length }] of ferns.entries()) {
    const isInner = index === 1 || index === 2;
    const ink = isInner ? mixColours(style.ink, style.lit, 0.6) : style.ink;
    paintFern(canvas, stage.x(share), stage.y(1), length * canvas.unit, { ...style, ink, name: `fern-${index}` });
  }
}
